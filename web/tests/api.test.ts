import { expect, test } from "vitest";
import { call, Lobby, pathTo, Seat } from "../src/api";
import type { Net } from "../src/net";

/** A net that notes what was asked and answers with a value. */
function noting(answer: unknown): { net: Net; asked: [string, RequestInit][] } {
  const asked: [string, RequestInit][] = [];
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    asked.push([path, init]);
    return new Response(JSON.stringify(answer));
  };
  return { net: { fetch } as unknown as Net, asked };
}

test("a path has what stands in it and behind it", () => {
  expect(pathTo("GET /api/systems/{key}/clauses", { key: "a b/c" })).toBe("/api/systems/a%20b%2Fc/clauses");
  expect(pathTo("GET /api/armies/catalogue", {}, { option: ["a=1", "b=2"], lang: "de" })).toBe(
    "/api/armies/catalogue?option=a%3D1&option=b%3D2&lang=de",
  );
});

test("what is sent is JSON, and text where it is one", async () => {
  const { net, asked } = noting({});
  await call(net, "POST /api/games/{game}/branch", { path: { game: "g" }, body: { moment: 3 } });
  await new Lobby(net).verify("a record");
  expect(asked.map(([path, init]) => [path, init.method, init.body])).toEqual([
    ["/api/games/g/branch", "POST", '{"moment":3}'],
    ["/api/verify", "POST", "a record"],
  ]);
  expect(asked[1]?.[1].headers).toMatchObject({ "Content-Type": "text/plain" });
});

test("a seat asks about its game with its token, in the language of the page", async () => {
  const { net, asked } = noting([]);
  const seat = new Seat(net, "g/1", "secret", () => "de");
  await seat.moment(7);
  await seat.reissue(1);
  expect(asked.map(([path, init]) => [path, init.method])).toEqual([
    ["/api/games/g%2F1/moments/7?lang=de", "GET"],
    ["/api/games/g%2F1/seats/1?lang=de", "POST"],
  ]);
  expect(asked[0]?.[1].headers).toMatchObject({ Authorization: "Bearer secret" });
});
