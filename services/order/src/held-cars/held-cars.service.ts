import { Injectable } from '@nestjs/common';
import { invalidInput } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  holdAllowanceLabels,
  type AllowHoldDto,
  type HeldCarsPageDto,
  type HeldCarsView,
} from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import { DealSettingRepository, type DealSettings } from '../setting/deal-setting.repository.js';
import { nameOf } from '../setting/change-proposal.repository.js';
import type { HoldAllowance } from './hold-allowance.entity.js';
import { HeldCarsRepository, type HeldCarsRow } from './held-cars.repository.js';

const YEAR_MS = 366 * 86_400_000;

const untilText: Texts = {
  ru: '«{label}»: выберите день от завтрашнего и не дальше чем через год',
  zh: '{label}：请选择明天起一年内的日期',
  en: '“{label}”: choose a day from tomorrow on, within a year',
};

/** Cars and values that buyers hold by unpaid orders; staff may allow single buyers more. */
@Injectable()
export class HeldCarsService {
  constructor(
    private readonly held: HeldCarsRepository,
    private readonly settings: DealSettingRepository,
  ) {}

  async list(request: HeldCarsPageDto): Promise<AdminPage<HeldCarsView>> {
    const [{ rows, total }, settings] = await Promise.all([this.held.page(request), this.settings.current()]);
    const allowances = await this.held.allowances(rows.map(({ userId }) => userId));
    return adminPage(
      rows.map((row) => toView(row, allowances.get(row.userId), settings, new Date())),
      total,
      request,
    );
  }

  async one(userId: string): Promise<HeldCarsView> {
    const [row, settings, allowances] = await Promise.all([
      this.held.one(userId),
      this.settings.current(),
      this.held.allowances([userId]),
    ]);
    return toView(row, allowances.get(userId), settings, new Date());
  }

  /** Allows a buyer to hold more cars, for at most a year. @throws invalidInput at `until`. */
  async allow(
    caller: Caller,
    { userId, cars, valueFee, reason, until }: AllowHoldDto,
  ): Promise<HeldCarsView> {
    const expiresAt = new Date(until);
    const left = expiresAt.getTime() - Date.now();
    if (left <= 0 || left > YEAR_MS)
      throw invalidInput([{ field: 'until', text: untilText, params: { label: holdAllowanceLabels.until } }]);
    const granted = { grantedById: caller.userId ?? '', grantedBy: nameOf(caller) };
    await this.held.allow({
      userId,
      cars,
      valueMinor: valueFee,
      reason: reason.trim(),
      expiresAt,
      ...granted,
    });
    return this.one(userId);
  }
}

export function toView(
  row: HeldCarsRow,
  allowance: HoldAllowance | undefined,
  settings: Pick<DealSettings, 'heldCarsPerBuyer' | 'heldValuePerBuyerMinor'>,
  now: Date,
): HeldCarsView {
  const { valueMinor, payBefore, paidCars, paidMinor, ...shown } = row;
  const isInForce = allowance !== undefined && allowance.expiresAt > now;
  return {
    ...shown,
    valueFee: valueMinor,
    payBefore: payBefore?.toISOString() ?? null,
    maxCars: Math.max(settings.heldCarsPerBuyer + paidCars, isInForce ? allowance.cars : 0),
    maxValueFee: Math.max(settings.heldValuePerBuyerMinor + paidMinor, isInForce ? allowance.valueMinor : 0),
    allowance: allowance && {
      cars: allowance.cars,
      valueFee: allowance.valueMinor,
      reason: allowance.reason,
      until: allowance.expiresAt.toISOString(),
      grantedBy: allowance.grantedBy,
      grantedTime: allowance.grantedAt.toISOString(),
      isInForce,
    },
  };
}
