import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATED, LANDED } from '../../test/naive-search.js';
import { Dice, randomCar, randomFilters, randomSort, TABLES } from '../../test/random-catalogue.js';
import { textOfModel } from '../index/row-text.js';
import { restoreIndex, storeIndex } from '../../test/stored-index.js';
import { CarFinder } from '../find/car-finder.js';
import { CarIndex } from '../index/car-index.js';
import type { SourceTables } from '../index/source-car.js';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'restored-'));
});
afterAll(() => rm(dir, { recursive: true }));

const WORDS = ['camry', 'toyota', '凯美瑞', 'тойота', 'deluxe', '2019', 'тяньцзинь', 'p-12'];

/** Searches one index. */
class Searched {
  readonly finder: CarFinder;

  constructor(readonly index: CarIndex) {
    this.finder = new CarFinder(index);
    this.finder.datedFlags.update(DATED);
  }

  line(spuId: string): unknown {
    const ord = this.index.positionOf(spuId);
    return ord < 0 ? undefined : [textOfModel(this.index, ord), this.index.isFiled(ord)];
  }

  /** Returns a page with all counts, independent of positions of cars. */
  answer(seed: number): unknown {
    const dice = new Dice(seed);
    const { nearest, page, last, facets, total, readAs } = this.finder.find({
      ...randomFilters(dice, WORDS),
      sort: randomSort(dice),
      limit: 30,
      offset: dice.chance(0.5) ? 0 : dice.between(0, 40),
      withFacets: true,
      locale: 'ru',
    });
    const { counts, ends, flags, landed, cityCountsForRegions } = facets!;
    const ids = Array.from(page, (ord) => this.index.spuId(ord));
    return {
      nearest,
      ids,
      last,
      total,
      readAs,
      counts,
      ends,
      flags,
      landed,
      cityCountsForRegions,
    };
  }
}

const ID_OF_FIRST = 1_000;

function change(dice: Dice, size: number, times: number, ...indexes: CarIndex[]): void {
  for (let at = 0; at < times; at += 1) {
    const spuId = String(ID_OF_FIRST + dice.between(0, size * 1.2));
    const car = dice.chance(0.3) ? undefined : randomCar(dice, spuId);
    for (const index of indexes)
      if (car) index.put(car);
      else index.remove(spuId);
  }
  for (const index of indexes) index.meanings.refresh();
}

/** Returns an index with a history: cars were added in random order, changed and removed. */
function grown(dice: Dice, size: number): Searched {
  const searched = new Searched(new CarIndex());
  searched.index.loadTables(TABLES);
  searched.finder.landedOrders.update(LANDED);
  for (let at = 0; at < size; at += 1) searched.index.put(randomCar(dice, String(ID_OF_FIRST + at)));
  change(dice, size, size, searched.index);
  return searched;
}

async function restored({ index }: Searched, tables: SourceTables = TABLES): Promise<Searched> {
  const path = join(dir, 'file');
  await storeIndex(path, index);
  const made = new Searched(await restoreIndex(path, tables));
  made.index.landed = LANDED;
  return made;
}

describe.each([0, 3, 300, 2_000])('an index of about %i cars built from a file', (size) => {
  const dice = new Dice(size);
  let [before, after]: Searched[] = [];
  beforeAll(async () => {
    before = grown(dice, size);
    after = await restored(before);
  });

  const expectSameCars = (): void => {
    for (let id = ID_OF_FIRST; id <= ID_OF_FIRST + size * 1.2; id += 1)
      expect(after!.line(String(id))).toEqual(before!.line(String(id)));
    expect(after!.index.size).toBe(before!.index.size);
  };

  it('holds the same cars, each filed under all of its values', expectSameCars);

  it('gives the same answers', () => {
    for (let seed = 0; seed < 30; seed += 1) expect(after!.answer(seed)).toEqual(before!.answer(seed));
  });

  it('is laid out by make, condition, series and price, without gaps', () => {
    const { index } = after!;
    expect(index.positionCount).toBe(index.size);
    const { condition, brand, series, price } = index.columns;
    const idOf = (position: number): number => Number(index.brands.at(position).id || '9999');
    const makes = Array.from({ length: index.positionCount }, (_, ord) => [
      idOf(brand[ord]!),
      condition[ord]!,
      idOf(series[ord]!),
      price[ord]!,
    ]);
    const ordered = [...makes].sort(
      (left, right) => left.map((part, at) => part - right[at]!).find((difference) => difference !== 0) ?? 0,
    );
    expect(makes).toEqual(ordered);
    expect(index.strays).toBe(0);
  });

  it('follows changes as the index that was stored does', () => {
    for (let round = 0; round < 5; round += 1) {
      change(dice, size, 1 + size / 10, before!.index, after!.index);
      for (let seed = 0; seed < 6; seed += 1)
        expect(after!.answer(100 * round + seed)).toEqual(before!.answer(100 * round + seed));
    }
    expectSameCars();
  });

  it('is stored and built once more, including texts that nobody uses any more', async () => {
    before = after!;
    after = await restored(before);
    expectSameCars();
    change(dice, size, 50, before.index, after.index);
    expectSameCars();
    for (let seed = 0; seed < 20; seed += 1) expect(after.answer(seed)).toEqual(before.answer(seed));
  });
});

it('files cars under the categories of today, whatever they were when it was stored', async () => {
  const dice = new Dice(5);
  const before = grown(dice, 200);
  const moved = TABLES.categories.map(([id, row]) =>
    id === '121' ? ([id, { ...row, parentId: '110', path: '100-110-121' }] as const) : ([id, row] as const),
  );
  const after = await restored(before, { ...TABLES, categories: moved });
  before.index.loadTables({ ...TABLES, categories: moved });
  for (const categoryId of ['100', '110', '120', '121'])
    expect(after.finder.total({ categoryId })).toBe(before.finder.total({ categoryId }));
});
