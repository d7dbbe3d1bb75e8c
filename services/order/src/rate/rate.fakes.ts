import type { RatePurpose } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import { dayAt } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { CentralBankRepository, type HeldRate, type PublishedRate } from './central-bank.repository.js';
import { RateInForceRepository, type RateEffect } from './rate-in-force.repository.js';
import { RateRepository, type NewRate, type RateEntry } from './rate.repository.js';
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

const HOUR_MS = 3_600_000;

/** Rates that staff have entered, in memory; the first is one for payments. */
export class InMemoryRates extends RateRepository {
  readonly entered: NewRate[] = [];
  /** Number of times that the newest rate was read. */
  reads = 0;
  private readonly rows: (Pick<NewRate, 'purpose'> & {
    readonly rate: SourcedRate;
    readonly by: readonly (string | null)[];
  })[] = [];

  constructor(first?: SourcedRate) {
    super(new NoDatabase());
    if (first) this.rows.push({ rate: first, purpose: 'payment', by: [] });
  }

  override async newest(from: string, purpose: RatePurpose): Promise<SourcedRate | undefined> {
    this.reads += 1;
    return this.rows
      .filter((row) => row.rate.from === from && row.purpose === purpose)
      .reduce<SourcedRate | undefined>(
        (newest, { rate }) => (newest && newest.asOf > rate.asOf ? newest : rate),
        undefined,
      );
  }

  override async repeated(
    _: EntityManager,
    { from, purpose, rateScaled, source, asOf }: RateEntry,
    by: string,
  ): Promise<string | undefined> {
    const newest = await this.newest(from, purpose);
    const row = this.rows.find(({ rate }) => rate === newest);
    const isSaid = newest?.rateScaled === rateScaled && newest.source === source;
    if (!isSaid || !row?.by.includes(by)) return undefined;
    return asOf && asOf.getTime() !== newest.asOf.getTime() ? undefined : (newest.rateId ?? undefined);
  }

  override async enter(_: EntityManager, entered: NewRate): Promise<string> {
    this.entered.push(entered);
    const { from, purpose, rateScaled, source, enteredBy, secondBy } = entered;
    const asOf = new Date(Math.min(entered.asOf.getTime(), Date.now()));
    const rateId = String(this.rows.length + 1);
    this.rows.push({
      rate: aRate(rateScaled, { rateId, from, source, asOf }),
      purpose,
      by: [enteredBy, secondBy],
    });
    return rateId;
  }
}

interface PublishedRow {
  /** `yyyy-MM-dd` */
  readonly rateDate: string;
  readonly rate: SourcedRate;
  /** Rate that it departs from too far, until it is accepted. */
  readonly heldFrom: number | null;
}

/** The central bank's rates in memory, at first the given one. */
export class InMemoryCentralBank extends CentralBankRepository {
  private rows: PublishedRow[] = [];
  private fileDate: string | undefined;

  constructor(rate?: SourcedRate) {
    super(new NoDatabase());
    if (rate) this.rows.push({ rateDate: dayAt(rate.asOf, 0), rate, heldFrom: null });
  }

  override async newest(from: string): Promise<SourcedRate | undefined> {
    return this.usable(from).findLast(isNow)?.rate;
  }

  override async published(from: string): Promise<PublishedRate[]> {
    const usable = this.usable(from);
    const later = usable.filter((row) => !isNow(row)).map(({ rate }) => ({ rate, since: rate.asOf }));
    return [
      ...usable
        .filter(isNow)
        .slice(-1)
        .map(({ rate }) => ({ rate, since: null })),
      ...later,
    ];
  }

  override async held(currencies: readonly string[]): Promise<HeldRate[]> {
    return [...currencies].sort().flatMap((currency) => {
      const newest = this.usable(currency).at(-1)?.rateDate ?? '';
      return this.of(currency).flatMap(({ rateDate, rate: { rateScaled, asOf }, heldFrom }) =>
        heldFrom !== null && rateDate > newest
          ? [{ currency, rateDate, rateScaled, referenceScaled: heldFrom, isLater: asOf > new Date() }]
          : [],
      );
    });
  }

