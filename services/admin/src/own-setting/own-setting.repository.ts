import { Injectable } from '@nestjs/common';
import type { OwnSettingView } from '@mall/contracts/admin';
import { inTurn } from '@mall/persistence';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { OwnSetting } from './own-setting.entity.js';

@Injectable()
export class OwnSettingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: string): Promise<OwnSettingView[]> {
    const settings = await this.dataSource.manager.find(OwnSetting, {
      where: { userId },
      order: { name: 'ASC' },
    });
    return settings.map(({ name, value, changedAt }) => ({
      name,
      value,
      changedTime: changedAt.toISOString(),
    }));
  }

  /** Makes other writes of this user wait until the transaction ends. */
  async lock(tx: EntityManager, userId: string): Promise<void> {
    await inTurn(tx, `own settings of ${userId}`);
  }

  /** Returns the number of settings that a user has besides one of this name. */
  countOthers(tx: EntityManager, userId: string, name: string): Promise<number> {
    return tx.countBy(OwnSetting, { userId, name: Not(name) });
  }

  async put(tx: EntityManager, userId: string, name: string, value: string): Promise<void> {
    const row = { userId, name, value, changedAt: () => 'now()' };
    await tx.getRepository(OwnSetting).upsert(row, ['userId', 'name']);
  }

  async remove(userId: string, name: string): Promise<void> {
    await this.dataSource.manager.delete(OwnSetting, { userId, name });
  }
}
