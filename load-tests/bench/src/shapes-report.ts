import type { HoldTimes } from './bench-mall.js';
import { median } from './load.js';
import { p99Of, rateOf, ratioOf, whole } from './report.js';
import type { ShapeFinding, ShapeFindings } from './shape-rounds.js';

const LONGEST_MS = 100;
const BRAND_PAGE_MS = 50;
const LONGEST_HOLD_MS = 10;
/** Shares of the limit to reach: without facets, with facets of up to `MANY` cars, and of more. */
const SHARES = { bare: 0.5, some: 0.3, many: 0.2 };
const MANY = 100_000;

const HEAD = '| question | cars found | a second | p50 | p99 | F | reached | target | met |';

/** The table of question shapes in Markdown. */
export function shapesReportOf(
  findings: ShapeFindings & {
    readonly machine: string;
    readonly date: string;
    readonly productBytes: number;
  },
): string {
  const { cars, seed, rounds, connections, machine, date, productBytes, brandPagesBeside, widestBeside } =
    findings;
  const isFair = brandPagesBeside.p99Ms < BRAND_PAGE_MS && brandPagesBeside.failures === 0;
  return [
    `${whole(cars)} cars, ${date}, ${machine}; ${connections} connections, cache off, questions drawn from the seed ${seed}, none twice; medians of ${rounds} rounds.`,
    '',
    HEAD,
    HEAD.replace(/[^|]+/g, ' --- '),
    ...findings.shapes.map(rowOf),
    '',
    holdsLineOf(findings.holds),
    `The product service took ${whole(productBytes / 2 ** 20)} MB of memory.`,
    `Makes beside ${connections} connections of the widest questions (${whole(widestBeside.perSecond)} a second): ${whole(brandPagesBeside.perSecond)} pages a second, p50 ${whole(brandPagesBeside.p50Ms)} ms, p99 ${whole(brandPagesBeside.p99Ms)} ms; the target of ${BRAND_PAGE_MS} ms is ${isFair ? 'met' : '**missed**'}.`,
  ].join('\n');
}

/** Which share of the questions held the event loop for how long. */
function holdsLineOf(holds: HoldTimes): string {
  const all = holds.reduce((sum, { questions }) => sum + questions, 0);
  const longer = holds
    .filter(({ upToMs }) => upToMs === null || upToMs > LONGEST_HOLD_MS)
    .reduce((sum, { questions }) => sum + questions, 0);
  const shares = holds
    .filter(({ questions }) => questions > 0)
    .map(
      ({ upToMs, questions }) =>
        `${upToMs === null ? 'longer' : `up to ${upToMs} ms`} ${((questions / all) * 100).toFixed(2)} %`,
    );
  return `How long one question held the event loop of the product service, pauses by other processes included: ${shares.join(', ')}; ${whole(longer)} of ${whole(all)} longer than ${LONGEST_HOLD_MS} ms.`;
}

function rowOf({ shape, cars, bare, asked }: ShapeFinding): string {
  const share = shape.facets === 0 ? SHARES.bare : (cars ?? 0) > MANY ? SHARES.many : SHARES.some;
  const ratio = ratioOf(asked, bare);
  const p99 = p99Of(asked);
  const failures = asked.reduce((sum, one) => sum + one.failures, 0);
  const isMet = ratio >= share && p99 < LONGEST_MS && failures === 0;
  const cells = [
    shape.title,
    cars === undefined ? '' : whole(cars),
    whole(rateOf(asked)),
    `${whole(median(asked.map(({ p50Ms }) => p50Ms)))} ms`,
    `${whole(p99)} ms`,
    whole(rateOf(bare)),
    `${ratio.toFixed(2)} F${failures > 0 ? `, ${failures} failures` : ''}`,
    `${share} F, p99 under ${LONGEST_MS} ms`,
    isMet ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}
