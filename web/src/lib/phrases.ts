/** Formatting of times and clocks. */
import type { Clock } from "./protocol/messages";
import type { Words } from "./words/words";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** The relative time of a moment. */
export function ago(moment: number, now: number, words: Words): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (now - moment >= length) return format.format(-Math.floor((now - moment) / length), unit);
  }
  return words.say("web-just-now");
}

export function clockText(clock: Clock, words: Words): string {
  switch (clock.kind) {
    case "none":
      return words.say("web-clock-none");
    case "live":
      return words.say("web-clock-live-is", { minutes: Math.round(clock.bank / 60), increment: clock.increment });
    case "correspondence":
      return words.say("web-clock-hours-is", { hours: clock.hours });
  }
}

/** The remaining time of a clock: minutes and seconds, or days and hours. */
export function timeLeft(milliseconds: number, words: Words): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return words.say("web-time-days", { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) });
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

const two = (number: number): string => String(number).padStart(2, "0");
