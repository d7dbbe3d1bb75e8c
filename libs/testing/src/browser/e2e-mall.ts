import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSignIns, type SignIn, until } from '@mall/local-stack';

/** The running mall of the end-to-end tests; the global set-up starts it and sets this variable. */
export const E2E_URL = 'MALL_E2E_URL';
export const E2E_DATA_DIR = 'MALL_E2E_DATA_DIR';
export const E2E_CENTRAL_BANK_URL = 'MALL_E2E_CENTRAL_BANK_URL';

export interface E2eMall {
  /** The storefront; the console is at `/console/` below it. */
  readonly url: string;
  readonly dataDir: string;
  readonly signIns: readonly SignIn[];
  /** URL of the central bank's daily file; a test that needs it listens there. */
  readonly centralBankUrl: string;
}

/** Returns the running mall with its demo catalogue. @throws Error when the global set-up has not started it. */
export function e2eMall(): E2eMall {
  const url = process.env[E2E_URL];
  const dataDir = process.env[E2E_DATA_DIR];
  const centralBankUrl = process.env[E2E_CENTRAL_BANK_URL];
  if (!url || !dataDir || !centralBankUrl)
    throw new Error('There is no mall for this test. Run it by "npm run test:e2e".');
  return { url, dataDir, centralBankUrl, signIns: readSignIns(dataDir) };
}

/**
 * Returns the sign-in of the buyer of the demo who writes and is written to. Concurrent journeys read pages in other languages as the
 * first buyer, which changes the language of what that one is sent.
 */
export const aCorrespondent = (): SignIn => e2eMall().signIns.findLast(({ role }) => role === 'buyer')!;

/** Waits for a code that was sent to this number after `since`. */
export async function smsCode(mobile: string, since = new Date(0)): Promise<string> {
  const file = join(e2eMall().dataDir, 'sms', `${mobile.replace(/\D/g, '')}.txt`);
  const newest = (): string | undefined => {
    if (!existsSync(file)) return undefined;
    const line = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '';
    if (new Date(line.slice(0, 24)) < since) return undefined;
    return /\d{6}/.exec(line.slice(24))?.[0];
  };
  return until(() => Promise.resolve(newest()), { what: `an SMS to ${mobile}`, timeoutMs: 10_000 });
}
