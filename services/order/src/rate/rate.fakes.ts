import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { RatePurpose } from '@mall/contracts/order';
import { CentralBankRepository } from './central-bank.repository.js';
import { RateRepository, type NewRate } from './rate.repository.js';
import type { SourcedRate } from './rate.js';

export const aRate = (rateScaled: number, over: Partial<SourcedRate> = {}): SourcedRate => ({
  rateId: '1',
  from: 'CNY',
  to: 'RUB',
  origin: 'manual',
  rateScaled,
  source: 'entered',
  asOf: new Date('2026-11-20T12:00:00Z'),
  ageSeconds: 60,
  ...over,
});

const DAY_MS = 86_400_000;

interface EnteredRate extends Pick<NewRate, 'purpose' | 'secondBy'> {
  readonly rate: SourcedRate;
  readonly createdMs: number;
}

/** Rates that staff have entered; the first is one for payments that has stood for a day. */
export class InMemoryRates extends RateRepository {
  readonly entered: NewRate[] = [];
  /** How often the newest rate was read. */
  reads = 0;
  private rows: EnteredRate[] = [];

  constructor(first?: SourcedRate) {
    super(new NoDatabase());
    if (first) this.rows.push({ rate: first, purpose: 'payment', secondBy: null, createdMs: 0 });
  }

  override async newest(from: string, purpose: RatePurpose): Promise<SourcedRate | undefined> {
    this.reads += 1;
    return this.of(from, purpose).reduce<SourcedRate | undefined>(
      (newest, { rate }) => (newest && newest.asOf > rate.asOf ? newest : rate),
      undefined,
    );
  }

  override async reference(
    _: EntityManager,
    from: string,
    purpose: RatePurpose,
  ): Promise<number | undefined> {
    const rates = this.of(from, purpose).sort((one, other) => one.createdMs - other.createdMs);
    const settled = rates.findLast(
      ({ createdMs, secondBy }) => secondBy !== null || createdMs < Date.now() - DAY_MS,
    );
    return (settled ?? rates[0])?.rate.rateScaled;
  }

  override async enter(_: EntityManager, entered: NewRate): Promise<string> {
    this.entered.push(entered);
    const { from, purpose, rateScaled, source, secondBy } = entered;
    const asOf = new Date(Math.min(entered.asOf.getTime(), Date.now()));
    const rateId = String(this.rows.length + 1);
    const rate = aRate(rateScaled, { rateId, from, source, asOf });
    this.rows.push({ rate, purpose, secondBy, createdMs: Date.now() });
    return rateId;
  }

  /** Lets a rate have been entered so many hours earlier than it was. */
  age(rateId: string, hours: number): void {
    this.rows = this.rows.map((row) =>
      row.rate.rateId === rateId ? { ...row, createdMs: row.createdMs - hours * 3_600_000 } : row,
    );
  }

  private of(from: string, purpose: RatePurpose): EnteredRate[] {
    return this.rows.filter((row) => row.rate.from === from && row.purpose === purpose);
  }
}

/** The one figure of the central bank's file. */
export class InMemoryCentralBank extends CentralBankRepository {
  constructor(private readonly rate?: SourcedRate) {
    super(new NoDatabase());
  }

  override async newest(from: string): Promise<SourcedRate | undefined> {
    return this.rate?.from === from ? this.rate : undefined;
  }
}
