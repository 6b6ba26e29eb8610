import { afterEach, expect, test, vi } from "vitest";
import { keepTall } from "../src/table/keep_tall";

afterEach(() => vi.unstubAllGlobals());

test("a part stays as tall as it has been until the window changes", () => {
  let sized = (): void => {};
  class Observer {
    constructor(told: () => void) {
      sized = told;
    }
    observe = (): void => {};
    disconnect = vi.fn();
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const node = document.createElement("div");
  let height = 100;
  Object.defineProperty(node, "offsetHeight", { get: () => height });
  const end = keepTall(node)!;
  sized();
  expect(node.style.minHeight).toBe("100px");
  height = 40;
  sized();
  expect(node.style.minHeight).toBe("100px");
  dispatchEvent(new Event("resize"));
  expect(node.style.minHeight).toBe("");
  sized();
  expect(node.style.minHeight).toBe("40px");
  end();
  dispatchEvent(new Event("resize"));
  expect(node.style.minHeight).toBe("40px");
});
