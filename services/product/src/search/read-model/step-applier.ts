import { Injectable } from '@nestjs/common';
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import { CATALOGUE_TABLES, type CarFeedChange, type CatalogueTable } from '@mall/contracts/product';
import type pg from 'pg';
import { BadgeLimitService } from '../../badge/badge-limit.service.js';
import { RateService } from '../../rate/rate.service.js';
import { changeOf, stateOf, stockChangeOf } from './feed-facts.js';
import type { ReadyModel } from './ready-model.js';
import { SourceReader, type VersionStep } from './source-reader.js';

/** Cars read and indexed before the event loop handles other work. */
const CARS = 50;
/**
 * More changed cars than this in one step are not published one by one; the work is throttled to half of the processor
 * time then, so that requests are answered during an import.
 */
const MOST_PUBLISHED = 300;

export interface ApplyOptions {
  /** Whether changes are collected for the feed. */
  readonly isTold: boolean;
  /** Whether many changes are throttled. */
  readonly isThrottled: boolean;
  readonly isStopping: () => boolean;
}

/** What has been applied. */
export interface Applied {
  /** `undefined` when they are not told one by one. */
  readonly changes: readonly CarFeedChange[] | undefined;
  readonly tables: readonly CatalogueTable[];
}

/** Applies numbered steps of the catalogue to a model: reads what has changed, and updates the index. Steps may be repeated. */
@Injectable()
export class StepApplier {
  constructor(
    private readonly source: SourceReader,
    private readonly rate: RateService,
    private readonly limits: BadgeLimitService,
  ) {}

  /** @returns `undefined` when it was stopped before the end, with some of the cars updated */
  async apply(
    client: pg.Client,
    { index, finder }: ReadyModel,
    steps: readonly VersionStep[],
    { isTold, isThrottled, isStopping }: ApplyOptions,
  ): Promise<Applied | undefined> {
    const named = new Set(steps.flatMap(({ tables }) => tables));
    const tables = CATALOGUE_TABLES.filter((table) => named.has(table));
    if (['brand', 'category', 'shop'].some((table) => named.has(table)))
      index.loadTables(await this.source.tables(client));
    if (named.has('synonym')) finder.reader.setSynonyms(await this.source.synonyms(client));
    if (named.has('rate')) await this.rate.reload();
    if (named.has('badge')) await this.limits.reload();
    const unseen = steps.filter(({ isSeen }) => !isSeen);
    const { spuIds, stockIds } = changedIn(unseen);
    const areFew = unseen.length === steps.length && spuIds.size + stockIds.size <= MOST_PUBLISHED;
    const changes = isTold && areFew ? ([] as CarFeedChange[]) : undefined;
    const work = [
      ...portionsOf(stockIds).map((ids) => () => this.restock(client, { index }, ids, changes)),
      ...portionsOf(spuIds).map((ids) => () => this.refresh(client, { index }, ids, changes)),
    ];
    for (const portion of work) {
      if (isStopping()) return undefined;
      const workedMs = await portion();
      if (isThrottled && !areFew) await sleep(workedMs);
      else await breath();
    }
    return { changes, tables };
  }

  /** Reads changed cars and updates the index; returns the time that this held the event loop. */
  private async refresh(
    client: pg.Client,
    { index }: Pick<ReadyModel, 'index'>,
    spuIds: readonly string[],
    changes: CarFeedChange[] | undefined,
  ): Promise<number> {
    const cars = await this.source.cars(client, spuIds);
    const startedAt = performance.now();
    const onSale = new Map(cars.map((car) => [car.spuId, car]));
    for (const spuId of spuIds) {
      const car = onSale.get(spuId);
      const known = index.placeOf(spuId);
      if (!car && known < 0) continue;
      const before = changes && known >= 0 ? stateOf(index, known) : undefined;
      if (car) index.put(car);
      else index.remove(spuId);
      changes?.push(changeOf(spuId, before, car && stateOf(index, index.placeOf(spuId))));
    }
    index.meanings.refresh();
    return performance.now() - startedAt;
  }

  /** Reads the stock of cars and updates the index. */
  private async restock(
    client: pg.Client,
    { index }: Pick<ReadyModel, 'index'>,
    spuIds: readonly string[],
    changes: CarFeedChange[] | undefined,
  ): Promise<number> {
    const stocks = await this.source.stocks(client, spuIds);
    const startedAt = performance.now();
    for (const stock of stocks) {
      const ord = index.placeOf(stock.spuId);
      if (ord < 0) continue;
      const hadStock = index.columns.stock[ord]! > 0;
      index.restock(ord, stock);
      changes?.push(stockChangeOf(index, ord, hadStock));
    }
    return performance.now() - startedAt;
  }
}

/** The cars to be read again, each once, and those of which only the stock has changed. */
export function changedIn(steps: readonly VersionStep[]): {
  readonly spuIds: ReadonlySet<string>;
  readonly stockIds: ReadonlySet<string>;
} {
  const spuIds = new Set(steps.flatMap((step) => step.spuIds));
  const stockIds = steps.flatMap((step) => step.stockIds).filter((spuId) => !spuIds.has(spuId));
  return { spuIds, stockIds: new Set(stockIds) };
}

function portionsOf(spuIds: ReadonlySet<string>): string[][] {
  const all = [...spuIds];
  return Array.from({ length: Math.ceil(all.length / CARS) }, (_, at) =>
    all.slice(at * CARS, (at + 1) * CARS),
  );
}
