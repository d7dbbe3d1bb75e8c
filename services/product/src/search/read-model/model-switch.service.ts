import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '@mall/persistence';
import type pg from 'pg';
import type { FollowingModel } from './following-model.js';
import { ModelLoader } from './model-loader.js';
import { SnapshotRepository } from './snapshot.repository.js';
import { SourceReader } from './source-reader.js';

/** Number of added cars, and share of all, from which a new layout is worthwhile. */
const MANY_STRAYS = 10_000;
const STRAY_SHARE = 1 / 4;
/** Time without added cars after which an import counts as finished. */
const QUIET_MS = 10_000;
/** Minimum time between two layouts, also when the first one has failed. */
const REST_MS = 600_000;

/**
 * Lays the cars out again after a large import: builds a second model beside the one that answers, from a file that is
 * stored for it, lets it catch up, and hands it over at the same version. Needs the memory of two models for that time,
 * and half of the processor time of one thread.
 */
@Injectable()
export class ModelSwitchService {
  private readonly logger = new Logger(ModelSwitchService.name);
  private strays = 0;
  private quietSince = 0;
  private notBefore = 0;
  private isBuilding = false;
  private beside: FollowingModel | undefined;

  constructor(
    private readonly loader: ModelLoader,
    private readonly store: SnapshotRepository,
    private readonly source: SourceReader,
  ) {}

  /**
   * Advances the switch by one step; the catalogue must not change meanwhile.
   * @returns the model that replaces this one
   */
  async next(
    client: pg.Client,
    current: FollowingModel,
    isStopping: () => boolean,
  ): Promise<FollowingModel | undefined> {
    if (this.beside) return this.takeOver(client, current, isStopping);
    if (this.isBuilding || !this.isDue(current)) return undefined;
    this.isBuilding = true;
    if (!this.store.isNew(current.version) || (await this.store.store(client, current)))
      void this.build(isStopping);
    else this.end();
    return undefined;
  }

  private isDue({ model }: FollowingModel): boolean {
    if (!this.store.isOn || performance.now() < this.notBefore) return false;
    if (model.strays !== this.strays) {
      this.strays = model.strays;
      this.quietSince = performance.now();
    }
    return (
      model.strays >= Math.max(MANY_STRAYS, model.size * STRAY_SHARE) &&
      performance.now() - this.quietSince >= QUIET_MS
    );
  }

  private async build(isStopping: () => boolean): Promise<void> {
    const startedAt = performance.now();
    let client: pg.Client | undefined;
    try {
      client = await this.source.connect('layout');
      const built = await this.loader.restored(client, { rests: true });
      if (!built || isStopping()) return this.end();
      this.beside = built;
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      this.logger.log(`${built.model.size} cars laid out anew in ${seconds} s.`);
    } catch (failure) {
      this.logger.warn(`The cars cannot be laid out anew: ${reasonOf(failure)}`);
      this.end();
    } finally {
      await client?.end().catch(() => undefined);
    }
  }

  private async takeOver(
    client: pg.Client,
    { model, version, seenBelow }: FollowingModel,
    isStopping: () => boolean,
  ): Promise<FollowingModel | undefined> {
    const beside = this.beside!;
    this.end();
    beside.model.followFiguresOf(model);
    // A file that another process stored meanwhile may be ahead; then the model in use catches up first.
    if (beside.version > version) return undefined;
    const caughtUp = await this.loader.catchUp(client, beside, { upTo: version, isStopping });
    if (caughtUp?.version !== version) return undefined;
    caughtUp.model.takeOverFrom(model);
    return { ...caughtUp, seenBelow };
  }

  private end(): void {
    this.beside = undefined;
    this.isBuilding = false;
    this.notBefore = performance.now() + REST_MS;
  }
}
