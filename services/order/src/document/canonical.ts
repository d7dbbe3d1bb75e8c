import { createHash } from 'node:crypto';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Returns JSON with sorted fields in every object, so that the same facts are the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(JSON.parse(JSON.stringify(value)) as Json));
}

export function factsHashOf(facts: object): string {
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one as Json)]));
}
