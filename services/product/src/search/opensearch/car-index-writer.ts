import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CATALOGUE_TABLES, type CarFeedChange } from '@mall/contracts/product';
import { column, reasonOf, rowShape } from '@mall/persistence';
import type pg from 'pg';
import { CarChanges, CarStore, portionsOf } from '@mall/car-search/opensearch';
import { LandedFigureService } from '../../rate/landed-figure.service.js';
import type { AppliedStep } from '../catalogue.js';
import type { FeedLeader } from '../read-model/catalogue-feed.publisher.js';
import { EVERYTHING, SourceReader, type Step } from '../read-model/source-reader.js';
import { rowsOn } from '../read-model/source-rows.js';
import { CarIndexBuilder, type FollowingIndex } from './car-index-builder.js';
import { BackgroundLoop } from '../read-model/background-loop.js';

/** Maximum number of steps applied at once. */
const STEPS = 50;
const POLL_MS = 100;
const RETRY_MS = 500;
/** Maximum number of changed cars of one step that are published one by one. */
const MOST_PUBLISHED = 300;
/** Maximum number of steps that are remembered for the feed of this process. */
const MOST_APPLIED = 100;
/**
 * Writes the numbered steps of the catalogue to OpenSearch: to the index that is searched, and to a new one while it is
 * built. Only one replica writes at a time (an advisory lock); cars carry the catalogue version as their external
 * version, so that a replica that has lost the lock without noticing it changes nothing that is newer. The position is
 * stored after each step.
 */
