import { allOperations } from '@mall/contracts/all';
import { startMall, type TestMall } from '@mall/testing';
import fc from 'fast-check';
import { belongingsOf, type Belongings } from './authorization/belongings.js';
import { Cast, type Person } from './authorization/cast.js';
import { channelsOf, takesBody, targetOf, type Channel } from './authorization/channels.js';
import { LEAVING } from './authorization/zones.js';
import { answerIssues } from './fuzz/answer-issues.js';
import { documentIssues } from './fuzz/document-issues.js';
import { brokenBody, listParameters, requestOf } from './fuzz/hostile.js';

/** Requests for each way to call an operation. `npm run fuzz` sends many more, from a seed of its own each time. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3);
const SEED = Number(process.env['FUZZ_SEED'] ?? 7);
/** Maximum time of an answer, with a wide margin for a busy machine; `npm run fuzz` requires one second. */
const LONGEST_MS = Number(process.env['FUZZ_LONGEST_MS'] ?? 60_000);

const SERVICES = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat', 'gateway'] as const;

let mall: TestMall;
let base: string;
let people: readonly (Person | undefined)[];
let belongings: Belongings;

const ways = allOperations
  .filter(({ subject }) => !LEAVING.has(subject))
  .flatMap((operation) => channelsOf(operation).map((channel) => ({ operation, channel })));
type Way = (typeof ways)[number];
const titleOf = ({ operation, channel }: Way): string => `${operation.subject} by ${channel.binding}`;

beforeAll(async () => {
  process.stdout.write(`Fuzzing with FUZZ_SEED=${SEED}, ${RUNS} requests for each way into an operation.\n`);
  mall = await startMall([...SERVICES]);
  base = mall.service('gateway').url;
  const { buyer, merchant, staff } = await new Cast(mall).oneOfEach();
  people = [staff, staff, buyer, merchant, undefined];
  belongings = await belongingsOf(mall, { buyer, staff });
}, 120_000);

interface Shot {
  readonly input: Record<string, unknown>;
  /** Body that replaces the input as JSON. */
  readonly body?: string | undefined;
  readonly person: number;
  readonly locale: string;
}

function shotsAt({ operation, channel }: Way): fc.Arbitrary<Shot> {
  const { buyer, common } = belongings;
  return fc.record({
    input: channel.isList
      ? listParameters
      : fc.oneof(
          requestOf(operation.request, common),
          requestOf(operation.request, { ...common, ...buyer.own }),
        ),
    body: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: brokenBody }),
    person: fc.nat(people.length - 1),
    locale: fc.constantFrom('ru', 'zh', 'en', 'xx', ''),
  });
}

async function shoot(channel: Channel, { input, body, person, locale }: Shot) {
  const { url, method, rest } = targetOf(base, channel, input);
  if (channel.isList)
    for (const name of LIST_PARAMETERS) if (name in input) url.searchParams.set(name, String(input[name]));
  const token = people[person]?.token;
  const hasBody = takesBody(method, channel);
  const json = channel.bodyField ? rest[channel.bodyField] : rest;
  const since = performance.now();
  const response = await fetch(url, {
    method,
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(locale ? { locale } : {}),
    },
    ...(hasBody ? { body: body ?? JSON.stringify(json) } : {}),
  });
  return { status: response.status, text: await response.text(), ms: performance.now() - since };
}

const LIST_PARAMETERS = ['filter', 'range', 'sort'];

const STACK = /\n\s+at |node_modules|\.ts:\d+|\.js:\d+|QueryFailedError|syntax error at/;

it.each(ways.map((way) => [titleOf(way), way] as const))(
  '%s answers whatever it is sent, with the declared answer or a clear refusal',
  async (_, way) => {
    const { operation, channel } = way;
    await fc.assert(
      fc.asyncProperty(shotsAt(way), async (shot) => {
        const { status, text, ms } = await shoot(channel, shot);
        expect(status < 500 ? '' : `${status} ${text}`).toBe('');
        expect(text).not.toMatch(STACK);
        expect(ms).toBeLessThan(LONGEST_MS);
        const answer = JSON.parse(text) as Record<string, unknown>;
        expect(documentIssues(channel.binding, status, answer)).toEqual([]);
        const isRest = channel.binding.includes(' /rest/');
        if (status >= 300 || isRest || answer['success'] === false || answer['code'] === 1) return;
        const data = operation.family === 'plain' ? answer : answer['data'];
        expect(answerIssues(operation.response, data)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  60_000,
);

it.each([
  ['error', '"level":"error"'],
  ['refusal that an operation does not declare', 'The operation does not declare this error.'],
])('leaves no %s in the logs of the services', (_, words) => {
  for (const name of SERVICES) {
    const lines = mall.service(name).logs().split('\n');
    expect(lines.filter((line) => line.includes(words))).toEqual([]);
  }
});
