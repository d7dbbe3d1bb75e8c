import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { CentralBankRepository, type Kept } from './central-bank.repository.js';
import { RateRepository, type NewRate } from './rate.repository.js';
import type { SourcedRate } from './rate.js';
import type { CentralBankFile } from './val-curs.js';

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

/** Rates that staff have entered; a new one is compared with the first. */
export class InMemoryRates extends RateRepository {
  readonly entered: NewRate[] = [];
  /** How often the newest rate was read. */
  reads = 0;

  constructor(private readonly first?: SourcedRate) {
    super(new NoDatabase());
  }

  override async newest(): Promise<SourcedRate | undefined> {
    this.reads += 1;
    const last = this.entered.at(-1);
    return last ? aRate(last.rateScaled, { asOf: last.asOf }) : this.first;
  }

  override async reference(): Promise<number | undefined> {
    return this.first?.rateScaled;
  }

  override async enter(_: EntityManager, rate: NewRate): Promise<string> {
    this.entered.push(rate);
    return String(this.entered.length);
  }
}

/** The central bank's rate, and what a fetch of its file has led to. */
export class InMemoryCentralBank extends CentralBankRepository {
  readonly failures: string[] = [];
  file: CentralBankFile | undefined;

  constructor(private readonly rate?: SourcedRate) {
    super(new NoDatabase());
  }

  override async newest(): Promise<SourcedRate | undefined> {
    return this.rate;
  }

  override async keep(file: CentralBankFile): Promise<Kept> {
    if (this.file && file.rateDate < this.file.rateDate) return 'older';
    this.file = file;
    return 'kept';
  }

  override async noteFailure(failure: string): Promise<void> {
    this.failures.push(failure);
  }
}
