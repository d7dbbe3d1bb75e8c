import type { CarFeedChange } from '@mall/contracts/product';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATED } from '../test/naive-search.js';
import { Dice, randomCar, TABLES } from '../test/random-catalogue.js';
import { CarModel, type CarSource } from './car-model.js';
import { textOfSource } from './index/row-text.js';
import type { SourceCar } from './index/source-car.js';
import { MemoryCarSearch } from './memory-car-search.js';
import { SnapshotFolder } from './snapshot/snapshot-folder.js';

const options = { setting: async () => DATED };
const dice = new Dice(7);
const CARS = Array.from({ length: 60 }, (_, at) => randomCar(dice, String(100 + at)));
const byId = (cars: readonly SourceCar[]): Map<string, SourceCar> =>
  new Map(cars.map((car) => [car.spuId, car]));

function sourceOf(cars: readonly SourceCar[]): CarSource {
  async function* portions(): AsyncGenerator<readonly SourceCar[]> {
    yield cars.slice(0, 40);
    yield cars.slice(40);
  }
  return { tables: TABLES, synonyms: [], expected: cars.length, cars: portions };
}

/** Expects that the model has exactly these cars, each as its source has it and where it is found. */
function expectCars(model: CarModel, cars: readonly SourceCar[]): void {
  expect(model.size).toBe(cars.length);
  expect([...model.allIds()].flat().sort()).toEqual(cars.map(({ spuId }) => spuId).sort());
  const lines = model.linesOf(cars.map(({ spuId }) => spuId));
  for (const car of cars) expect(lines.get(car.spuId)).toBe(textOfSource(car));
  expect(cars.filter(({ spuId }) => model.isMisfiled(spuId))).toEqual([]);
}

it('has all cars of its source', async () => {
  expectCars(await CarModel.read(sourceOf(CARS), options), CARS);
});

it('follows cars that come, change and leave, and says what has changed', async () => {
  const model = await CarModel.read(sourceOf(CARS.slice(1)), options);
  const [came, changed, left] = [CARS[0]!, { ...CARS[1]!, priceFee: '123400' }, CARS[2]!];
  const changes: CarFeedChange[] = [];
  model.update([came.spuId, changed.spuId, left.spuId, '999'], byId([came, changed]), changes);
  expectCars(model, [came, changed, ...CARS.slice(3)]);
  expect(changes).toEqual([
    { spuId: came.spuId, before: null, after: expect.anything() },
    {
      spuId: changed.spuId,
      before: expect.anything(),
      after: expect.objectContaining({ priceFee: 123_400 }),
    },
    { spuId: left.spuId, before: expect.anything(), after: null },
  ]);
});

it('says of a hold that only the stock has changed', async () => {
  const cars = CARS.map((car) => ({ ...car, stockLeft: 1, heldUntil: null }));
  const model = await CarModel.read(sourceOf(cars), options);
  const held = { ...cars[5]!, stockLeft: 0, heldUntil: 1_800_000_000_000 };
  const changes: CarFeedChange[] = [];
  model.restock([held, { ...held, spuId: '999' }], changes);
  expectCars(
    model,
    cars.map((car) => (car.spuId === held.spuId ? held : car)),
  );
  expect(changes).toMatchObject([
    { spuId: held.spuId, before: { hasStock: true }, after: { hasStock: false }, stockAlone: true },
  ]);
});

it('is restored as it was stored, and follows further changes', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'car-model-'));
  try {
    const folder = new SnapshotFolder(dir, 'a build');
    await (await CarModel.read(sourceOf(CARS), options)).store(folder, { version: 7, mark: 'its row' });
    const reader = (await folder.read({ rests: false }))!;
    expect({ position: reader.position, cars: reader.cars }).toEqual({
      position: { version: 7, mark: 'its row' },
      cars: CARS.length,
    });
    const model = await CarModel.restore(reader, { tables: TABLES, synonyms: [] }, options);
    await reader.close();
    expectCars(model, CARS);
    model.update([CARS[3]!.spuId], new Map());
    expectCars(
      model,
      CARS.filter((car) => car !== CARS[3]),
    );
  } finally {
    await rm(dir, { recursive: true });
  }
});

it('answers through the port, and a model that replaces it does so at once', async () => {
  const figures = { rate: undefined, limits: DATED.limits, landed: undefined };
  const current = { version: 1, isReady: true, ready: await CarModel.read(sourceOf(CARS), options) };
  const search = new MemoryCarSearch(current, figures);
  expect(await search.total({})).toBe(CARS.length);
  const next = await CarModel.read(sourceOf(CARS.slice(10)), options);
  next.followFiguresOf(current.ready);
  next.takeOverFrom(current.ready);
  current.ready = next;
  expect(await search.total({})).toBe(CARS.length - 10);
});
