import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  MOST_OWN_SETTINGS,
  type KeepSettingDto,
  type OwnSettingView,
} from '@mall/contracts/admin';
import { DataSource } from 'typeorm';
import { OwnSettingRepository } from './own-setting.repository.js';

/** Display settings of each user of the console: columns, density, pinned pages. */
@Injectable()
export class OwnSettingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: OwnSettingRepository,
  ) {}

  of(userId: string): Promise<OwnSettingView[]> {
    return this.settings.of(userId);
  }

  /**
   * Stores a setting. Serialised for each user, so that writes at the same time cannot exceed the limit.
   * @throws adminErrors.tooManySettings
   */
  async keep(userId: string, { name, value }: KeepSettingDto): Promise<void> {
    if (value === undefined || value === null) return this.settings.remove(userId, name);
    return this.dataSource.transaction(async (tx) => {
      await this.settings.lock(tx, userId);
      if ((await this.settings.countOthers(tx, userId, name)) >= MOST_OWN_SETTINGS)
        throw adminErrors.tooManySettings({ most: MOST_OWN_SETTINGS });
      await this.settings.put(tx, userId, name, value);
    });
  }
}
