import { Injectable } from '@nestjs/common';
import { DEAL_SETTING_KEYS, dealSettings, type DealSettingKey } from '@mall/contracts/order';
import { DataSource, type Repository } from 'typeorm';
import { DealSetting } from './deal-setting.entity.js';

export type DealSettings = Readonly<Record<DealSettingKey, number>>;

/** How long a process may serve settings that another process has changed. */
const CACHED_MS = 2_000;

/** Settings of deals; the table has rows only for those that staff have changed. */
@Injectable()
export class DealSettingRepository {
  private cached: { readonly at: number; readonly values: Promise<DealSettings> } | undefined;
  private readonly settings: Repository<DealSetting>;

  constructor(dataSource: DataSource) {
    this.settings = dataSource.getRepository(DealSetting);
  }

  /** At most two seconds old: every checkout reads them. */
  current(): Promise<DealSettings> {
    if (!this.cached || Date.now() - this.cached.at > CACHED_MS) {
      const values = this.read();
      this.cached = { at: Date.now(), values };
      values.catch(() => (this.cached = undefined));
    }
    return this.cached.values;
  }

  async changes(): Promise<ReadonlyMap<DealSettingKey, DealSetting>> {
    return new Map((await this.settings.find()).map((change) => [change.key, change]));
  }

  async change(key: DealSettingKey, value: number, changedBy: string): Promise<void> {
    await this.settings.upsert({ key, value, changedBy, changedAt: () => 'now()' }, ['key']);
    this.cached = undefined;
  }

  private async read(): Promise<DealSettings> {
    const changes = await this.changes();
    const entries = DEAL_SETTING_KEYS.map((key) => [
      key,
      changes.get(key)?.value ?? dealSettings[key].initial,
    ]);
    return Object.fromEntries(entries) as DealSettings;
  }
}
