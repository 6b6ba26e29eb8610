import { describe, expect, test, vi } from "vitest";
import { interpreted } from "../src/interpreted/names";
import { voiceOf } from "../src/interpreted/voice";
import type { Net, Socket } from "../src/net";

const NAMES = { Red: "Rot", "Risen dead": "Auferstandene", "Risen dead 2": "Auferstandene 2", Blue: "Blau" };
const names = new Map(Object.entries(NAMES));

describe("names in another language", () => {
  const { hear } = voiceOf(names);
  const answer = (text: string, other = names): string => {
    const said = voiceOf(other).say(JSON.stringify({ kind: "answer", answers: [text] }));
    return (JSON.parse(said) as { answers: string[] }).answers[0]!;
  };
  const ask = async (text: string, other = names): Promise<string> => {
    const fetch = vi.fn(async (_: string) => new Response("{}"));
    await voiceOf(other).fetch({ fetch } as never, `/api/games/g/trial?text=${encodeURIComponent(text)}`);
    return new URL(fetch.mock.calls[0]![0], "http://here").searchParams.get("text")!;
  };
  test("are heard wherever they stand, the longer first, with underscores as answers have them", () => {
    expect(hear("Red: Risen dead 2 greift Risen dead an")).toBe("Rot: Auferstandene 2 greift Auferstandene an");
    expect(hear("unit Risen_dead_2")).toBe("unit Auferstandene_2");
    expect(hear("Reddish, BlueRed, red, Red_Guard")).toBe("Reddish, BlueRed, red, Red_Guard");
  });
  test("stand in JSON behind a new line too; what was said stays", () => {
    expect(JSON.parse(hear(JSON.stringify({ Red: "a\nRed\tBlue" })))).toEqual({ Rot: "a\nRot\tBlau" });
    const chat = '{"kind":"chat","n":1,"by":0,"who":"Red","text":"Red!"}';
    expect(hear(`[${chat},"Red"]`)).toBe(`[${chat},"Rot"]`);
  });
  test("go back as the game has them: in an answer as one word, asked about alone as they are", async () => {
    expect(answer("unit Auferstandene")).toBe("unit Risen_dead");
    expect(await ask("Auferstandene")).toBe("Risen dead");
    expect(await ask("charge Auferstandene 3,4")).toBe("charge Risen_dead 3,4");
  });
  test("that are one word in the game stay one", async () => {
    const turned = new Map([["Auferstandene", "Risen dead"]]);
    expect(voiceOf(turned).hear("unit Auferstandene").split(" ")).toEqual(["unit", "Risen\u00a0dead"]);
    for (const name of ["Risen\u00a0dead", "Risen_dead"])
      expect(answer(`unit ${name}`, turned)).toBe("unit Auferstandene");
    expect(await ask("Risen dead", turned)).toBe("Auferstandene");
  });
});

describe("a net with the names of its reader", () => {
  function made(): { net: Net; line: Socket & { sent: string[] }; fetch: ReturnType<typeof vi.fn> } {
    const line = {
      sent: [] as string[],
      onopen: null,
      onmessage: null,
      onclose: null,
      close: vi.fn(),
    } as never as Socket & {
      sent: string[];
    };
    line.send = (text) => void line.sent.push(text);
    const fetch = vi.fn(async (path: string) => new Response(path.includes("/record") ? "Red" : '{"who":"Red"}'));
    return { net: interpreted({ fetch: fetch as never, socket: () => line }), line, fetch };
  }
  const welcome = (more: string): string => `{"kind":"welcome","n":1,"sides":[{"name":"Red"}]${more}}`;

  test("hears and answers by them once the first message says them, and forgets them with the next", async () => {
    const { net, line, fetch } = made();
    const heard: unknown[] = [];
    const own = net.socket("/api/games/g/socket");
    own.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
    expect(await (await net.fetch("/api/games/g/turn")).json()).toEqual({ who: "Red" });
    line.onmessage!({ data: welcome(`,"names":${JSON.stringify(NAMES)}`) });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({ sides: [{ name: "Rot" }] });
    own.send('{"kind":"answer","id":"1","state":1,"answers":["unit Auferstandene_2"]}');
    own.send('{"kind":"command","id":"2","do":"chat","text":"Rot!"}');
    expect(line.sent[0]).toContain("unit Risen_dead_2");
    expect(line.sent[1]).toContain("Rot!");
    expect(await (await net.fetch("/api/games/g/measure?a=Rot&b=3,4", { body: '"Blau"' })).json()).toEqual({
      who: "Rot",
    });
    expect(fetch).toHaveBeenLastCalledWith("/api/games/g/measure?a=Red&b=3%2C4", { body: '"Blue"' });
    await net.fetch("/api/games/g/sheets/Auferstandene%202");
    expect(fetch).toHaveBeenLastCalledWith("/api/games/g/sheets/Risen%20dead%202", {});
    expect(await (await net.fetch("/api/games/g/record?lang=de")).text()).toBe("Red");
    line.onmessage!({ data: welcome("") });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]).toMatchObject({ sides: [{ name: "Red" }] });
  });
});
