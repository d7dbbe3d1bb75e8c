import { readdirSync, readFileSync } from 'node:fs';
import { allOperations } from '@mall/contracts/all';
import { fieldsOf } from '@mall/validation';
import { channelsOf, takesBody, targetOf, type Channel } from '../authorization/channels.js';
import type { WholeMall } from './whole-mall.js';

/**
 * Bound of the processor time of a request of nobody, over that of a bare one: 50 ms where a bare one takes half a millisecond. Parsing
 * and refusing a megabyte takes 60 times as long as a bare request.
 */
const MOST_TIMES_BARE = 100;
/** A body just below the limit of the gateway. */
const BYTES = 1_000_000;
/** Measures of a request; the least counts, because timers of the services and other processes run beside it. */
const MEASURES = 6;

const SERVICES = ['gateway', 'auth', 'admin', 'user', 'tenant', 'product', 'order', 'file', 'chat'] as const;

const ways = allOperations.flatMap((operation) =>
  channelsOf(operation).map((channel) => ({ operation, channel })),
);
type Way = (typeof ways)[number];

/** Requests that cost the most of their kind, by their names. */
function costly({ operation, channel }: Way): Readonly<Record<string, string>> {
  const names = [...fieldsOf(operation.request).keys()];
  const first = names[0] ?? 'a';
  if (!takesBody(channel.binding.split(' ')[0]!, channel))
    return {
      'a thousand unknown parameters': Array.from({ length: 1_000 }, (_, at) => `k${at}=1`).join('&'),
      'long parameters': names
        .map((name) => `${name}=${'%D0%AF,'.repeat(900)}`)
        .slice(0, 12)
        .join('&'),
    };
  const many = Math.floor(BYTES / 10);
  return {
    'a hundred thousand unknown fields':
      `{${Array.from({ length: many }, (_, at) => `"k${at}":1`).join()}}`.slice(0, BYTES),
    'a list in place of a value': `{"${first}":[${'1,'.repeat(BYTES / 2 - 50)}1]}`,
    'lists in lists': `{"${first}":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    'one long text in each field': JSON.stringify(
      Object.fromEntries(names.map((name) => [name, 'Й\u0306 '.repeat(BYTES / (6 * names.length))])),
    ),
  };
}

/** Returns the milliseconds that all threads of the services have run so far. */
function processorTime({ mall }: WholeMall): number {
  const perThread = SERVICES.flatMap((name) => {
    const folder = `/proc/${mall.service(name).pid}/task`;
    return readdirSync(folder).map((thread) =>
      Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
  });
  return perThread.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

async function ask(base: string, channel: Channel, content: string): Promise<number> {
  const { url, method } = targetOf(base, channel, {});
  const hasBody = takesBody(method, channel);
  if (!hasBody) url.search = content;
  const response = await fetch(url, {
    method,
    ...(hasBody && { body: content, headers: { 'content-type': 'application/json' } }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Measures the processor time that nobody can take with one request. Needs the scheduler's figures of Linux. */
export function cost(whole: WholeMall): void {
  const base = () => whole.mall.service('gateway').url;
  const measured = async (send: () => Promise<unknown>): Promise<number> => {
    const before = processorTime(whole);
    await send();
    return processorTime(whole) - before;
  };
  const bareOnes = async (count: number): Promise<void> => {
    for (let times = 0; times < count; times += 1)
      await (await fetch(`${base()}/api/nothing-here`)).arrayBuffer();
  };
  let bare: number;

  beforeAll(async () => {
    await bareOnes(200);
    bare = (await measured(() => bareOnes(200))) / 200;
    process.stdout.write(`A bare request takes ${bare.toFixed(2)} ms of processor time.\n`);
  });

  it.each(ways.map((way) => [`${way.operation.subject} by ${way.channel.binding}`, way] as const))(
    '%s costs nobody more than a bounded number of bare requests',
    async (_, way) => {
      const dear: string[] = [];
      for (const [name, content] of Object.entries(costly(way))) {
        let least = Infinity;
        for (let times = 0; times < MEASURES && least > MOST_TIMES_BARE; times += 1) {
          // A processor that others use as well makes both dearer, so a second measure has a bare one of the same moment beside it.
          const present = times === 0 ? bare : (await measured(() => bareOnes(20))) / 20;
          const took = await measured(() => ask(base(), way.channel, content));
          least = Math.min(least, took / Math.max(bare, present));
        }
        if (least > MOST_TIMES_BARE) dear.push(`${name}: ${least.toFixed(0)} times a bare request`);
      }
      expect(dear).toEqual([]);
    },
    60_000,
  );
}
