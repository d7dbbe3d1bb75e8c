import type { LandedLineCode } from '@mall/contracts/order';
import {
  candidatesFor,
  chargesOf,
  knownKopecks,
  kopecksOf,
  limitsOf,
  ofTariffKinds,
  registrationOf,
  subjectOf,
  type Charge,
  type ChargedCar,
  type Charges,
  type MissingFact,
} from '@mall/contracts/landed-cost';
import type { PreferentialLimits, PreferentialVerdict } from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import type { Rate } from '../rate/rate.js';
import type { TariffRow, TariffTables } from '../tariff/tariff.js';
import {
  ageBandOf,
  ageChangeOf,
  tableUsed,
  type How,
  type LandedCost,
  type LandedCostInput,
  type LandedLine,
  type LandedRates,
  type RateKey,
  type RateUsed,
} from './landed-cost.js';

/**
 * Calculates the cost of a car including delivery to the buyer's city. Money in whole minor units; a line that cannot
 * be calculated has no amount but a reason. Figures come from `tables` and `rates` alone.
 */
export function landedCost(input: LandedCostInput, tables: TariffTables, rates: LandedRates): LandedCost {
  return new Calculation(input, tables, rates).run();
}

const how = (code: How['code'], params: How['params'] = {}): How => ({ code, params });

/** Charges in the order of their lines. */
const CHARGES = [
  'customsDuty',
  'excise',
  'vat',
  'recyclingFee',
  'clearanceFee',
] as const satisfies readonly (keyof Charges)[];
type ChargeCode = (typeof CHARGES)[number];

class Calculation {
  private readonly lines: LandedLine[] = [];
  private readonly missing = new Set<MissingFact>();
  private readonly limits: PreferentialLimits | undefined;
  private readonly verdict: PreferentialVerdict;
  private readonly car: ChargedCar;

  constructor(
    private readonly input: LandedCostInput,
    private readonly tables: TariffTables,
    private readonly rates: LandedRates,
  ) {
    const { facts, importer, city, onDate } = input;
    this.limits = limitsOf(tables.preferentialFee);
    const { subject, verdict } = subjectOf(facts, this.limits, importer, onDate);
    this.verdict = verdict;
    const { engineCc, powerHp } = subject;
    const rows = ofTariffKinds((kind) =>
      candidatesFor(tables[kind]?.rows ?? [], { ...subject, city, onDate }),
    );
    this.car = { rows, engineCc, powerHp };
  }

  run(): LandedCost {
    const { spuId, skuId, count, importer, city, onDate, facts, unitPriceFee } = this.input;
    const { payment, customsCny, customsEur } = this.rates;
    const total = unitPriceFee * count;
    this.lines.push({
      code: 'car',
      paidTo: 'mall',
      currency: 'CNY',
      amountMinor: total,
      amountRubMinor: kopecksOf(total, payment.rateScaled),
      how: how('contractPrice'),
      table: null,
      rateKey: 'payment:CNY',
    });
    const { services, delivery, ...charges } = chargesOf(this.car, unitPriceFee, {
      customsCny: customsCny?.rateScaled,
      customsEur: customsEur?.rateScaled,
    });
    for (const code of CHARGES) this.charge(code, charges[code]);
    for (const row of services)
      this.push('service', row.amountMinor!, how('priceList'), { label: row.label });
    if (city !== null) {
      const kopecks = knownKopecks(delivery) ?? null;
      this.push('delivery', kopecks, how(kopecks === null ? 'byQuotation' : 'priceList'));
    }
    const registered = registrationOf(facts, onDate);
    const band = ageBandOf(registered, onDate);
    return {
      spuId,
      skuId,
      count,
      importer,
      city,
      onDate,
      ageBand: band,
      engineCc: facts.engineCc ?? null,
      engineLimitCc: this.limits?.combustionUpToCc ?? 0,
      lines: this.lines,
      missingFacts: [...this.missing],
      preference: {
        ...this.verdict,
        isOfPreferentialAge: band && band === 'from3to5',
      },
      ageChange: ageChangeOf(registered, onDate),
      rates: [payment, customsCny, customsEur].flatMap((rate) => (rate ? [rateUsed(rate)] : [])),
    };
  }

  /** Adds a charge. Most cars bear no excise and no VAT: no row for a car means that nothing is due. */
  private charge(code: ChargeCode, charge: Charge): void {
    if (charge === 'none' && (code === 'excise' || code === 'vat')) return;
    if (charge === 'none') return this.push(code, null, how(this.tables[code] ? 'noFigure' : 'noTable'));
    if (charge === 'noBase') return this.push(code, null, how('noFigure'));
    if ('missing' in charge) {
      for (const fact of charge.missing) this.missing.add(fact);
      return this.push(code, null, how('missingFact', { fact: charge.missing[0]! }));
    }
    const { rateKey = null, ...explained } = this.howCounted(code, charge.row);
    this.push(code, charge.kopecks, explained, { rateKey });
  }

  private howCounted(code: ChargeCode, row: TariffRow): How & { readonly rateKey?: RateKey } {
    const { percent, perCcMinor, perHpMinor } = row;
    const { engineCc = 0, powerHp = 0 } = this.car;
    switch (code) {
      case 'customsDuty': {
        if (perCcMinor == null) return { ...how('percent', { percent: percent! }), rateKey: 'customs:CNY' };
        const figures = { perCc: perCcMinor / 100, cc: engineCc };
        const explained =
          percent == null ? how('perCc', figures) : how('percentOrPerCc', { percent, ...figures });
        return { ...explained, rateKey: 'customs:EUR' };
      }
      case 'excise':
        return how('perHp', { perHp: (perHpMinor ?? 0) / 100, hp: powerHp });
      case 'vat':
        return { ...how('vat', { percent: percent! }), rateKey: 'customs:CNY' };
      case 'recyclingFee':
        return how(row.preferential === true ? 'preferentialFee' : 'fullFee', { hp: powerHp });
      case 'clearanceFee':
        return { ...how('byValue'), rateKey: 'customs:CNY' };
    }
  }

  /** Adds a line that is paid in Russia. `kopecks` are for one unit, `null` where they cannot be calculated. */
  private push(
    code: Exclude<LandedLineCode, 'car'>,
    kopecks: number | null,
    explained: How,
    { rateKey = null, label }: { readonly rateKey?: RateKey | null; readonly label?: Texts | undefined } = {},
  ): void {
    const amount = kopecks === null ? null : kopecks * this.input.count;
    const table = this.tables[code];
    this.lines.push({
      code,
      paidTo: 'russia',
      currency: 'RUB',
      amountMinor: amount,
      amountRubMinor: amount,
      how: explained,
      table: table ? tableUsed(table) : null,
      rateKey,
      ...(label ? { label } : {}),
    });
  }
}

const rateUsed = (rate: Rate): RateUsed => ({
  purpose: rate.purpose,
  from: rate.from,
  to: rate.to,
  rateScaled: rate.rateScaled,
  origin: rate.origin,
  source: rate.source,
  asOf: rate.asOf.toISOString(),
  ageSeconds: rate.ageSeconds,
  isStale: rate.isStale,
});
