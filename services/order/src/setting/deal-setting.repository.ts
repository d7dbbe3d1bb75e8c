import { Injectable } from '@nestjs/common';
import { DEAL_SETTING_KEYS, dealSettings, type DealSettingKey } from '@mall/contracts/order';
import { KeptValue } from '@mall/service-kit/kept-value';
import { DataSource, type EntityManager } from 'typeorm';
import { DealSetting } from './deal-setting.entity.js';

export type DealSettings = Readonly<Record<DealSettingKey, number>>;

/** Time for which a process may use settings that another process has changed. */
const CACHED_MS = 2_000;

/** Settings of deals; the table has rows only for those that staff have changed. */
@Injectable()
export class DealSettingRepository {
  private readonly kept = new KeptValue<DealSettings>(CACHED_MS, () => this.read());

  constructor(private readonly dataSource: DataSource) {}

  /** Returns settings at most two seconds old: every checkout reads them. */
  current(): Promise<DealSettings> {
    return this.kept.current();
  }

  async changes(
    db: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<DealSettingKey, DealSetting>> {
    return new Map((await db.getRepository(DealSetting).find()).map((change) => [change.key, change]));
  }

  async change(tx: EntityManager, key: DealSettingKey, value: number, changedBy: string): Promise<void> {
    const change = { key, value, changedBy, changedAt: () => 'now()' };
    await tx.getRepository(DealSetting).upsert(change, ['key']);
  }

  /** Empties the cache, so that the next call reads the settings; called after the commit of a change. */
  forget(): void {
    this.kept.forget();
  }

  /** Returns the settings as a transaction sees them; for rules that have to be exact. */
  async inTransaction(tx: EntityManager): Promise<DealSettings> {
    return this.read(tx);
  }

  private async read(db?: EntityManager): Promise<DealSettings> {
    const changes = await this.changes(db);
    const entries = DEAL_SETTING_KEYS.map((key) => [
      key,
      changes.get(key)?.value ?? dealSettings[key].initial,
    ]);
    return Object.fromEntries(entries) as DealSettings;
  }
}
