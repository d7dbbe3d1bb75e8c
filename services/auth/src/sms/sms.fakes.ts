import { GatewayByNumber, type Sms, type SmsOutcome } from '@mall/service-kit/sms';
import type { EntityManager } from 'typeorm';
import { SiteNameCache } from './site-name.cache.js';
import { SmsBudgetService } from './sms-budget.service.js';
import {
  SmsCodeRepository,
  type NewCode,
  type SentCounts,
  type SmsKind,
  type TriedCode,
} from './sms-code.repository.js';

interface StoredCode extends NewCode {
  readonly codeId: string;
  readonly expiresMs: number;
  sentMs: number;
  triesLeft: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes in memory, for unit tests; they expire by the process's clock. */
export class InMemoryCodes extends SmsCodeRepository {
  private readonly stored: StoredCode[] = [];
  private readonly sentOf = new Map<SmsKind, number>();

  constructor() {
    super(undefined as never);
  }

  override withNumberLocked<T>(_: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return work({} as EntityManager);
  }

  override async countSent(_: EntityManager, kind: SmsKind, mobile: string): Promise<SentCounts> {
    const same = this.stored.filter(
      (code) => code.mobile === mobile && code.purpose.startsWith('sign ') === (kind === 'signing'),
    );
    const within = (ms: number) => same.filter(({ sentMs }) => sentMs > Date.now() - ms).length;
    const last = same.at(-1);
    return {
      hour: within(HOUR_MS),
      day: within(24 * HOUR_MS),
      secondsAgo: last ? (Date.now() - last.sentMs) / 1_000 : 86_400,
    };
  }

  override async takeFromBudget(_: EntityManager, kind: SmsKind, budget: number): Promise<boolean> {
    const sent = this.sentOf.get(kind) ?? 0;
    if (sent >= budget) return false;
    this.sentOf.set(kind, sent + 1);
    return true;
  }

  override async insert(_: EntityManager, code: NewCode): Promise<void> {
    const codeId = String(this.stored.length + 1);
    const sentMs = Date.now();
    const expiresMs = sentMs + code.lifeMinutes * MINUTE_MS;
    this.stored.push({ ...code, codeId, sentMs, expiresMs, triesLeft: code.tries });
  }

  override async takeTry(purpose: string, mobile: string): Promise<TriedCode | undefined> {
    const newest = this.stored.findLast((code) => code.purpose === purpose && code.mobile === mobile);
    if (!newest || newest.triesLeft <= 0) return undefined;
    if (Date.now() >= newest.expiresMs) return undefined;
    newest.triesLeft -= 1;
    return { codeId: newest.codeId, codeHash: newest.codeHash };
  }

  override async useUp(codeId: string): Promise<boolean> {
    const code = this.stored.find((stored) => stored.codeId === codeId);
    if (!code || code.triesLeft < 0) return false;
    code.triesLeft = -1;
    return true;
  }

  /** Moves the time of sending of all codes back by so many hours; they do not expire by that. */
  age(hours: number): void {
    for (const code of this.stored) code.sentMs -= hours * HOUR_MS;
  }
}

/** Keeps messages instead of sending them. */
export class RecordedSms extends GatewayByNumber {
  readonly sent: { readonly mobile: string; readonly message: string; readonly sms: Sms }[] = [];
  /** Outcome of the next messages. */
  outcome: SmsOutcome = { kind: 'sent' };

  constructor() {
    super([]);
  }

  override async send(sms: Sms): Promise<SmsOutcome> {
    if (this.outcome.kind === 'sent') this.sent.push({ mobile: sms.mobile, message: sms.text, sms });
    return this.outcome;
  }

  /** The code in the last message. */
  get lastCode(): string {
    return /\b\d{6}\b/.exec(this.sent.at(-1)?.message ?? '')?.[0] ?? '';
  }
}

/** A site's name that a test sets. */
export class FixedSiteName extends SiteNameCache {
  constructor(public name: string | undefined = 'Север Авто') {
    super({ company: () => Promise.reject(new Error('not called')) });
  }

  override async in(): Promise<string | undefined> {
    return this.name;
  }
}

/** Budgets that a test sets. */
export class FixedBudgets extends SmsBudgetService {
  constructor(readonly budgets: Record<SmsKind, number> = { entry: 1_000, signing: 1_000 }) {
    super({ value: () => Promise.reject(new Error('not called')) });
  }

  override async of(kind: SmsKind): Promise<number> {
    return this.budgets[kind];
  }
}