@Injectable()
export class CarIndexWriter implements FeedLeader, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CarIndexWriter.name);
  private readonly applied: AppliedStep[] = [];
  private listener: () => void = () => undefined;
  private readonly loop = new BackgroundLoop();
  private leading = false;
  private current: FollowingIndex | undefined;

  constructor(
    private readonly source: SourceReader,
    private readonly store: CarStore,
    private readonly builder: CarIndexBuilder,
    private readonly landed: LandedFigureService,
  ) {}

  /** Whether this replica writes the index, and publishes the feed. */
  get isLeading(): boolean {
    return this.leading;
  }

  /** Calls back after each position that was stored. */
  onStored(listener: () => void): void {
    this.listener = listener;
  }

  /** Returns the changes between two versions, if this replica has written them one by one. */
  changesBetween(from: number, to: number): readonly CarFeedChange[] | undefined {
    const steps = this.applied.filter((step) => step.from >= from && step.to <= to);
    const isWhole =
      steps[0]?.from === from &&
      steps.at(-1)?.to === to &&
      steps.every(({ changes }) => changes !== undefined);
    return isWhole ? steps.flatMap(({ changes }) => changes!) : undefined;
  }

  onApplicationBootstrap(): void {
    this.loop.start(() => this.run());
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async run(): Promise<void> {
    while (!this.loop.isStopping) {
      let client: pg.Client | undefined;
      try {
        client = await this.source.connect('indexer');
        await this.lead(client);
      } catch (failure) {
        if (!this.loop.isStopping) this.logger.warn(`The cars cannot be indexed: ${reasonOf(failure)}`);
      } finally {
        this.leading = false;
        this.current = undefined;
        await this.builder.drop();
        await client?.end().catch(() => undefined);
      }
      await this.loop.pause(RETRY_MS);
    }
  }

  /** Waits for the lock, then writes while the connection that holds the lock is open. */
  private async lead(client: pg.Client): Promise<void> {
    while (!this.loop.isStopping && !(await this.isMine(client))) await this.loop.pause(POLL_MS);
    if (this.loop.isStopping) return;
    await this.resume();
    this.leading = true;
    while (!this.loop.isStopping) {
      if (!this.current && !this.builder.building) await this.builder.start();
      this.builder.check();
      await this.builder.followFigures(this.current);
      let hasWorked = false;
      for (const target of [this.current, this.builder.building])
        if (target && (await this.takeSteps(client, target))) hasWorked = true;
      if (!hasWorked) {
        await this.switchOver();
        await this.loop.pause(POLL_MS);
      }
    }
  }

  /** Continues with the index that is searched, from its stored position. */
  private async resume(): Promise<void> {
    await this.store.prepare();
    const [index, position] = [await this.store.current(), await this.store.position()];
    const isKnown = index !== undefined && position?.index === index;
    this.current = isKnown ? { ...position, isLoaded: true } : undefined;
    await this.store.dropOthers(index);
    if (this.current) this.logger.log(`The index is followed from version ${this.current.version}.`);
  }

  /** Continues with the new index once searches use it. */
  private async switchOver(): Promise<void> {
    const from = this.current?.version ?? 0;
    const built = await this.builder.switchOver(this.current);
    if (!built) return;
    this.current = built;
    await this.stored(built, { from, changes: undefined, tables: CATALOGUE_TABLES });
    await this.store.dropOthers(built.index);
  }

  /** Writes the next steps to the index; returns whether it took any. */
  private async takeSteps(client: pg.Client, target: FollowingIndex): Promise<boolean> {
    const steps = await this.source.stepsAfter(client, target.version, target.seenBelow, STEPS);
    const [first] = steps;
    if (!first) return false;
    const isMissing = first.version !== target.version + 1;
    if (isMissing || steps.some(({ tables, isSeen }) => !isSeen && tables.includes(EVERYTHING)))
      return this.startOver(target, steps);
    await this.apply(client, target, steps);
    return true;
  }

  /** Builds a new index while the old one is searched, because steps are missing or everything has to be read again. */
  private async startOver(target: FollowingIndex, steps: readonly Step[]): Promise<boolean> {
    if (target === this.builder.building) await this.builder.drop();
    if (!this.builder.building) {
      this.logger.log(`Everything is indexed anew, from version ${steps.at(-1)!.version}.`);
      await this.builder.start();
    }
    return false;
  }

  private async apply(client: pg.Client, target: FollowingIndex, steps: readonly Step[]): Promise<void> {
    const { index } = target;
    const [from, version] = [target.version, steps.at(-1)!.version];
    const named = new Set(steps.flatMap(({ tables }) => tables));
    const tables = CATALOGUE_TABLES.filter((table) => named.has(table));
    const unseen = steps.filter(({ isSeen }) => !isSeen);
    const spuIds = [...new Set(unseen.flatMap((step) => [...step.spuIds, ...step.stockIds]))];
    const collectsChanges =
      target === this.current && unseen.length === steps.length && spuIds.length <= MOST_PUBLISHED;
    const changes = collectsChanges ? ([] as CarFeedChange[]) : undefined;
    const compared =
      changes && spuIds.length > 0 ? new CarChanges(await this.source.tables(client)) : undefined;
    for (const some of portionsOf(spuIds)) {
      // The position stays behind until everything is written: the next leader repeats the step.
      if (this.loop.isStopping) return;
      const before = compared ? await this.store.read(index, some) : undefined;
      const cars = await this.source.cars(client, some);
      await this.store.write(index, version, some, cars, this.landed.totals);
      if (compared && before) changes?.push(...compared.changesOf(some, before, cars));
    }
    if (spuIds.length > 0) await this.store.refresh(index);
    target.version = version;
    if (target === this.current) await this.stored(target, { from, changes, tables });
  }

  private async stored(
    { index, version, seenBelow, landed }: FollowingIndex,
    step: Omit<AppliedStep, 'to'>,
  ): Promise<void> {
    await this.store.storePosition({ index, version, seenBelow, landed });
    this.applied.push({ ...step, to: version });
    if (this.applied.length > MOST_APPLIED) this.applied.shift();
    this.listener();
  }

  private async isMine(client: pg.Client): Promise<boolean> {
    const [lock] = await rowsOn(
      client,
      rowShape({ mine: column.boolean }),
      `SELECT pg_try_advisory_lock(hashtext(current_schema()), hashtext($1)) AS mine`,
      [this.store.alias],
    );
    return lock!.mine;
  }
}
