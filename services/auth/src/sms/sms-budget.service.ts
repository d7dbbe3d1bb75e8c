import { Injectable, Logger } from '@nestjs/common';
import { authCalls } from '@mall/contracts/services/auth';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { SmsKind } from './sms-code.repository.js';

/** The parameter that staff change, and what applies until it has been read. */
const BUDGETS: Readonly<Record<SmsKind, { key: string; initial: number }>> = {
  entry: { key: 'SMS_DAILY_BUDGET', initial: 2_000 },
  signing: { key: 'SMS_SIGNING_DAILY_BUDGET', initial: 500 },
};

const FRESH_MS = 30_000;

/** How many messages the whole mall sends in a day: parameters of the admin service, read again every 30 seconds. */
@Injectable()
export class SmsBudgetService {
  private readonly logger = new Logger(SmsBudgetService.name);
  private readonly known = new Map<SmsKind, { readonly budget: number; readonly untilMs: number }>();

  constructor(
    @InjectClient(authCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof authCalls.parameters>, 'value'>,
  ) {}

  /** The last known budget while the admin service cannot be reached. */
  async of(kind: SmsKind): Promise<number> {
    const known = this.known.get(kind);
    if (known && known.untilMs > Date.now()) return known.budget;
    const budget = await this.read(kind, known?.budget ?? BUDGETS[kind].initial);
    this.known.set(kind, { budget, untilMs: Date.now() + FRESH_MS });
    return budget;
  }

  private async read(kind: SmsKind, otherwise: number): Promise<number> {
    try {
      const budget = Math.floor(Number(await this.parameters.value({ key: BUDGETS[kind].key })));
      return budget >= 0 ? budget : otherwise;
    } catch (failure) {
      this.logger.warn(`${BUDGETS[kind].key} was not read, ${otherwise} applies: ${String(failure)}`);
      return otherwise;
    }
  }
}
