import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { CarModel } from '@mall/car-search';
import type { FollowingModel } from './following-model.js';
import type { ModelLoader } from './model-loader.js';
import { ModelSwitchService } from './model-switch.service.js';
import type { SnapshotRepository } from './snapshot.repository.js';
import type { SourceReader } from './source-reader.js';

const MINUTE = 60_000;
const client = { end: async () => undefined } as unknown as pg.Client;
const isStopping = (): boolean => false;

let now: number;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function modelOf(version: number, strays: number): FollowingModel {
  const model = new CarModel();
  model.index.strays = strays;
  return { model, version, seenBelow: '77' };
}

/** Returns a switch whose stored file has the cars of one version, and catches up with all requested steps. */
function switchWith({ storedVersion = 4, isStored = true, canCatchUp = true, isDamaged = false } = {}) {
  const built = modelOf(storedVersion, 0);
  const stored: number[] = [];
  const store = {
    isOn: true,
    isNew: () => true,
    store: async (_: unknown, { version }: FollowingModel) => {
      stored.push(version);
      return isStored;
    },
  };
  const loader = {
    restored: async () => {
      if (isDamaged) throw new Error('section cars was changed');
      return built;
    },
    catchUp: async (_: unknown, model: FollowingModel, { upTo }: { upTo: number }) =>
      canCatchUp ? { ...model, version: upTo } : undefined,
  };
  const source = { connect: async () => client };
  const layout = new ModelSwitchService(
    loader as unknown as ModelLoader,
    store as unknown as SnapshotRepository,
    source as unknown as SourceReader,
  );
  /** Calls the switch as often as it takes to store, to build and to hand over. */
  const handedOver = async (current: FollowingModel): Promise<FollowingModel | undefined> => {
    for (let look = 0; look < 5; look += 1) {
      const next = await layout.next(client, current, isStopping);
      if (next) return next;
      await new Promise(setImmediate);
    }
    return undefined;
  };
  return { layout, built, stored, handedOver };
}

it('waits until no car has been added for ten seconds', async () => {
  const { handedOver, built, stored } = switchWith();
  const current = modelOf(4, 20_000);
  expect(await handedOver(current)).toBeUndefined();
  now += 9_000;
  current.model.index.strays += 1;
  expect(await handedOver(current)).toBeUndefined();
  now += 9_000;
  expect(await handedOver(current)).toBeUndefined();
  expect(stored).toEqual([]);
  now += 2_000;
  expect((await handedOver(current))?.model).toBe(built.model);
});

it('hands over at the version of the model that answers, with its landed costs and its transaction', async () => {
  const { handedOver, built } = switchWith({ storedVersion: 4 });
  const current = modelOf(9, 20_000);
  await handedOver(current);
  now += MINUTE;
  expect(await handedOver(current)).toEqual({ model: built.model, version: 9, seenBelow: '77' });
  expect(built.model.index.landed).toBe(current.model.index.landed);
});

it('leaves few added cars in their places', async () => {
  const { handedOver } = switchWith();
  const current = modelOf(4, 9_999);
  await handedOver(current);
  now += MINUTE;
  expect(await handedOver(current)).toBeUndefined();
});

it.each([
  ['the file cannot be stored', { isStored: false }],
  ['the file is damaged', { isDamaged: true }],
  ['the new model cannot catch up', { canCatchUp: false }],
  ['the file is ahead, because another process has stored it', { storedVersion: 12 }],
])('continues with the old model when %s, and tries again ten minutes later', async (_, failing) => {
  const { handedOver, stored } = switchWith(failing);
  const current = modelOf(9, 20_000);
  await handedOver(current);
  now += MINUTE;
  expect(await handedOver(current)).toBeUndefined();
  expect(stored).toHaveLength(1);
  now += 9 * MINUTE;
  expect(await handedOver(current)).toBeUndefined();
  expect(stored).toHaveLength(1);
  now += 2 * MINUTE;
  await handedOver(current);
  expect(stored).toHaveLength(2);
});
