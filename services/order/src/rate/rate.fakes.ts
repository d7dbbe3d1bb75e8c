import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { CentralBankRepository, type HeldRate, type PublishedRate } from './central-bank.repository.js';
import { RateInForceRepository, type RateEffect } from './rate-in-force.repository.js';
import { RateRepository, type NewRate } from './rate.repository.js';
import type { SourcedRate } from './rate.js';
import { perUnit, type CentralBankFile } from './val-curs.js';

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

  override async enter(_: EntityManager, rate: NewRate): Promise<string> {
    this.entered.push(rate);
    return String(this.entered.length);
  }
}

/** The central bank's rate, one that is published for later, and those that are held back. */
export class InMemoryCentralBank extends CentralBankRepository {
  readonly failures: string[] = [];
  file: CentralBankFile | undefined;
  later: PublishedRate | undefined;
  heldRates: HeldRate[] = [];

  constructor(private rate?: SourcedRate) {
    super(new NoDatabase());
  }

  override async newest(): Promise<SourcedRate | undefined> {
    return this.rate;
  }

  override async published(): Promise<PublishedRate[]> {
    return [...(this.rate ? [{ rate: this.rate, since: null }] : []), ...(this.later ? [this.later] : [])];
  }

  override async held(currencies: readonly string[]): Promise<HeldRate[]> {
    return this.heldRates.filter(({ currency }) => currencies.includes(currency));
  }

  override async accept(
    _: EntityManager,
    { currency, rateDate }: Pick<HeldRate, 'currency' | 'rateDate'>,
  ): Promise<void> {
    const isIt = (held: HeldRate): boolean => held.currency === currency && held.rateDate === rateDate;
    const accepted = this.heldRates.find(isIt)!;
    this.heldRates = this.heldRates.filter((held) => !isIt(held));
    this.rate = aRate(accepted.rateScaled, { origin: 'centralBank', from: currency });
  }

  override async lock(): Promise<string | undefined> {
    return this.file?.rateDate;
  }

  override async keep(
    _: EntityManager,
    file: CentralBankFile,
    heldFrom: ReadonlyMap<string, number>,
  ): Promise<void> {
    this.file = file;
    for (const { currency, nominal, valueScaled } of file.rates) {
      const rateScaled = perUnit({ nominal, valueScaled });
      const referenceScaled = heldFrom.get(currency);
      if (referenceScaled !== undefined) {
        const { rateDate } = file;
        this.heldRates.push({ currency, rateDate, rateScaled, referenceScaled, isLater: false });
      } else if (currency === 'CNY') this.rate = aRate(rateScaled, { origin: 'centralBank' });
    }
  }

  override async noteFailure(failure: string): Promise<void> {
    this.failures.push(failure);
  }
}

/** Rates in use in memory; all of them count as of the last 72 hours. */
export class InMemoryRatesInForce extends RateInForceRepository {
  readonly known: number[];

  constructor(...known: number[]) {
    super();
    this.known = known;
  }

  override async recent(): Promise<number[]> {
    return [...this.known];
  }

  override async record(
    _tx: EntityManager,
    _from: string,
    _purpose: string,
    effects: readonly RateEffect[],
  ): Promise<void> {
    this.known.push(...effects.map(({ rateScaled }) => rateScaled));
  }
}
