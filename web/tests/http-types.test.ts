/** `src/lib/protocol/http.ts` describes the answers of this server; a run that fails has renewed it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { httpTypes, type OpenApi } from "./http-types";
import { Server } from "./server";

const FILE = "src/lib/protocol/http.ts";

test("the types of HTTP answers are those of the server", async () => {
  const server = await Server.start();
  try {
    const described = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
    const wanted = httpTypes(described, readFileSync("src/lib/protocol/messages.ts", "utf8"));
    const found = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
    if (found !== wanted) writeFileSync(FILE, wanted);
    expect(found).toBe(wanted);
  } finally {
    await server.remove();
  }
});

test("a changed field changes the types", () => {
  const document = (field: string): OpenApi => {
    const empty = { type: "object", properties: {} };
    const me = { type: "object", properties: { [field]: { type: ["string", "null"] } } };
    return { components: { schemas: { About: empty, Components: empty, Fresh: empty, Games: empty, Lessons: empty, Me: me, Profile: empty } } };
  };
  expect(httpTypes(document("name"), "")).toContain("export type Me = {\n  readonly name?: string | null;\n};");
  expect(httpTypes(document("title"), "")).not.toContain("name");
});
