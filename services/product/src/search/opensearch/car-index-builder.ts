import { Injectable, Logger } from '@nestjs/common';
import { CarStore, portionsOf, type Position } from '@mall/car-search/opensearch';
import { LandedFigureService } from '../../rate/landed-figure.service.js';
import { SourceReader } from '../read-model/source-reader.js';

/** Factor of the pause: for other landed costs, all cars are written again after so many times the time that writing took. */
const FIGURES_REST = 10;

/** An index that follows the catalogue. */
export interface FollowingIndex extends Position {
  version: number;
  /** Whether all cars of the snapshot are written. */
  isLoaded: boolean;
}

/**
 * Builds a new index beside the one that is searched, from one snapshot of the tables, and lets searches use it once it
 * has caught up. Used by the only replica that writes.
 */
@Injectable()
export class CarIndexBuilder {
  private readonly logger = new Logger(CarIndexBuilder.name);
  private target: FollowingIndex | undefined;
  private loading: Promise<void> = Promise.resolve();
  private failure: unknown;
  private figuresDue = 0;

  constructor(
    private readonly source: SourceReader,
    private readonly store: CarStore,
    private readonly landed: LandedFigureService,
  ) {}

  /** Returns the index that is being built; it follows the steps from the beginning. */
  get building(): FollowingIndex | undefined {
    return this.target;
  }

  /** Checks that cars are still being written. @throws the error that has ended the writing. */
  check(): void {
    if (this.failure) throw this.failure as Error;
  }

  /** Starts to write all cars to a new index; resolves when the snapshot is taken. */
  async start(): Promise<void> {
    const index = await this.store.create();
    let started: () => void = () => undefined;
    const isStarted = new Promise<void>((resolve) => (started = resolve));
    this.loading = this.load(index, started).catch((failure: unknown) => {
      this.failure = failure;
      started();
    });
    await isStarted;
  }

  /** Discards the index that is being built. */
  async drop(): Promise<void> {
    this.target = undefined;
    await this.loading;
    this.failure = undefined;
  }

  /** Starts a new index for other rates, tables or another day, because landed costs are stored with the cars. */
  async followFigures(current: FollowingIndex | undefined): Promise<void> {
    const { revision } = this.landed;
    if (revision === undefined) return;
    const isWithout = this.target && !this.target.isLoaded && this.target.landed === undefined;
    if (isWithout) await this.drop();
    const isBehind = !this.target && current?.landed !== revision;
    if (isWithout || (isBehind && performance.now() >= this.figuresDue)) await this.start();
  }

  /** Lets searches use the new index once it has caught up with the current one; returns it then. */
  async switchOver(current: FollowingIndex | undefined): Promise<FollowingIndex | undefined> {
    const { target } = this;
    if (!target?.isLoaded || target.version < (current?.version ?? 0)) return undefined;
    await this.store.refresh(target.index);
    await this.store.publish(target.index);
    this.target = undefined;
    return target;
  }

  private async load(index: string, started: () => void): Promise<void> {
    const startedAt = performance.now();
    const { totals, revision } = this.landed;
    await this.source.look(async ({ version, seenBelow, expected, cars }) => {
      const target: FollowingIndex = { index, version, seenBelow, landed: revision, isLoaded: false };
      this.target = target;
      started();
      for await (const rows of cars()) {
        if (this.target !== target) return;
        await Promise.all(
          portionsOf(rows).map((some) =>
            this.store.write(
              index,
              version,
              some.map(({ spuId }) => spuId),
              some,
              totals,
            ),
          ),
        );
      }
      target.isLoaded = true;
      this.figuresDue = performance.now() + (performance.now() - startedAt) * FIGURES_REST;
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      this.logger.log(`${expected} cars indexed in ${seconds} s, as of version ${version}.`);
    });
  }
}
