import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '@mall/persistence';
import { borderDay } from '@mall/validation/typography';
import type pg from 'pg';
import { CarModel, UnfitSnapshotError, type ModelOptions, type SnapshotReader } from '@mall/car-search';
import type { FollowingModel } from './following-model.js';
import { BadgeLimitService } from '../../badge/badge-limit.service.js';
import { areTooMany } from './changes-since.js';
import { SnapshotRepository } from './snapshot.repository.js';
import { EVERYTHING, SourceReader } from './source-reader.js';
import { changedIn, ModelStepService } from './model-step.service.js';

/** Number of steps that are applied at once to catch up. */
const STEPS = 500;
/** Transaction id before all others. */
const NOTHING_SEEN = '0';

const secondsSince = (startedAt: number): string => ((performance.now() - startedAt) / 1_000).toFixed(1);

export interface CatchUpOptions {
  /** Last version to apply; all existing ones when missing. */
  readonly upTo?: number;
  readonly isStopping: () => boolean;
}

/** Builds a model from the stored file and the changes since, or else from all cars. */
@Injectable()
export class ModelLoader {
  private readonly logger = new Logger(ModelLoader.name);

  constructor(
    private readonly source: SourceReader,
    private readonly limits: BadgeLimitService,
    private readonly store: SnapshotRepository,
    private readonly steps: ModelStepService,
  ) {}

  /** Reads all cars from one snapshot of the source tables. */
  read(): Promise<FollowingModel> {
    const startedAt = performance.now();
    return this.source.look(async ({ version, seenBelow, ...source }) => {
      const model = await CarModel.read(source, this.options);
      // The file, if there is one, is of no use to the next process either.
      this.store.addChanged(model.size);
      this.logger.log(`${model.size} cars read in ${secondsSince(startedAt)} s, at version ${version}.`);
      return { model, version, seenBelow };
    });
  }

  /** Returns the stored model with all changes since; `undefined` when there is none that fits. */
  async restore(isStopping: () => boolean): Promise<FollowingModel | undefined> {
    const startedAt = performance.now();
    const client = await this.source.connect('restore');
    try {
      const stored = await this.restored(client);
      if (!stored) return undefined;
      const { size } = stored.model;
      const seconds = secondsSince(startedAt);
      const current = await this.catchUp(client, stored, { isStopping });
      const text = `${size} cars of version ${stored.version} restored in ${seconds} s`;
      if (current)
        this.logger.log(`${text}, at version ${current.version} after ${secondsSince(startedAt)} s.`);
      else this.logger.log(`${text}, but too much has changed since: all are read.`);
      return current;
    } catch (failure) {
      this.logger.warn(`The stored cars are not used: ${reasonOf(failure)}`);
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /**
   * Returns the stored model as it was when it was stored.
   * @param rests whether half of the processor time is left to others
   * @throws UnfitSnapshotError, UnfitStateError
   */
  async restored(client: pg.Client, { rests = false } = {}): Promise<FollowingModel | undefined> {
    const reader = await this.store.open({ rests });
    if (!reader) return undefined;
    try {
      return await this.modelFrom(reader, client);
    } finally {
      await reader.close();
    }
  }

  private async modelFrom(reader: SnapshotReader, client: pg.Client): Promise<FollowingModel> {
    const { version, mark } = reader.position;
    if ((await this.source.markOf(client, version)) !== mark)
      throw new UnfitSnapshotError(`version ${version} is not among those of the feed`);
    const since = await this.source.changesSince(client, version);
    if (areTooMany(since, reader.cars))
      throw new UnfitSnapshotError(
        `${since.cars} cars have changed since, beside ${reader.cars} stored ones`,
      );
    const tables = await this.source.tables(client);
    const synonyms = await this.source.synonyms(client);
    const model = await CarModel.restore(reader, { tables, synonyms }, this.options);
    return { model, version, seenBelow: NOTHING_SEEN };
  }

  /** Applies the steps after the model's version; `undefined` when all cars have to be read instead. */
  async catchUp(
    client: pg.Client,
    following: FollowingModel,
    { upTo = Infinity, isStopping }: CatchUpOptions,
  ): Promise<FollowingModel | undefined> {
    const { model, seenBelow } = following;
    let [{ version }, changed] = [following, 0];
    while (version < upTo) {
      const found = await this.source.stepsAfter(client, version, seenBelow, STEPS);
      const steps = found.filter((step) => step.version <= upTo);
      const [first] = steps;
      if (!first) break;
      const { spuIds, stockIds } = changedIn(steps);
      changed += spuIds.size + stockIds.size;
      const isEverything = steps.some(({ tables }) => tables.includes(EVERYTHING));
      if (first.version !== version + 1 || areTooMany({ cars: changed, isEverything }, model.size))
        return undefined;
      if (!(await this.steps.apply(client, model, steps, { collectsChanges: false, isStopping })))
        return undefined;
      version = steps.at(-1)!.version;
    }
    return { ...following, version };
  }

  private get options(): ModelOptions {
    return { setting: () => this.setting() };
  }

  /**
   * Returns the setting on which the flags of cars depend; limits that are not known yet are applied by the first query
   * after they are.
   */
  private async setting(): ReturnType<ModelOptions['setting']> {
    await this.limits.reload().catch(() => undefined);
    return { limits: this.limits.current, today: borderDay() };
  }
}
