// SQL: LISTEN has no counterpart in TypeORM; notifications shorten the wait between two polls.
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import { CATALOGUE_TABLES } from '@mall/contracts/product';
import { reasonOf } from '@mall/persistence';
import type pg from 'pg';
import type { CarModel, Directories } from '@mall/car-search';
import type { FollowingModel } from './following-model.js';
import { Catalogue, type AppliedStep } from '../catalogue.js';
import { BackgroundLoop } from './background-loop.js';
import { ModelLoader } from './model-loader.js';
import { ModelSwitchService } from './model-switch.service.js';
import { SnapshotRepository } from './snapshot.repository.js';
import { EVERYTHING, SourceReader, type Step } from './source-reader.js';
import { changedIn, ModelStepService } from './model-step.service.js';

/** Maximum number of steps applied at once. */
const STEPS = 50;
/** Maximum time between two polls, in case a notification is lost. */
const POLL_MS = 200;
const RETRY_MS = 500;

/**
 * The cars on sale in the memory of this process: read from a stored file or a snapshot of the tables at the start,
 * then updated by numbered versions. It can be rebuilt from PostgreSQL at any time.
 */
@Injectable()
export class ReadModel extends Catalogue implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ReadModel.name);
  private readonly listeners: ((step: AppliedStep) => void)[] = [];
  private current: FollowingModel | undefined;
  /** Version before everything was read again, for as long as that takes. */
  private lastVersion = 0;
  private readonly loop = new BackgroundLoop();

  constructor(
    private readonly source: SourceReader,
    private readonly loader: ModelLoader,
    private readonly steps: ModelStepService,
    private readonly store: SnapshotRepository,
    private readonly layout: ModelSwitchService,
  ) {
    super();
  }

  override get version(): number {
    return this.current?.version ?? this.lastVersion;
  }

  /** Returns the version of the model, because the directories are part of the index. */
  override get directoriesVersion(): number {
    return this.version;
  }

  override get isReady(): boolean {
    return this.current !== undefined;
  }

  /** Returns the model. @throws platformErrors.unavailable until the first load is complete. */
  get ready(): CarModel {
    if (!this.current) throw platformErrors.unavailable();
    return this.current.model;
  }

  override get directories(): Directories {
    return this.ready.directories;
  }

  override onStep(listener: (step: AppliedStep) => void): void {
    this.listeners.push(listener);
  }

  async onModuleInit(): Promise<void> {
    this.current = (await this.loader.restore(this.isStopping)) ?? (await this.loader.read());
    this.loop.start(() => this.follow());
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
    if (this.current && this.store.isNew(this.current.version)) await this.storeAtEnd(this.current);
  }

  private readonly isStopping = (): boolean => this.loop.isStopping;

  private async storeAtEnd(current: FollowingModel): Promise<void> {
    let client: pg.Client | undefined;
    try {
      client = await this.source.connect('snapshot');
      await this.store.storeAtEnd(client, current);
    } catch (failure) {
      this.logger.warn(`The cars are not stored: ${reasonOf(failure)}`);
    } finally {
      await client?.end().catch(() => undefined);
    }
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
    const { current } = this;
    if (!current) return this.startOver();
    if (this.store.isDue(current.version)) await this.store.store(client, current);
    const steps = await this.source.stepsAfter(client, current.version, current.seenBelow, STEPS);
    const [first] = steps;
    if (!first) return this.rest(client, current);
    const isMissing = first.version !== current.version + 1;
    if (isMissing || steps.some(({ tables, isSeen }) => !isSeen && tables.includes(EVERYTHING)))
      await this.startOver();
    else await this.apply(client, current, steps);
  }

  /** Stores the model or lays the cars out again while nothing has changed. */
  private async rest(client: pg.Client, current: FollowingModel): Promise<void> {
    if (this.store.isOutdated(current)) await this.store.store(client, current);
    const next = await this.layout.next(client, current, this.isStopping);
    if (next) this.current = next;
    else await this.loop.pause(POLL_MS);
  }

  /** Reads everything again, after too many changes or missing versions; searches fail until it is done. */
  private async startOver(): Promise<void> {
    const from = this.version;
    this.logger.log(`Everything is read anew; the version before was ${from}.`);
    this.lastVersion = from;
    this.current = undefined;
    this.current = await this.loader.read();
    this.notifyListeners({ from, to: this.version, changes: undefined, tables: [...CATALOGUE_TABLES] });
  }

  private async apply(client: pg.Client, current: FollowingModel, steps: readonly Step[]): Promise<void> {
    // The index may have only some of the changes when the process ends: they are applied again after the
    // next start.
    const options = { collectsChanges: true, isStopping: this.isStopping };
    const applied = await this.steps.apply(client, current.model, steps, options);
    if (!applied) return;
    const to = steps.at(-1)!.version;
    const { spuIds, stockIds } = changedIn(steps);
    this.store.addChanged(spuIds.size + stockIds.size);
    this.current = { ...current, version: to };
    this.notifyListeners({ from: current.version, to, ...applied });
  }

  private notifyListeners(step: AppliedStep): void {
    for (const listener of this.listeners) listener(step);
  }
}
