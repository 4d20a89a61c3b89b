import { expect, it } from "vitest";
import { parseRoute } from "./routes";

it("knows the pages by their addresses", () => {
  expect(parseRoute("/")).toEqual({ page: "entrance" });
  expect(parseRoute("/lobby")).toEqual({ page: "lobby" });
  expect(parseRoute("/new/edo")).toEqual({ page: "new", game: "edo" });
  expect(parseRoute("/rules/osaka", "#O4.3")).toEqual({ page: "rules", game: "osaka", anchor: "O4.3" });
  expect(parseRoute("/table/AA-_9")).toEqual({ page: "table", table: "AA-_9", at: null });
  expect(parseRoute("/table/AA/at/12")).toEqual({ page: "table", table: "AA", at: 12 });
});

it("has a page for unknown addresses", () => {
  for (const path of ["/x", "/lobby/x", "/new", "/new/chess", "/table", "/table/a%20b", "/table/A/at/x", "/table/A/at", "/table/A/at/1/2"]) {
    expect(parseRoute(path), path).toEqual({ page: "nowhere" });
  }
});