  override async isInUse(
    _: EntityManager,
    { currency, rateDate, rateScaled }: Pick<HeldRate, 'currency' | 'rateDate' | 'rateScaled'>,
  ): Promise<boolean> {
    const row = this.usable(currency).find((one) => one.rateDate === rateDate);
    return row?.rate.rateScaled === rateScaled;
  }

  override async accept(
    _: EntityManager,
    { currency, rateDate }: Pick<HeldRate, 'currency' | 'rateDate'>,
  ): Promise<void> {
    this.rows = this.rows.map((row) =>
      row.rate.from === currency && row.rateDate === rateDate ? { ...row, heldFrom: null } : row,
    );
  }

  override async lock(): Promise<string | undefined> {
    return this.fileDate;
  }

  override async keep(
    _: EntityManager,
    { rateDate, rates }: CentralBankFile,
    heldFrom: ReadonlyMap<string, number>,
  ): Promise<void> {
    this.fileDate = rateDate;
    for (const { currency, ...value } of rates) {
      const rateScaled = perUnit(value);
      const known = this.of(currency).find((row) => row.rateDate === rateDate);
      if (known?.rate.rateScaled === rateScaled) continue;
      const asOf = new Date(`${rateDate}T00:00:00+03:00`);
      const ageSeconds = Math.max(0, Math.floor((Date.now() - asOf.getTime()) / 1_000));
      const bank = { rateId: null, origin: 'centralBank', source: 'Банк России / Bank of Russia' } as const;
      const rate = aRate(rateScaled, { ...bank, from: currency, asOf, ageSeconds });
      const row = { rateDate, rate, heldFrom: heldFrom.get(currency) ?? null };
      this.rows = [...this.rows.filter((one) => one !== known), row];
    }
  }

  private of(currency: string): PublishedRow[] {
    return this.rows
      .filter(({ rate }) => rate.from === currency)
      .sort((one, other) => one.rateDate.localeCompare(other.rateDate));
  }

  /** Returns rates that are not held back, the newest last. */
  private usable(currency: string): PublishedRow[] {
    return this.of(currency).filter(({ heldFrom }) => heldFrom === null);
  }
}

const isNow = ({ rate }: PublishedRow): boolean => rate.asOf <= new Date();

interface RateInForce {
  readonly from: string;
  readonly purpose: RatePurpose;
  readonly rateScaled: number;
  readonly sinceMs: number;
}

/** Rates in use with their times, in memory; the given ones are for payments in yuan, and came one after the other just now. */
export class InMemoryRatesInForce extends RateInForceRepository {
  private rows: RateInForce[];

  constructor(...known: number[]) {
    super();
    const [payment, sinceMs] = [{ from: 'CNY', purpose: 'payment' } as const, Date.now()];
    this.rows = known.map((rateScaled) => ({ ...payment, rateScaled, sinceMs }));
  }

  override async recent(_: EntityManager, from: string, purpose: RatePurpose): Promise<number[]> {
    const begun = this.of(from, purpose).filter(({ sinceMs }) => sinceMs <= Date.now());
    const used = begun.filter((_row, at) => {
      const next = begun[at + 1];
      return !next || next.sinceMs > Date.now() - 72 * HOUR_MS;
    });
    return [...new Set(used.map(({ rateScaled }) => rateScaled))];
  }

  override async record(
    _: EntityManager,
    from: string,
    purpose: RatePurpose,
    effects: readonly RateEffect[],
  ): Promise<void> {
    const now = Date.now();
    const isOf = (row: RateInForce): boolean => row.from === from && row.purpose === purpose;
    this.rows = this.rows.filter((row) => !isOf(row) || row.sinceMs <= now);
    for (const { rateScaled, since } of effects)
      if (this.of(from, purpose).at(-1)?.rateScaled !== rateScaled)
        this.rows.push({ from, purpose, rateScaled, sinceMs: since?.getTime() ?? now });
  }

  /** Moves the beginning of every rate back by so many hours. */
  age(hours: number): void {
    this.rows = this.rows.map((row) => ({ ...row, sinceMs: row.sinceMs - hours * HOUR_MS }));
  }

  /** Returns rates, the latest last. */
  private of(from: string, purpose: RatePurpose): RateInForce[] {
    return this.rows
      .filter((row) => row.from === from && row.purpose === purpose)
      .sort((one, other) => one.sinceMs - other.sinceMs);
  }
}
