import { Injectable } from '@nestjs/common';
import { ago, now, rowOf, run, sql } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

export interface StoredFactor {
  readonly secretSealed: Buffer;
  readonly lastStep: number | undefined;
  /** Whether it was started within the last hour. */
  readonly isRecent: boolean;
}

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(accountId: string): Promise<StoredFactor | undefined> {
    const found = await rowOf(
      this.dataSource,
      db
        .selectFrom('second_factor')
        .select(['secret_sealed as secretSealed', 'last_step as lastStep'])
        .select((factor) => factor('started_at', '>', ago(1, 'hours')).$castTo<boolean>().as('isRecent'))
        .where('account_id', '=', accountId),
    );
    return found && { ...found, lastStep: found.lastStep === null ? undefined : Number(found.lastStep) };
  }

  /** Stores a key that is being set up, in place of an earlier one. */
  async start(tx: EntityManager, accountId: string, secretSealed: Buffer): Promise<void> {
    const started = { secret_sealed: secretSealed, last_step: null, started_at: now };
    await run(
      tx,
      db
        .insertInto('second_factor')
        .values({ account_id: accountId, ...started })
        .onConflict((known) => known.column('account_id').doUpdateSet(started)),
    );
  }

  /** Marks the code of a time step as used. @returns false when it, or a later one, was used before. */
  async useStep(tx: EntityManager, accountId: string, step: number): Promise<boolean> {
    const used = db
      .updateTable('second_factor')
      .set({ last_step: String(step) })
      .where('account_id', '=', accountId)
      .where((factor) => factor.or([factor('last_step', 'is', null), factor('last_step', '<', String(step))]))
      .returning('account_id');
    return (await rowOf(tx, used)) !== undefined;
  }

  /** Marks a recovery code as used. @returns false when there is none with such a hash, or it was used before. */
  async useRecovery(tx: EntityManager, accountId: string, hashes: readonly Buffer[]): Promise<boolean> {
    const used = db
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('code_hash', 'in', [...hashes])
      .where('used_at', 'is', null)
      .returning('account_id');
    return (await rowOf(tx, used)) !== undefined;
  }

  /** Stores recovery codes in place of the earlier ones. */
  async setRecovery(tx: EntityManager, accountId: string, hashes: readonly Buffer[]): Promise<void> {
    await run(tx, db.deleteFrom('recovery_code').where('account_id', '=', accountId));
    const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }));
    if (rows.length > 0) await run(tx, db.insertInto('recovery_code').values(rows));
  }

  /** Returns the number of recovery codes that were not used yet. */
  async recoveryLeft(accountId: string, tx?: EntityManager): Promise<number> {
    const left = db
      .selectFrom('recovery_code')
      .select(sql<string>`count(*)`.as('count'))
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null);
    return Number((await rowOf(tx ?? this.dataSource, left))!.count);
  }

  async remove(tx: EntityManager, accountId: string): Promise<void> {
    await this.setRecovery(tx, accountId, []);
    await run(tx, db.deleteFrom('second_factor').where('account_id', '=', accountId));
  }
}
