import { check } from 'k6';
import http, { type RefinedResponse } from 'k6/http';

/** Load goes to this machine only. */
export const base = __ENV.MALL_URL || 'http://127.0.0.1:8080';
if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(base)) {
  throw new Error(`MALL_URL must be a loopback address, not ${base}`);
}

type Path = 'brandPage' | 'search' | 'suggest' | 'car';

const REFUSED = [429, 503];

/** Requests from the gateway like a Russian buyer's browser; returns undefined, and fails a check, on a failure. */
export function ask<T>(path: Path, address: string): T | undefined {
  const response: RefinedResponse<'text'> = http.get(`${base}/api${address}`, {
    headers: { locale: 'rus', 'TENANT-ID': '1', 'accept-encoding': 'gzip, br' },
    tags: { path, name: path },
  });
  const { status } = response;
  const envelope = status === 200 ? read<T>(response.body) : undefined;
  const isAnswered = envelope?.success === true;
  check(response, { 'answered or refused': () => isAnswered || REFUSED.includes(status) });
  check(response, { answered: () => isAnswered });
  return isAnswered ? envelope.data : undefined;
}

interface Envelope<T> {
  readonly success: boolean;
  readonly data: T;
}

/** Parses an answer; invalid JSON counts as no answer, because an exception would end the visit without failing a check. */
function read<T>(body: string): Envelope<T> | undefined {
  try {
    return JSON.parse(body) as Envelope<T>;
  } catch {
    return undefined;
  }
}

export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}
