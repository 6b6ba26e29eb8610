// Policies that are put together of parts: the first stands by itself, others behind their names.
import type { LabField, LabSystem } from "../messages";
import { type Lab, usualValues, type Values } from "./lab.svelte";

/** The parts of a policy. */
export function partsOf(fields: LabField[], text: string): Values {
  const [first = "", ...others] = text.split(/[\s,]+/u).filter(Boolean);
  const named = others.map((part) => part.split("=") as [string, string]);
  const found = { ...usualValues(fields), ...Object.fromEntries(named) };
  return { ...found, ...(first && fields[0] && { [fields[0].name]: first }) };
}

/** The policy of its parts; what is as usual is not said. */
export function policyOf(fields: LabField[], parts: Values): string {
  const [first, ...others] = fields;
  const said = others.filter(({ name, usual }) => (parts[name] || usual) !== usual);
  return [parts[first?.name ?? ""], ...said.map(({ name }) => `${name}=${parts[name]}`)].filter(Boolean).join(" ");
}

/** A policy in words: its own, or those of its parts. */
export function policyWords(lab: Lab, system: LabSystem, text: string): string {
  const fields = system.policy ?? [];
  const own = lab.valueName(system.key, "policy", text, "");
  if (own || !fields.length) return own || text;
  const parts = partsOf(fields, text);
  return fields
    .filter(({ name, usual }, at) => !at || (parts[name] || usual) !== usual)
    .map(({ name }) => {
      const value = parts[name] ?? "";
      return `${lab.name("field", name)}: ${lab.valueName(system.key, name, value)}`;
    })
    .join(", ");
}
