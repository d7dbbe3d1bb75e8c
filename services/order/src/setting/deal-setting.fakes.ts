import { DEAL_SETTING_KEYS, dealSettings } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import { DealSettingRepository, type DealSettings } from './deal-setting.repository.js';

/** The initial settings, with the given ones instead of some of them. */
export class InMemorySettings extends DealSettingRepository {
  constructor(private readonly over: Partial<DealSettings> = {}) {
    super(new NoDatabase());
  }

  override async current(): Promise<DealSettings> {
    const initial = Object.fromEntries(DEAL_SETTING_KEYS.map((key) => [key, dealSettings[key].initial]));
    return { ...(initial as DealSettings), ...this.over };
  }
}
