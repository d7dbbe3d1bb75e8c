// SQL: LISTEN has no counterpart in TypeORM; notifications shorten the wait between two polls.
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import { platformErrors } from '@mall/contracts/define';
import { CATALOGUE_TABLES, type CarFeedChange } from '@mall/contracts/product';
import { reasonOf } from '@mall/persistence';
import type pg from 'pg';
import { BadgeLimitService } from '../../badge/badge-limit.service.js';
import { RateService } from '../../rate/rate.service.js';
import { Catalogue, type Directories, type Step } from '../catalogue.js';
import { CarFinder } from '../engine/car-finder.js';
import { CarIndex } from '../engine/car-index.js';
import type { DatedSetting } from '../engine/dated-flags.js';
import { changeOf, stateOf, stockChangeOf } from './feed-facts.js';
import { SourceReader, type VersionStep } from './source-reader.js';
import { BackgroundLoop } from './background-loop.js';

/** Steps applied at once, and cars read and indexed before the event loop handles other work. */
const STEPS = 50;
const CARS = 50;
/** Polls at least this often, in case a notification is lost. */
const POLL_MS = 200;
const RETRY_MS = 500;
/**
 * More changed cars than this in one step are not published one by one; the work is throttled to half of the processor
 * time then, so that requests are answered during an import.
 */
const MOST_PUBLISHED = 300;
/** The name in a note that asks for a complete reload. */
const EVERYTHING = 'everything';

/** The index and what answers from it; all are replaced together. */
export interface ReadyModel {
  readonly index: CarIndex;
  readonly finder: CarFinder;
  readonly directories: Directories;
}

/**
 * The cars on sale in the memory of this process: read from a snapshot at the start, then updated by numbered
 * versions. It can be rebuilt from PostgreSQL at any time.
 */
