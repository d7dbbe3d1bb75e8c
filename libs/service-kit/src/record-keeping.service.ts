import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  dropOldMonths,
  inTurn,
  markSeal,
  prepareMonths,
  sealChanges,
  type SealMark,
} from '@mall/persistence';
import { DataSource } from 'typeorm';
import { kitConfig } from './config.js';
import { Every } from './every.js';
import { log } from './logger.js';

const HOUR_MS = 3_600_000;

/** Seals recorded changes, prepares the partitions of the next months and drops those that are kept no longer. */
@Injectable()
export class RecordKeepingService implements OnApplicationBootstrap {
  private mark: SealMark | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Before the first change: after a long standstill, the months that were prepared are over. */
  onApplicationBootstrap(): Promise<void> {
    return this.prepare();
  }

  @Every(kitConfig.CHANGES_SEAL_SECONDS * 1_000)
  async sealChanges(): Promise<void> {
    const chain = this.mark && (await sealChanges(this.dataSource, this.mark));
    // The log is kept outside of the database: whoever rewrites all seals there cannot rewrite this.
    if (chain) log.info({ chain }, 'Recorded changes are sealed.');
    this.mark = await markSeal(this.dataSource);
  }

  @Every(HOUR_MS)
  async keepMonths(): Promise<void> {
    await this.prepare();
    const dropped = await dropOldMonths(this.dataSource, kitConfig.CHANGES_KEPT_MONTHS);
    if (dropped.length > 0) log.info({ dropped }, 'Recorded changes of old months are dropped.');
  }

  /** Processes that start together prepare the months one after the other. */
  private prepare(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await inTurn(tx, 'record months');
      await prepareMonths(tx);
    });
  }
}
