// Answers that are long in coming: lines say how far they are, the last one is the answer or why there is none.
import { Failure, getResponse, reasonOf } from "../api";
import type { Fault, LabStep } from "../messages";
import { type Net, parseJson } from "../net";

/** A question that was refused, with what is wrong with which fields, by their names; "" is the whole question. */
export class FieldFailure extends Failure {
  readonly faults: Record<string, string>;
  constructor({ code, reason, clauses, field = "", others = {} }: Fault) {
    super(code, [reason, ...Object.values(others)].join(" "), clauses);
    this.faults = { [field]: reason, ...others };
  }
}
export type Heard = (step: LabStep) => void;
type Line<T> = LabStep | { answer: T } | { fault: Fault };

export async function getSlowly<T>(net: Net, path: string, init: RequestInit, heard: Heard): Promise<T> {
  const headers = { ...init.headers, Accept: "application/x-ndjson" };
  const response = await getResponse(net, path, { ...init, headers });
  for await (const line of linesOf(response)) {
    const found = parseJson(line) as Line<T>;
    if ("answer" in found) return found.answer;
    if ("fault" in found) throw new FieldFailure(found.fault);
    heard(found);
  }
  throw new Failure("offline", "the answer breaks off");
}

/** The lines of an answer as they come. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(broken);
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = lines.pop()!;
    yield* lines;
    if (done) return;
  }
}

/** What a line that breaks comes to; one that was stopped is no failure. */
function broken(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new Failure("offline", reasonOf(error));
}
