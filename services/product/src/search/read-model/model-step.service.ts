import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CATALOGUE_TABLES, type CarFeedChange } from '@mall/contracts/product';
import type pg from 'pg';
import type { CarModel } from '@mall/car-search';
import { BadgeLimitService } from '../../badge/badge-limit.service.js';
import { RateService } from '../../rate/rate.service.js';
import type { AppliedStep } from '../catalogue.js';
import { SourceReader, type Step } from './source-reader.js';

/**
 * Cars indexed before the event loop handles other work: some 3 ms. A request waits for one such portion in each of its
 * few turns, so that an import may use all the time that requests leave.
 */
const CARS = 20;
/** Number of cars read by one query. */
const READ = 200;
/** Maximum number of changed cars of one step that are published one by one. */
const MOST_PUBLISHED = 300;

export interface ApplyOptions {
  /** Whether changes are collected for the feed. */
  readonly collectsChanges: boolean;
  readonly isStopping: () => boolean;
}

/**
 * Applies numbered steps of the catalogue to a model: reads the changed cars and tables, and updates the index. Steps
 * may be repeated.
 */
@Injectable()
export class ModelStepService {
  constructor(
    private readonly source: SourceReader,
    private readonly rate: RateService,
    private readonly limits: BadgeLimitService,
  ) {}

  /**
   * Applies steps to the model. Returns what changed; `undefined` when it was stopped before the end, with some of the
   * cars updated.
   */
  async apply(
    client: pg.Client,
    model: CarModel,
    steps: readonly Step[],
    { collectsChanges, isStopping }: ApplyOptions,
  ): Promise<Omit<AppliedStep, 'from' | 'to'> | undefined> {
    const named = new Set(steps.flatMap(({ tables }) => tables));
    const tables = CATALOGUE_TABLES.filter((table) => named.has(table));
    if (['brand', 'category', 'shop'].some((table) => named.has(table)))
      model.loadTables(await this.source.tables(client));
    if (named.has('synonym')) model.setSynonyms(await this.source.synonyms(client));
    if (named.has('rate')) await this.rate.reload();
    if (named.has('badge')) await this.limits.reload();
    const unseen = steps.filter(({ isSeen }) => !isSeen);
    const { spuIds, stockIds } = changedIn(unseen);
    const areFew = unseen.length === steps.length && spuIds.size + stockIds.size <= MOST_PUBLISHED;
    const changes = collectsChanges && areFew ? ([] as CarFeedChange[]) : undefined;
    for await (const stocks of ahead(stockIds, (ids) => this.source.stocks(client, ids)))
      for (const some of portionsOf(stocks.rows, CARS)) {
        if (isStopping()) return undefined;
        model.restock(some, changes);
        await nextTurn();
      }
    for await (const { ids, rows } of ahead(spuIds, (some) => this.source.cars(client, some))) {
      const onSale = new Map(rows.map((car) => [car.spuId, car]));
      for (const some of portionsOf(ids, CARS)) {
        if (isStopping()) return undefined;
        model.update(some, onSale, changes);
        await nextTurn();
      }
    }
    return { changes, tables };
  }
}

/** Reads the rows of these cars in portions, each while the previous one is processed. */
async function* ahead<Row>(
  spuIds: ReadonlySet<string>,
  read: (ids: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<{ readonly ids: readonly string[]; readonly rows: readonly Row[] }> {
  let next: Promise<Row[]> | undefined;
  const portions = portionsOf([...spuIds], READ);
  for (const [at, ids] of portions.entries()) {
    const rows = await (next ?? read(ids));
    const following = portions[at + 1];
    next = following && read(following);
    // Handled where it is awaited; the work on these rows may end before.
    next?.catch(() => undefined);
    yield { ids, rows };
  }
}

/** Returns the cars to be read again, each once, and those of which only the stock has changed. */
export function changedIn(steps: readonly Step[]): {
  readonly spuIds: ReadonlySet<string>;
  readonly stockIds: ReadonlySet<string>;
} {
  const spuIds = new Set(steps.flatMap((step) => step.spuIds));
  const stockIds = steps.flatMap((step) => step.stockIds).filter((spuId) => !spuIds.has(spuId));
  return { spuIds, stockIds: new Set(stockIds) };
}

function portionsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}