@Injectable()
export class ReadModel extends Catalogue implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ReadModel.name);
  private readonly listeners: ((step: Step) => void)[] = [];
  private model: ReadyModel | undefined;
  private applied = 0;
  private seenBelow = '0';
  private readonly loop = new BackgroundLoop();

  constructor(
    private readonly source: SourceReader,
    private readonly rate: RateService,
    private readonly limits: BadgeLimitService,
  ) {
    super();
  }

  override get version(): number {
    return this.applied;
  }

  /** The directories are part of the index. */
  override get directoriesVersion(): number {
    return this.applied;
  }

  override get isReady(): boolean {
    return this.model !== undefined;
  }

  /** @throws platformErrors.unavailable until the first load is complete. */
  get ready(): ReadyModel {
    if (!this.model) throw platformErrors.unavailable();
    return this.model;
  }

  override get directories(): Directories {
    return this.ready.directories;
  }

  override onStep(listener: (step: Step) => void): void {
    this.listeners.push(listener);
  }

  async onModuleInit(): Promise<void> {
    await this.load();
    this.loop.start(() => this.follow());
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Reads all cars from one snapshot; searches fail until it is done. */
  private async load(): Promise<void> {
    this.model = undefined;
    const started = performance.now();
    await this.source.look(async ({ version, seenBelow, tables, synonyms, expected, cars }) => {
      const index = new CarIndex();
      index.loadTables(tables);
      index.startLoading(expected);
      for await (const rows of cars()) for (const car of rows) index.put(car);
      index.endLoading();
      const finder = new CarFinder(index);
      finder.reader.setSynonyms(synonyms);
      for (const slices = finder.datedFlags.updating(await this.setting()); !slices.next().done;)
        await breath();
      finder.prepare();
      this.model = readyModel(index, finder);
      this.applied = version;
      this.seenBelow = seenBelow;
    });
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    this.logger.log(`${this.ready.index.size} cars read in ${seconds} s, at version ${this.applied}.`);
  }

  /** What the flags of cars depend on; limits that are not known yet are followed by the first question after they are. */
  private async setting(): Promise<DatedSetting> {
    await this.limits.reload().catch(() => undefined);
    return { limits: this.limits.current, today: new Date().toISOString().slice(0, 10) };
  }

  private async follow(): Promise<void> {
    while (!this.loop.isStopping) {
      let client: pg.Client | undefined;
      try {
        client = await this.source.connect('tail');
        client.on('notification', () => this.loop.wake());
        await client.query('LISTEN product_catalogue');
        while (!this.loop.isStopping) await this.takeSteps(client);
      } catch (failure) {
        if (!this.loop.isStopping)
          this.logger.warn(`The catalogue's changes cannot be followed: ${reasonOf(failure)}`);
        await this.loop.pause(RETRY_MS);
      } finally {
        await client?.end().catch(() => undefined);
      }
    }
  }

  private async takeSteps(client: pg.Client): Promise<void> {
    const steps = await this.source.stepsAfter(client, this.applied, this.seenBelow, STEPS);
    const [first] = steps;
    if (!first) return this.loop.pause(POLL_MS);
    const isMissing = first.version !== this.applied + 1;
    if (isMissing || steps.some(({ tables, isSeen }) => !isSeen && tables.includes(EVERYTHING)))
      await this.startOver(steps);
    else await this.apply(client, steps);
  }

  /** Reads everything again, after too many changes or missing versions. */
  private async startOver(steps: readonly VersionStep[]): Promise<void> {
    const from = this.applied;
    this.logger.log(`Everything is read anew, from version ${steps.at(-1)!.version}.`);
    await this.load();
    this.tell({ from, to: this.applied, changes: undefined, tables: [...CATALOGUE_TABLES] });
  }

  private async apply(client: pg.Client, steps: readonly VersionStep[]): Promise<void> {
    const { index, finder } = this.ready;
    const named = new Set(steps.flatMap(({ tables }) => tables));
    const tables = CATALOGUE_TABLES.filter((table) => named.has(table));
    if (['brand', 'category', 'shop'].some((table) => named.has(table)))
      index.loadTables(await this.source.tables(client));
    if (named.has('synonym')) finder.reader.setSynonyms(await this.source.synonyms(client));
    if (named.has('rate')) await this.rate.reload();
    if (named.has('badge')) await this.limits.reload();
    const unseen = steps.filter(({ isSeen }) => !isSeen);
    const spuIds = new Set(unseen.flatMap((step) => step.spuIds));
    const stockIds = new Set(unseen.flatMap((step) => step.stockIds).filter((spuId) => !spuIds.has(spuId)));
    const isTold = unseen.length === steps.length && spuIds.size + stockIds.size <= MOST_PUBLISHED;
    const changes = isTold ? ([] as CarFeedChange[]) : undefined;
    const work = [
      ...portionsOf(stockIds).map((ids) => () => this.restock(client, ids, changes)),
      ...portionsOf(spuIds).map((ids) => () => this.refresh(client, ids, changes)),
    ];
    for (const portion of work) {
      // The index is discarded when the process ends, so a step may be left half applied.
      if (this.loop.isStopping) return;
      await portion();
    }
    const from = this.applied;
    this.applied = steps.at(-1)!.version;
    this.tell({ from, to: this.applied, changes, tables });
  }

  /** Reads changed cars and updates the index. */
  private async refresh(
    client: pg.Client,
    spuIds: readonly string[],
    changes: CarFeedChange[] | undefined,
  ): Promise<void> {
    const { index } = this.ready;
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
    await yieldToOthers(startedAt, changes);
  }

  /** Reads the stock of cars and updates the index. */
  private async restock(
    client: pg.Client,
    spuIds: readonly string[],
    changes: CarFeedChange[] | undefined,
  ): Promise<void> {
    const { index } = this.ready;
    const stocks = await this.source.stocks(client, spuIds);
    const startedAt = performance.now();
    for (const stock of stocks) {
      const ord = index.placeOf(stock.spuId);
      if (ord < 0) continue;
      const hadStock = index.columns.stock[ord]! > 0;
      index.restock(ord, stock);
      changes?.push(stockChangeOf(index, ord, hadStock));
    }
    await yieldToOthers(startedAt, changes);
  }

  private tell(step: Step): void {
    for (const listener of this.listeners) listener(step);
  }
}

export const readyModel = (index: CarIndex, finder: CarFinder): ReadyModel => ({
  index,
  finder,
  directories: {
    brands: index.brands,
    categories: index.categories,
    shops: index.shops,
    cities: index.cities,
    brandCounts: index.brandCounts,
    lowestPrices: finder.lowestPrices,
    reader: finder.reader,
    observe: (observer) => index.observe(observer),
  },
});

function portionsOf(spuIds: ReadonlySet<string>): string[][] {
  const all = [...spuIds];
  return Array.from({ length: Math.ceil(all.length / CARS) }, (_, at) =>
    all.slice(at * CARS, (at + 1) * CARS),
  );
}

/** Lets the event loop handle other work; during an import for as long as the last portion took. */
const yieldToOthers = (startedAt: number, changes: readonly CarFeedChange[] | undefined): Promise<unknown> =>
  changes ? breath() : sleep(performance.now() - startedAt);
