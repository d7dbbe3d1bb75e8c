import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '@mall/persistence';
import type pg from 'pg';
import { buildFingerprint, SnapshotFolder, type SnapshotReader } from '@mall/car-search';
import type { FollowingModel } from './following-model.js';
import { areTooMany } from './changes-since.js';
import { SourceReader } from './source-reader.js';

/** Folder and interval of the stored file. */
export abstract class SnapshotSettings {
  /** Folder of the file; `undefined` when it is not stored. */
  abstract readonly dir: string | undefined;
  abstract readonly seconds: number;
}

/** The code that reads the source tables: like the engine's, it decides which facts a stored car has. */
const CODE = new URL('./', import.meta.url);
/** Time without changes after which an import counts as ended. */
const QUIET_MS = 2_000;

/** Stores the model in a file, from which the next process starts. */
@Injectable()
export class SnapshotRepository {
  private readonly logger = new Logger(SnapshotRepository.name);
  private readonly folder: SnapshotFolder | undefined;
  private triedAt = -Infinity;
  private version = -1;
  /** Number of cars that have changed since the stored version; those that changed twice are counted twice. */
  private changed = 0;
  private changedAt = 0;

  constructor(
    private readonly settings: SnapshotSettings,
    private readonly source: SourceReader,
  ) {
    if (settings.dir !== undefined) this.folder = new SnapshotFolder(settings.dir, buildFingerprint(CODE));
  }

  get isOn(): boolean {
    return this.folder !== undefined;
  }

  /** Whether the model of this version should be stored by now. */
  isDue(version: number): boolean {
    return this.isNew(version) && performance.now() - this.triedAt >= this.settings.seconds * 1_000;
  }

  /** Records that this number of cars has changed in the model. */
  addChanged(cars: number): void {
    this.changed += cars;
    this.changedAt = performance.now();
  }

  /**
   * Whether an import has ended since the last attempt, after which the stored file is of no use. To be called while
   * nothing changes.
   */
  isOutdated({ model, version }: FollowingModel): boolean {
    const isTooOld = areTooMany({ cars: this.changed, isEverything: false }, model.size);
    return isTooOld && this.isNew(version) && performance.now() - this.changedAt >= QUIET_MS;
  }

  /** Stores the model, unless so much has changed since the last file that the next process would read the tables anyway. */
  async storeAtEnd(client: pg.Client, { model, version }: FollowingModel): Promise<void> {
    const since = await this.source.changesSince(client, version);
    if (areTooMany(since, model.size))
      this.logger.log(`The cars are not stored, because ${since.cars} of them have changed since.`);
    else await this.store(client, { model, version });
  }

  /** Whether this version is not the one that was stored or restored last. */
  isNew(version: number): boolean {
    return this.isOn && version !== this.version;
  }

  /**
   * Stores the model, which must not change meanwhile except for its flags and landed costs. A failure is logged: the
   * former file stays.
   * @returns whether it is stored
   */
  async store(client: pg.Client, { model, version }: Omit<FollowingModel, 'seenBelow'>): Promise<boolean> {
    const { folder } = this;
    if (!folder) return false;
    const startedAt = performance.now();
    try {
      const mark = await this.source.markOf(client, version);
      if (mark === undefined) return false;
      const bytes = await model.store(folder, { version, mark });
      this.version = version;
      const ms = Math.round(performance.now() - startedAt);
      this.logger.log(`${model.size} cars of version ${version} stored, ${bytes} bytes in ${ms} ms.`);
      return true;
    } catch (failure) {
      this.logger.warn(`The cars could not be stored: ${reasonOf(failure)}`);
      return false;
    } finally {
      this.triedAt = performance.now();
      this.changed = 0;
    }
  }

  /**
   * Opens the stored file, if there is one.
   * @param rests whether reading leaves half of the processor time to others
   * @throws UnfitSnapshotError
   */
  async open({ rests }: { readonly rests: boolean }): Promise<SnapshotReader | undefined> {
    const reader = await this.folder?.read({ rests });
    if (!reader) return undefined;
    this.version = reader.position.version;
    this.triedAt = performance.now();
    return reader;
  }
}
