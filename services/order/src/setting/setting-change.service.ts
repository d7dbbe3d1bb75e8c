import { Injectable } from '@nestjs/common';
import { platformErrors, type Caller, type MallError } from '@mall/contracts/define';
import {
  dealSettings,
  isLoosened,
  orderErrors,
  type ChangeDealSettingDto,
  type DealSettingKey,
  type SettingRow,
} from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import { ChangeProposalRepository, nameOf } from './change-proposal.repository.js';
import { DealSettingRepository } from './deal-setting.repository.js';
import { EffectOnRate } from './effect-on-rate.js';

export const subjectOfSetting = (key: DealSettingKey): string => `setting:${key}`;

/** Returns the people who have changed a setting, one or two. */
const namesOf = (changedBy: string | null): readonly string[] => changedBy?.split(', ') ?? [];

/**
 * Changes settings. Loosening a limit of what one person may do takes two people, and so does a change that makes the
 * payment rate jump.
 */
@Injectable()
export class SettingChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: DealSettingRepository,
    private readonly proposals: ChangeProposalRepository,
    private readonly rate: EffectOnRate,
  ) {}

  /**
   * Changes a setting. A value that the caller has set already is answered as if it had just been set: the first answer
   * may have been lost.
   * @throws orderErrors.settingOutOfRange, orderErrors.limitRaisedByTwo, orderErrors.rateJumps,
   * platformErrors.staleData
   */
  async change(caller: Caller, request: ChangeDealSettingDto): Promise<void> {
    const { settingKey, value } = request;
    const { min, max } = dealSettings[settingKey];
    if (value < min || value > max) throw orderErrors.settingOutOfRange({ min, max });
    const refusal = await this.dataSource.transaction((tx) => this.changeLocked(tx, caller, request));
    this.settings.forget();
    // Thrown after the commit, which stores the proposal.
    if (refusal) throw refusal;
  }

  /** Changes a setting. Returns the refusal of a change that waits for a second person. */
  private async changeLocked(
    tx: EntityManager,
    caller: Caller,
    { settingKey, value, previous }: ChangeDealSettingDto,
  ): Promise<MallError | undefined> {
    const subject = subjectOfSetting(settingKey);
    await this.proposals.lock(tx, subject);
    const row: SettingRow = dealSettings[settingKey];
    const changed = (await this.settings.changes(tx)).get(settingKey);
    if (changed?.value === value && namesOf(changed.changedBy).includes(nameOf(caller))) return undefined;
    const current = changed?.value ?? row.initial;
    if (previous !== undefined && previous !== null && previous !== current) throw platformErrors.staleData();
    const isOfRate = row.byTwo === 'rate';
    const refusal = isLoosened(row, current, value)
      ? orderErrors.limitRaisedByTwo()
      : isOfRate && value !== current
        ? await this.rate.refusalOf(tx, { ...(await this.settings.inTransaction(tx)), [settingKey]: value })
        : undefined;
    const first = refusal ? await this.proposals.agree(tx, subject, value, caller) : undefined;
    if (refusal && first === undefined) return refusal;
    if (!refusal) await this.proposals.withdraw(tx, subject);
    const changedBy = first === undefined ? nameOf(caller) : [first, nameOf(caller)].join(', ');
    await this.settings.change(tx, settingKey, value, changedBy);
    if (isOfRate) await this.rate.record(tx);
    return undefined;
  }
}
