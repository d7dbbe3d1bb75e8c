/** The part of OpenSearch's query language that searches use. */
export type Query =
  | { readonly match_all: Record<string, never> }
  | { readonly match_none: Record<string, never> }
  | { readonly term: Readonly<Record<string, Value>> }
  | { readonly terms: Readonly<Record<string, readonly Value[]>> }
  | { readonly range: Readonly<Record<string, { readonly gte?: number; readonly lte?: number }>> }
  | { readonly constant_score: { readonly filter: Query; readonly boost: number } }
  | { readonly bool: BoolQuery };

export type Value = string | number | boolean;

interface BoolQuery {
  readonly filter?: readonly Query[];
  readonly should?: readonly Query[];
  readonly must_not?: readonly Query[];
  readonly minimum_should_match?: number;
}

export const EVERYTHING: Query = { match_all: {} };
export const NOTHING: Query = { match_none: {} };

/** Returns a query for all of the conditions; scores stay 0. */
export function allOf(queries: readonly Query[]): Query {
  if (queries.length === 0) return EVERYTHING;
  return queries.length === 1 ? queries[0]! : { bool: { filter: queries } };
}

export function anyOf(queries: readonly Query[]): Query {
  if (queries.length === 0) return NOTHING;
  return queries.length === 1 ? queries[0]! : { bool: { should: queries, minimum_should_match: 1 } };
}

/** Returns a query for one of the values. */
export function among(field: string, values: Iterable<Value>): Query {
  const all = [...new Set(values)];
  return all.length === 0 ? NOTHING : { terms: { [field]: all } };
}

/** Returns a query with inclusive bounds; cars with an unknown value are outside of any. */
export function between(
  field: string,
  low: number | null | undefined,
  high: number | null | undefined,
): Query {
  return { range: { [field]: { ...(low != null && { gte: low }), ...(high != null && { lte: high }) } } };
}
