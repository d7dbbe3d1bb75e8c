import type { Family } from './envelope.js';
import type { OperationKey } from './operation-types.js';

export interface RequestLine {
  readonly family: Family;
  readonly method: string;
  /** Path below the base, query included. */
  readonly path: string;
  readonly body?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Builds a query string. Arrays become repeated keys; undefined, null and empty values are omitted. */
export function queryString(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Lines of a generated table of routes, by operation. */
export type RouteTable = Readonly<Partial<Record<OperationKey, string>>>;

/**
 * Places the fields of a request where its binding requires: in the path, the query or the body.
 * @param route a line of a generated table
 */
export function requestLine(route: string, fields: Fields): RequestLine {
  const [family, method, template, bodyField] = route.split(' ') as [Family, string, string, string?];
  const inPath = new Set<string>();
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(fields[name]));
  });
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)));
  if (bodyField) return { family, method, path, body: rest[bodyField] };
  const hasBody = method === 'POST' || method === 'PUT';
  return hasBody ? { family, method, path, body: rest } : { family, method, path: path + queryString(rest) };
}
