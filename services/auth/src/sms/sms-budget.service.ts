import { Injectable, Logger } from '@nestjs/common';
import { authCalls } from '@mall/contracts/services/auth';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { KeptValue } from '@mall/service-kit/kept-value';
import type { SmsKind } from './sms-code.repository.js';

/** Parameters that staff change, with the values that apply until they have been read. */
const BUDGETS: Readonly<Record<SmsKind, { key: string; initial: number }>> = {
  entry: { key: 'SMS_DAILY_BUDGET', initial: 2_000 },
  signing: { key: 'SMS_SIGNING_DAILY_BUDGET', initial: 500 },
};

const FRESH_MS = 30_000;

/** Maximum messages that the whole mall sends in a day: parameters of the admin service, read again every 30 seconds. */
@Injectable()
export class SmsBudgetService {
  private readonly logger = new Logger(SmsBudgetService.name);
  private readonly kept: Readonly<Record<SmsKind, KeptValue<number>>> = {
    entry: new KeptValue(FRESH_MS, (before) => this.read('entry', before)),
    signing: new KeptValue(FRESH_MS, (before) => this.read('signing', before)),
  };

  constructor(
    @InjectClient(authCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof authCalls.parameters>, 'value'>,
  ) {}

  /** Returns the budget; the last known one while the admin service cannot be reached. */
  of(kind: SmsKind): Promise<number> {
    return this.kept[kind].current();
  }

  private async read(kind: SmsKind, otherwise = BUDGETS[kind].initial): Promise<number> {
    try {
      const budget = Math.floor(Number(await this.parameters.value({ key: BUDGETS[kind].key })));
      return budget >= 0 ? budget : otherwise;
    } catch (failure) {
      this.logger.warn(`${BUDGETS[kind].key} was not read, ${otherwise} applies: ${String(failure)}`);
      return otherwise;
    }
  }
}
