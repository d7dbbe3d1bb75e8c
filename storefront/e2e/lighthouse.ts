import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@mall/local-stack';

const run = promisify(execFile);
const CLI = join(process.cwd(), 'node_modules/lighthouse/cli/index.js');
const LONGEST_MS = 90_000;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = {
  largestPaintMs: 'largest-contentful-paint',
  layoutShift: 'cumulative-layout-shift',
  blockedMs: 'total-blocking-time',
} as const;

/** Scores from 0 to 100, and measurements of the simulated phone. */
export type Rating = Record<(typeof CATEGORIES)[number] | keyof typeof FIGURES, number>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** Runs Lighthouse for one address, with a simulated phone, processor and network. */
async function rated(url: string): Promise<Rating> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    await run(
      process.execPath,
      [
        CLI,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--no-enable-error-reporting',
        '--throttling-method=simulate',
        `--only-categories=${CATEGORIES.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: LONGEST_MS },
    );
    const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
    return Object.fromEntries([
      ...CATEGORIES.map((name) => [name, Math.round(categories[name]!.score * 100)]),
      ...Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit]!.numericValue]),
    ]) as Rating;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The limit of each figure. */
export type Limits = Partial<Record<keyof Rating, (value: number) => boolean>>;

/**
 * Returns the figures whose median of these runs exceeds its limit, with their values in each run. The first visit, for which the
 * server renders the page, does not count.
 */
export async function outsideLimits(
  url: string,
  limits: Limits,
  runs: 1 | 3,
): Promise<Partial<Record<keyof Rating, number[]>>> {
  await fetch(url, { headers: { 'accept-language': 'en-US' } });
  const ratings: Rating[] = [];
  for (let run = 0; run < runs; run += 1) ratings.push(await rated(url));
  const misses = (name: keyof Rating): number => ratings.filter((one) => !limits[name]!(one[name])).length;
  const missed = (Object.keys(limits) as (keyof Rating)[]).filter((name) => misses(name) > runs / 2);
  return Object.fromEntries(missed.map((name) => [name, ratings.map((one) => one[name])]));
}
