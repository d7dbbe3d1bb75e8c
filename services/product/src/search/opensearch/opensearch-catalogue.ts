import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { productErrors, CATALOGUE_TABLES, type CatalogueTable } from '@mall/contracts/product';
import { reasonOf } from '@mall/persistence';
import type pg from 'pg';
import type { Directories } from '@mall/car-search';
import { CarStore, Vocabulary } from '@mall/car-search/opensearch';
import { BadgeLimitService } from '../../badge/badge-limit.service.js';
import { RateService } from '../../rate/rate.service.js';
import { Catalogue, type AppliedStep } from '../catalogue.js';
import { SourceReader } from '../read-model/source-reader.js';
import { CarIndexWriter } from './car-index-writer.js';
import { BackgroundLoop } from '../read-model/background-loop.js';

const POLL_MS = 100;
const RETRY_MS = 500;
/** Maximum number of steps that are searched for changed tables; after more, all tables are read. */
const STEPS = 1_000;
/** Factor of the pause: numbers are read again after so many times the time that reading them takes. */
const REST = 10;

/**
 * Makes, categories, shops and words in this process, with their numbers of cars from OpenSearch. Follows the position that the
 * indexer stores.
 */
@Injectable()
export class OpenSearchCatalogue extends Catalogue implements OnModuleInit, OnModuleDestroy {
  readonly alias: string;
  private readonly logger = new Logger(OpenSearchCatalogue.name);
  private readonly listeners: ((step: AppliedStep) => void)[] = [];
  private words: Vocabulary | undefined;
  private applied = -1;
  private numbered = -1;
  private numbersDue = 0;
  private readonly loop = new BackgroundLoop();
  private isUpToDate = false;

  constructor(
    private readonly source: SourceReader,
    private readonly store: CarStore,
    private readonly writer: CarIndexWriter,
    private readonly rate: RateService,
    private readonly limits: BadgeLimitService,
  ) {
    super();
    this.alias = store.alias;
  }

  override get version(): number {
    return Math.max(0, this.applied);
  }

  override get directoriesVersion(): number {
    return Math.max(0, this.numbered);
  }

  /** Whether the catalogue is ready; false while the cluster cannot be reached. */
  override get isReady(): boolean {
    return this.words !== undefined && this.isUpToDate;
  }

  /** Returns the vocabulary. @throws productErrors.searchUnavailable until the first index is complete */
  get vocabulary(): Vocabulary {
    if (!this.words) throw productErrors.searchUnavailable();
    return this.words;
  }

  override get directories(): Directories {
    return this.vocabulary;
  }

  override onStep(listener: (step: AppliedStep) => void): void {
    this.listeners.push(listener);
  }

  /** Starts without waiting for the index: other answers of the service do not need it. */
  onModuleInit(): void {
    this.writer.onStored(() => this.loop.wake());
    this.loop.start(() => this.follow());
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async follow(): Promise<void> {
    while (!this.loop.isStopping) {
      let client: pg.Client | undefined;
      try {
        client = await this.source.connect('tail');
        while (!this.loop.isStopping) {
          await this.catchUp(client);
          await this.loop.pause(POLL_MS);
        }
      } catch (failure) {
        if (!this.loop.isStopping && this.isUpToDate)
          this.logger.warn(`The search engine cannot be followed: ${reasonOf(failure)}`);
        this.isUpToDate = false;
        await this.loop.pause(RETRY_MS);
      } finally {
        await client?.end().catch(() => undefined);
      }
    }
  }

  private async catchUp(client: pg.Client): Promise<void> {
    const position = await this.store.position();
    if (!position) return;
    const from = this.applied;
    const { version } = position;
    if (version > from) {
      const tables = await this.tablesBetween(client, from, version);
      await this.reload(client, tables);
      if (performance.now() >= this.numbersDue) await this.readNumbers(version);
      this.applied = version;
      const changes = this.writer.changesBetween(from, version);
      for (const listener of this.listeners)
        listener({ from: Math.max(0, from), to: version, changes, tables });
    } else if (this.numbered < this.applied && performance.now() >= this.numbersDue)
      await this.readNumbers(this.applied);
    this.isUpToDate = true;
  }

  private async readNumbers(version: number): Promise<void> {
    const vocabulary = this.words!;
    const startedAt = performance.now();
    vocabulary.load(await this.store.numbers());
    const now = performance.now();
    this.numbersDue = now + (now - startedAt) * REST;
    this.numbered = version;
  }

  /** Returns the tables that changed after one version, up to another. */
  private async tablesBetween(
    client: pg.Client,
    from: number,
    to: number,
  ): Promise<readonly CatalogueTable[]> {
    if (!this.words || to - from > STEPS) return CATALOGUE_TABLES;
    const steps = await this.source.stepsAfter(client, from, '0', to - from);
    if (steps[0]?.version !== from + 1) return CATALOGUE_TABLES;
    const named = new Set(steps.flatMap(({ tables }) => tables));
    return CATALOGUE_TABLES.filter((table) => named.has(table));
  }

  private async reload(client: pg.Client, tables: readonly CatalogueTable[]): Promise<void> {
    const isFirst = !this.words;
    const vocabulary = this.words ?? new Vocabulary();
    const isNamed = (...names: readonly CatalogueTable[]): boolean =>
      names.some((name) => tables.includes(name));
    if (isFirst || isNamed('brand', 'category', 'shop'))
      vocabulary.loadTables(await this.source.tables(client));
    if (isFirst || isNamed('synonym')) vocabulary.reader.setSynonyms(await this.source.synonyms(client));
    if (isNamed('rate')) await this.rate.reload();
    if (isNamed('badge')) await this.limits.reload();
    if (isFirst) vocabulary.load(await this.store.numbers());
    this.words = vocabulary;
  }
}
