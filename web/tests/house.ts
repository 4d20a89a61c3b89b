/** One server and one browser for all tests of a file, and the people in them. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { Guest, openBrowser, type Wishes } from "./browser";
import { Server } from "./server";

export interface House {
  readonly server: Server;
  /** A person with a browser context of their own; errors in it fail the test. */
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
