import { check } from 'k6';
import http, { type RefinedResponse } from 'k6/http';

/** Load goes to this machine alone. */
const base = __ENV.MALL_URL || 'http://127.0.0.1:8080';
if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(base)) {
  throw new Error(`MALL_URL must be a loopback address, not ${base}`);
}

type Path = 'brandPage' | 'search' | 'car';

/** Asks the gateway as a Russian buyer's browser does; fails the check unless the envelope says success. */
export function ask<T>(path: Path, address: string): T {
  const response: RefinedResponse<'text'> = http.get(`${base}/api${address}`, {
    headers: { locale: 'rus', 'TENANT-ID': '1' },
    tags: { path, name: path },
  });
  const answered = check(response, { 'is answered': ({ status }) => status === 200 });
  const body = answered ? (JSON.parse(response.body) as { success: boolean; data: T }) : undefined;
  check(body, { succeeded: (envelope) => envelope?.success === true });
  return body!.data;
}

export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}
