import type { Challenge, Payload } from 'altcha-lib/types';

/** A solved challenge that carries a signature; the signature is not checked yet. */
export interface Solved extends Payload {
  readonly challenge: Challenge & { readonly signature: string };
}

/** Reads a solved challenge from base64url; undefined when the text is not one. */
export function readSolution(code: string | undefined): Solved | undefined {
  if (!code) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(code, 'base64url').toString('utf8'));
    return isSolved(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the fields that are used before the signature is checked, and those of the solution. */
function isSolved(read: unknown): read is Solved {
  if (!has(read, 'challenge') || !has(read, 'solution')) return false;
  const { challenge, solution } = read;
  if (!has(challenge, 'parameters') || !has(challenge, 'signature') || !has(solution, 'counter'))
    return false;
  return (
    typeof challenge.signature === 'string' &&
    isObject(challenge.parameters) &&
    typeof solution.counter === 'number' &&
    has(solution, 'derivedKey') &&
    typeof solution.derivedKey === 'string'
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  isObject(value) && Object.hasOwn(value, key);
