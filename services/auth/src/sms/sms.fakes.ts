import type { EntityManager } from 'typeorm';
import { SmsCodeRepository, type NewCode, type SentCounts, type TriedCode } from './sms-code.repository.js';
import { SmsSender } from './sms-sender.js';

interface StoredCode extends NewCode {
  readonly codeId: string;
  readonly sentMs: number;
  triesLeft: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes in memory, for unit tests; they expire by the process's clock. */
export class InMemoryCodes extends SmsCodeRepository {
  private readonly stored: StoredCode[] = [];

  constructor() {
    super(undefined as never);
  }

  override withNumberLocked<T>(_: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return work({} as EntityManager);
  }

  override async countSent(_: EntityManager, mobile: string, ip: string | undefined): Promise<SentCounts> {
    const within = (ms: number) => this.stored.filter(({ sentMs }) => sentMs > Date.now() - ms);
    const last = this.stored.findLast((code) => code.mobile === mobile);
    return {
      hour: within(HOUR_MS).filter((code) => code.mobile === mobile).length,
      day: within(24 * HOUR_MS).filter((code) => code.mobile === mobile).length,
      byIp: within(HOUR_MS).filter((code) => ip !== undefined && code.ip === ip).length,
      secondsAgo: last ? (Date.now() - last.sentMs) / 1_000 : 86_400,
    };
  }

  override async insert(_: EntityManager, code: NewCode): Promise<void> {
    const codeId = String(this.stored.length + 1);
    this.stored.push({ ...code, codeId, sentMs: Date.now(), triesLeft: code.tries });
  }

  override async takeTry(purpose: string, mobile: string): Promise<TriedCode | undefined> {
    const newest = this.stored.findLast((code) => code.purpose === purpose && code.mobile === mobile);
    if (!newest || newest.triesLeft <= 0) return undefined;
    if (Date.now() >= newest.sentMs + newest.lifeMinutes * MINUTE_MS) return undefined;
    newest.triesLeft -= 1;
    return { codeId: newest.codeId, codeHash: newest.codeHash };
  }

  override async useUp(codeId: string): Promise<void> {
    for (const code of this.stored) if (code.codeId === codeId) code.triesLeft = 0;
  }
}

/** Keeps messages instead of sending them. */
export class RecordedSms extends SmsSender {
  readonly sent: { readonly mobile: string; readonly message: string }[] = [];

  async send(mobile: string, message: string): Promise<void> {
    this.sent.push({ mobile, message });
  }

  /** The code in the last message. */
  get lastCode(): string {
    return /\b\d{6}\b/.exec(this.sent.at(-1)?.message ?? '')?.[0] ?? '';
  }
}
