import { Injectable } from '@nestjs/common';
import { platformErrors, type Caller } from '@mall/contracts/define';
import {
  dealSettings,
  orderErrors,
  type ChangeDealSettingDto,
  type DealSettingKey,
  type SettingRow,
} from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import { ChangeProposalRepository, nameOf } from './change-proposal.repository.js';
import { DealSettingRepository } from './deal-setting.repository.js';

export const subjectOfSetting = (key: DealSettingKey): string => `setting:${key}`;

/** Changes of settings. Limits on what one person may do are raised by two. */
@Injectable()
export class SettingChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: DealSettingRepository,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /** @throws orderErrors.settingOutOfRange, orderErrors.limitRaisedByTwo, platformErrors.staleData */
  async change(caller: Caller, request: ChangeDealSettingDto): Promise<void> {
    const { settingKey, value } = request;
    const { min, max } = dealSettings[settingKey];
    if (value < min || value > max) throw orderErrors.settingOutOfRange({ min, max });
    const isChanged = await this.dataSource.transaction((tx) => this.changeLocked(tx, caller, request));
    this.settings.forget();
    // After the commit, which keeps the proposal.
    if (!isChanged) throw orderErrors.limitRaisedByTwo();
  }

  /** False when the change waits for a second person. */
  private async changeLocked(
    tx: EntityManager,
    caller: Caller,
    { settingKey, value, previous }: ChangeDealSettingDto,
  ): Promise<boolean> {
    const subject = subjectOfSetting(settingKey);
    await this.proposals.lock(tx, subject);
    const row: SettingRow = dealSettings[settingKey];
    const current = (await this.settings.changes(tx)).get(settingKey)?.value ?? row.initial;
    if (previous !== undefined && previous !== null && previous !== current) throw platformErrors.staleData();
    const isForTwo = row.isRaisedByTwo === true && value > current;
    const first = isForTwo ? await this.proposals.agree(tx, subject, value, caller) : undefined;
    if (isForTwo && first === undefined) return false;
    if (!isForTwo) await this.proposals.withdraw(tx, subject);
    const changedBy = first === undefined ? nameOf(caller) : `${first}, ${nameOf(caller)}`;
    await this.settings.change(tx, settingKey, value, changedBy);
    return true;
  }
}
