/** `Api` over HTTP. */
import { type Api, type ComponentTables, Problem } from "./api";
import type { About, Fresh, Games, Lessons, Me, Profile } from "./protocol/http";
import type { LobbyPage } from "./protocol/messages";

export class HttpApi implements Api {
  language = "en";

  me = () => this.#json<Me>("GET", "/api/me");
  games = () => this.#json<Games>("GET", "/api/games");
  lessons = async (game: string) => (await this.#json<Lessons>("GET", `/api/lessons/${game}`)).lessons;
  components = (game: string, at: { table: string; seat: number | null } | null) =>
    this.#json<ComponentTables>(
      "GET",
      at ? `/api/tables/${encodeURIComponent(at.table)}/components${query({ seat: at.seat?.toString() })}` : `/api/games/${game}/components`,
    );
  enter = (name: string) => this.#json<Me>("POST", "/api/guests", { name });
  change = (change: { name?: string; settings?: object }) => this.#json<Me>("PATCH", "/api/me", change);
  signUp = (name: string, password: string) => this.#json<Me>("POST", "/api/account", { name, password });
  logIn = (name: string, password: string) => this.#json<Me>("POST", "/api/login", { name, password });
  newPassword = (current: string, wanted: string) =>
    this.#done("PUT", "/api/account/password", { current, new: wanted });
  logOut = () => this.#done("POST", "/api/logout");
  logOutEverywhere = () => this.#done("POST", "/api/logout/everywhere");
  leaveForGood = (password: string | null) => this.#done("DELETE", "/api/me", password === null ? {} : { password });
  exported = async () => (await this.#send("GET", "/api/me/export")).text();
  tokens = () => this.#json<readonly About[]>("GET", "/api/me/bot-tokens");
  newToken = (label: string) => this.#json<Fresh>("POST", "/api/me/bot-tokens", { label });
  revoke = (id: string) => this.#done("DELETE", `/api/me/bot-tokens/${encodeURIComponent(id)}`);
  profile = (person: string) => this.#json<Profile>("GET", `/api/people/${encodeURIComponent(person)}`);
  mine = (after?: string) => this.#json<LobbyPage>("GET", `/api/me/tables${query({ after })}`);
  lobby = (game?: string, status?: string, after?: string) =>
    this.#json<LobbyPage>("GET", `/api/lobby${query({ game, status, after })}`);

  async #json<T>(method: string, path: string, body?: object): Promise<T> {
    return (await this.#send(method, path, body)).json() as Promise<T>;
  }

  async #done(method: string, path: string, body?: object): Promise<void> {
    await this.#send(method, path, body);
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": this.language };
    if (body) headers["Content-Type"] = "application/json";
    const wanted: RequestInit = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(path, wanted).catch(() => {
      throw new Problem(0, "unreachable", "unreachable");
    });
    if (!answer.ok) throw await problemOf(answer);
    return answer;
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  const body: unknown = await answer.json().catch(() => null);
  const error = (body as { error?: { code?: string; message?: string } } | null)?.error;
  return new Problem(answer.status, error?.code ?? "unreachable", error?.message ?? "unreachable");
}

function query(parts: Record<string, string | undefined>): string {
  const given = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
