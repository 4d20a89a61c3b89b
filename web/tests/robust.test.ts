/** Failures: connections, tabs, servers, addresses. */
import type { Page, WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { openHouse } from "./house";
import { arrive, asked, BOT, listed, makeTable, ME, openChoices, playOn } from "./play";

const house = openHouse();

test("a cut line is shown and healed, and nothing is lost", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await arrive(page, house.server.url, "Storm");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await openChoices(page);
  await playOn(page, 3);
  await asked(page);
  const before = await listed(page);
  await guest.cut();
  await page.getByText("Connection lost").waitFor();
  await guest.mend();
  await page.getByText("Connection lost").waitFor({ state: "detached" });
  expect(await listed(page)).toEqual(before);
  await playOn(page, 2);
  forgive(guest.complaints, /ERR_INTERNET_DISCONNECTED|WebSocket/);
});

test("a server that is killed and comes back goes on with the game", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await arrive(page, house.server.url, "Rock");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await openChoices(page);
  await playOn(page, 3);
  await asked(page);
  const where = await page.getByTestId("where").textContent();
  await house.server.kill();
  await page.getByText("Connection lost").waitFor();
  await house.server.start();
  await page.getByText("Connection lost").waitFor({ state: "detached", timeout: 60_000 });
  expect(await page.getByTestId("where").textContent()).toBe(where);
  await playOn(page, 2);
  forgive(guest.complaints, /ERR_CONNECTION|WebSocket/);
});

test("a table that the server could not read for a while is current again by itself", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await arrive(page, house.server.url, "Outage");
  const address = await makeTable(page, house.server.url, { seats: [ME, BOT] });
  const database = await mayFail(page);
  await page.goto(address);
  await openChoices(page);
  await playOn(page, 2);
  await asked(page);
  const before = await listed(page);

  database.fail();
  const other = await guest.secondTab();
  await other.goto(address);
  await openChoices(other);
  await playOn(other, 2);
  await asked(other);
  const late = await guest.secondTab();
  const lateDatabase = await mayFail(late);
  lateDatabase.fail();
  await late.goto(address);
  await late.getByRole("alert").waitFor();
  await database.refused();
  expect(await listed(page)).toEqual(before);

  database.recover();
  lateDatabase.recover();
  await late.getByRole("alert").waitFor({ state: "detached" });
  await openChoices(late);
  const now = await listed(other);
  await expect.poll(() => listed(page), { timeout: 20_000 }).toEqual(now);
  await expect.poll(() => listed(late), { timeout: 20_000 }).toEqual(now);
  await playOn(page, 1);
});

test("a second tab and a reload show the same table", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await arrive(page, house.server.url, "Tabs");
  const address = await makeTable(page, house.server.url, { seats: [ME, BOT] });
  await page.goto(address);
  await openChoices(page);
  await playOn(page, 2);
  await asked(page);
  const before = await listed(page);
  const other = await guest.secondTab();
  await other.goto(address);
  await openChoices(other);
  await asked(other);
  expect(await listed(other)).toEqual(before);
  await playOn(other, 1);
  await page.reload();
  await openChoices(page);
  await asked(page);
  expect(await listed(page)).toEqual((await asked(other), await listed(other)));
});

test("an unknown table is said to be unknown", async () => {
  const guest = await house.guest();
  await guest.page.goto(`${house.server.url}/table/AAECAwQFBgcICQoLDA0ODw`);
  const reason = guest.page.getByRole("alert");
  await reason.waitFor();
  expect((await reason.textContent())?.length).toBeGreaterThan(10);
  forgive(guest.complaints, /404/);
});

test("earlier positions can be looked at while the game runs, with the arrow keys", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Past");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await openChoices(page);
  await playOn(page, 3);
  await asked(page);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { name: "Replay" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "Your turn" }).waitFor();
});

/** The browser's own message about a cut connection. */
function forgive(complaints: string[], expected: RegExp): void {
  const rest = complaints.filter((complaint) => !expected.test(complaint));
  complaints.splice(0, complaints.length, ...rest);
}

/** A server with a failing database, as a page sees it: its tables are neither reported nor found. */
async function mayFail(page: Page): Promise<{ fail(): void; refused(): Promise<void>; recover(): void }> {
  let failing = false;
  let refusals = 0;
  const refusal = { code: "busy", details: {}, message: "" };
  const watched = new Map<WebSocketRoute, { table: string; seat: number | null }[]>();
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    watched.set(socket, []);
    socket.onMessage((text) => {
      const ask = JSON.parse(String(text)) as { id: number; type: string; table?: string; seat?: number | null };
      if (ask.type === "watch" && ask.table) watched.get(socket)?.push({ table: ask.table, seat: ask.seat ?? null });
      if (!failing || !ask.table) return server.send(text);
      refusals += 1;
      socket.send(JSON.stringify({ type: "refused", id: ask.id, refusal }));
    });
    server.onMessage((text) => {
      const { type } = JSON.parse(String(text)) as { type: string };
      if (!failing || !["table", "update"].includes(type)) socket.send(text);
    });
  });
  return {
    fail() {
      failing = true;
      for (const [socket, places] of watched) {
        for (const place of places) socket.send(JSON.stringify({ type: "unwatched", ...place, refusal }));
      }
    },
    refused: () => expect.poll(() => refusals, { timeout: 20_000 }).toBeGreaterThan(1),
    recover: () => (failing = false),
  };
}
