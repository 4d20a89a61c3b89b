/** One server and one browser for all tests of a file, and people who come and go. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { Guest, openBrowser, type Wishes } from "./browser";
import { Server } from "./server";

export interface House {
  readonly server: Server;
  /** Somebody with a browser of his own; what went wrong in it fails the test. */
  guest(wishes?: Wishes): Promise<Guest>;
}

export function openHouse(): House {
  let server: Server;
  let browser: Browser;
  let guests: Guest[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([Server.start(), openBrowser()]);
  });
  afterEach(async () => {
    const complaints = guests.flatMap((guest) => guest.complaints);
    for (const guest of guests) await guest.leave();
    guests = [];
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  return {
    get server() {
      return server;
    },
    async guest(wishes) {
      const guest = await Guest.arrive(browser, wishes);
      guests.push(guest);
      return guest;
    },
  };
}
