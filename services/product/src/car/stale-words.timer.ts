import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { DataSource } from 'typeorm';
import { CarWriter } from './car-writer.js';

const BATCH = 500;

/** Writes the search words of cars whose make or series was renamed. */
@Injectable()
export class StaleWordsTimer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: CarWriter,
  ) {}

  @Every(2_000)
  async writeStaleWords(): Promise<void> {
    for (;;) {
      const written = await this.dataSource.transaction(async (tx) => {
        const rows = (await tx.query(
          `SELECT spu_id FROM spu WHERE words_stale ORDER BY spu_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        )) as { spu_id: string }[];
        if (rows.length > 0)
          await this.writer.writeWords(
            tx,
            rows.map(({ spu_id }) => spu_id),
          );
        return rows.length;
      });
      if (written < BATCH) return;
    }
  }
}
