import { adminErrors } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import type { ProcessAnswer, ProcessState } from '@mall/contracts/messaging';
import { anna } from '@mall/messaging/fakes';
import type { AskOptions, ProcessClient } from '@mall/messaging';
import { UnknownSort } from '@mall/persistence';
import { ProcessCache } from './process.cache.js';
import { ProcessService } from './process.service.js';

const state = (processId: string): ProcessState => ({
  processId,
  service: processId.split('-')[0] as ProcessState['service'],
  version: '0.1.0',
  node: 'v24.0.0',
  host: 'node-1',
  startedAt: '2026-11-25T10:00:00.000Z',
  cpuPercent: 3,
  eventLoopP99Ms: 1,
  eventLoopMaxMs: 4,
  rssBytes: 100_000_000,
  heapUsedBytes: 50_000_000,
  logLevel: 'info',
  readings: [{ metric: 'mall_outbox_events', label: 'publication', value: 2 }],
  slowest: [{ name: 'op.order.submit', at: '2026-11-25T10:00:01.000Z', durationMs: 80 }],
  failures: [],
});

/** Processes with scripted answers; the others are silent. */
class Processes implements Pick<ProcessClient, 'ask'> {
  answers: readonly ProcessAnswer[] = [];
  readonly asked: AskOptions[] = [];

  ask(options: AskOptions): Promise<readonly ProcessAnswer[]> {
    this.asked.push(options);
    return Promise.resolve(this.answers);
  }
}

let processes: Processes;
let known: ProcessCache;
let service: ProcessService;
const page = { current: 1, size: 100 };
const rowsOf = async (name: string) =>
  (await service.page(page, anna)).records.filter((row) => row.service === name);

beforeEach(() => {
  processes = new Processes();
  known = new ProcessCache();
  service = new ProcessService(processes as unknown as ProcessClient, known);
});

it('names each service of which no process answers', async () => {
  processes.answers = [state('order-0000000a'), state('order-0000000b')];
  const { records } = await service.page(page, anna);
  expect(records).toHaveLength(10);
  expect(records.filter(({ isReachable }) => isReachable).map(({ processId }) => processId)).toEqual([
    'order-0000000a',
    'order-0000000b',
  ]);
  expect(records.find(({ service: name }) => name === 'chat')).toMatchObject({
    processId: 'chat',
    isReachable: false,
    answeredTime: null,
  });
});

it('lists a process that has stopped answering besides one that answers, for five minutes', async () => {
  processes.answers = [state('order-0000000a'), state('order-0000000b')];
  await service.page(page, anna);
  processes.answers = [state('order-0000000b')];
  expect((await rowsOf('order')).map(({ processId, isReachable }) => [processId, isReachable])).toEqual([
    ['order-0000000a', false],
    ['order-0000000b', true],
  ]);
  known.note([state('order-0000000b')], Date.now() + 6 * 60_000);
  expect((await rowsOf('order')).map(({ processId }) => processId)).toEqual(['order-0000000b']);
});

it('waits for every process that it knows, and for one of each service', async () => {
  processes.answers = [state('order-0000000a')];
  await service.page({ ...page, service: 'order' }, anna);
  await service.page({ ...page, service: 'order' }, anna);
  const { isComplete } = processes.asked.at(-1)!;
  expect(isComplete!([state('order-0000000b')], new Set())).toBe(false);
  expect(isComplete!([state('order-0000000a')], new Set())).toBe(true);
  expect(isComplete!([], new Set(['order']))).toBe(false);
});

it('offers no other order', async () => {
  await expect(service.page({ ...page, sortBy: 'host' }, anna)).rejects.toThrow(UnknownSort);
});

it('changes a log level where somebody answers', async () => {
  const request = { service: 'order', level: 'debug', minutes: 10 } as const;
  await expect(service.setLogLevel(request, anna)).rejects.toThrow(platformErrors.unavailable.key);
  processes.answers = [{ done: true }, { done: true }];
  expect(await service.setLogLevel(request, anna)).toMatchObject({ processes: 2 });
});

it('gives the reason why a profile is not available', async () => {
  const start = () => service.startProfile({ processId: 'order-0000000a', kind: 'cpu', seconds: 5 }, anna);
  await expect(start()).rejects.toThrow(platformErrors.notFound.key);
  processes.answers = [{ refusal: 'profileIsRunning' }];
  await expect(start()).rejects.toThrow(adminErrors.profileIsRunning.key);
  processes.answers = [{ refusal: 'profileIsGone' }];
  const read = (profileId: string) => service.profile({ profileId }, anna);
  await expect(read('order-0000000a-1')).rejects.toThrow(platformErrors.notFound.key);
  await expect(read('nobody-0000000a-1')).rejects.toThrow(platformErrors.notFound.key);
});
