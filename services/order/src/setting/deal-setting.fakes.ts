import { DEAL_SETTING_KEYS, dealSettings, type DealSettingKey } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { DealSetting } from './deal-setting.entity.js';
import { DealSettingRepository, type DealSettings } from './deal-setting.repository.js';

/** The initial settings, with the given ones in place of some of them. */
export class InMemorySettings extends DealSettingRepository {
  private readonly changed = new Map<DealSettingKey, DealSetting>();

  constructor(private readonly over: Partial<DealSettings> = {}) {
    super(new NoDatabase());
  }

  override async current(): Promise<DealSettings> {
    const initial = Object.fromEntries(DEAL_SETTING_KEYS.map((key) => [key, dealSettings[key].initial]));
    const changed = Object.fromEntries([...this.changed].map(([key, { value }]) => [key, value]));
    return { ...(initial as DealSettings), ...this.over, ...changed };
  }

  override inTransaction(): Promise<DealSettings> {
    return this.current();
  }

  override async changes(): Promise<ReadonlyMap<DealSettingKey, DealSetting>> {
    return this.changed;
  }

  override async change(
    _: EntityManager,
    key: DealSettingKey,
    value: number,
    changedBy: string,
  ): Promise<void> {
    this.changed.set(key, { key, value, changedBy, changedAt: new Date('2026-11-21T12:00:00Z') });
  }
}
