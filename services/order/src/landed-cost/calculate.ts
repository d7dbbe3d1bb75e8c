import type { LandedLineCode, TariffKind } from '@mall/contracts/order';
import {
  conditionsOf,
  kopecksOf,
  limitsOf,
  matchingRow,
  mulDiv,
  percentOf,
  RATE_SCALE,
  registrationOf,
  subjectOf,
  type MissingFact,
  type Subject,
} from '@mall/contracts/landed-cost';
import type { PreferentialLimits, PreferentialVerdict } from '@mall/contracts/product';
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
 * The cost of a car including delivery to the buyer's city. Money in whole minor units; what cannot be counted is a line
 * without an amount but with the reason. Figures come from `tables` and `rates` alone.
 */
export function landedCost(input: LandedCostInput, tables: TariffTables, rates: LandedRates): LandedCost {
  return new Calculation(input, tables, rates).run();
}

const how = (code: How['code'], params: How['params'] = {}): How => ({ code, params });

/** Roubles for one piece, or why not. */
type Sum =
  { readonly kopecks: number; readonly how: How; readonly rateKey?: RateKey } | { readonly why: How };

class Calculation {
  private readonly lines: LandedLine[] = [];
  private readonly missing = new Set<MissingFact>();
  private readonly limits: PreferentialLimits | undefined;
  private readonly verdict: PreferentialVerdict;
  private readonly subject: Subject;
  /** Kopecks for one piece, by the rate that customs use. */
  private readonly customsValue: number | undefined;
  private readonly valueEurCents: number | undefined;

  constructor(
    private readonly input: LandedCostInput,
    private readonly tables: TariffTables,
    private readonly rates: LandedRates,
  ) {
    const { facts, importer, city, onDate, unitPriceFee } = input;
    this.limits = limitsOf(tables.preferentialFee);
    const { customsCny, customsEur } = rates;
    this.customsValue = customsCny && kopecksOf(unitPriceFee, customsCny.rateScaled);
    this.valueEurCents =
      this.customsValue !== undefined && customsEur
        ? mulDiv(this.customsValue, RATE_SCALE, customsEur.rateScaled)
        : undefined;
    const { subject, verdict } = subjectOf(facts, this.limits, importer);
    this.verdict = verdict;
    this.subject = {
      ...subject,
      valueMinor: this.valueEurCents,
      city,
      onDate,
    };
  }

  run(): LandedCost {
    const { spuId, skuId, count, importer, city, onDate, facts, unitPriceFee } = this.input;
    const total = unitPriceFee * count;
    this.lines.push({
      code: 'car',
      paidTo: 'mall',
      currency: 'CNY',
      amountMinor: total,
      amountRubMinor: kopecksOf(total, this.rates.payment.rateScaled),
      how: how('contractPrice'),
      table: null,
      rateKey: 'payment:CNY',
    });
    const duty = this.line('customsDuty', this.duty());
    const excise = this.optionalLine('excise', this.excise());
    this.vat(duty, excise);
    this.line('recyclingFee', this.recyclingFee());
    this.line('clearanceFee', this.clearanceFee());
    this.services();
    if (city !== null) this.line('delivery', this.delivery());
    const registered = registrationOf(facts);
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
      rates: [this.rates.payment, this.rates.customsCny, this.rates.customsEur].flatMap((rate) =>
        rate ? [rateUsed(rate)] : [],
      ),
    };
  }

  private duty(): Sum {
    return this.byRow('customsDuty', this.subject, (row) => {
      if (this.customsValue === undefined) return this.lacking('rate');
      const byPercent = row.percent == null ? 0 : percentOf(this.customsValue, row.percent);
      if (row.perCcMinor == null)
        return { kopecks: byPercent, how: how('percent', { percent: row.percent! }), rateKey: 'customs:CNY' };
      const { engineCc } = this.subject;
      if (engineCc === undefined) return this.lacking('engineCc');
      if (!this.rates.customsEur) return this.lacking('rate');
      const byCc = mulDiv(row.perCcMinor * engineCc, this.rates.customsEur.rateScaled, RATE_SCALE);
      const figures = { perCc: row.perCcMinor / 100, cc: engineCc };
      return row.percent == null
        ? { kopecks: byCc, how: how('perCc', figures), rateKey: 'customs:EUR' }
        : {
            kopecks: Math.max(byPercent, byCc),
            how: how('percentOrPerCc', { percent: row.percent, ...figures }),
            rateKey: 'customs:EUR',
          };
    });
  }

  private excise(): Sum | 'notDue' {
    return this.ifDue('excise', (row) => {
      const { powerHp } = this.subject;
      if (powerHp === undefined) return this.lacking('powerKw');
      const { perHpMinor = 0 } = row;
      return { kopecks: perHpMinor * powerHp, how: how('perHp', { perHp: perHpMinor / 100, hp: powerHp }) };
    });
  }

  private vat(duty: number | null, excise: number | null): void {
    const sum = this.ifDue('vat', (row) => {
      if (this.customsValue === undefined) return this.lacking('rate');
      if (duty === null || excise === null) return { why: how('noFigure') };
      const base = this.customsValue + duty + excise;
      return {
        kopecks: percentOf(base, row.percent!),
        how: how('vat', { percent: row.percent! }),
        rateKey: 'customs:CNY',
      };
    });
    this.optionalLine('vat', sum);
  }

  private recyclingFee(): Sum {
    return this.byRow('recyclingFee', this.subject, (row) => ({
      kopecks: row.amountMinor!,
      how: how(row.preferential === true ? 'preferentialFee' : 'fullFee', { hp: this.subject.powerHp ?? 0 }),
    }));
  }

  private clearanceFee(): Sum {
    const subject = { ...this.subject, valueMinor: this.customsValue };
    return this.byRow('clearanceFee', subject, (row) => ({
      kopecks: row.amountMinor!,
      how: how('byValue'),
      rateKey: 'customs:CNY',
    }));
  }

  /** Every service whose conditions hold, each a line of its own. */
  private services(): void {
    const table = this.tables.service;
    for (const row of table?.rows ?? []) {
      if (!conditionsOf(row, this.subject).every((verdict) => verdict === true)) continue;
      this.push('service', { kopecks: row.amountMinor!, how: how('priceList') }, row);
    }
  }

  private delivery(): Sum {
    const found = matchingRow(this.tables.delivery?.rows ?? [], this.subject);
    if (found === 'none' || 'missing' in found) return { why: how('byQuotation') };
    return { kopecks: found.row.amountMinor!, how: how('priceList') };
  }

  private byRow(kind: TariffKind, subject: Subject, count: (row: TariffRow) => Sum): Sum {
    const table = this.tables[kind];
    if (!table) return { why: how('noTable') };
    const found = matchingRow(table.rows, subject);
    if (found === 'none') return { why: how('noFigure') };
    return 'missing' in found ? this.lacking(...found.missing) : count(found.row);
  }

  /** A charge that most cars do not bear: no row for a car means that nothing is due. */
  private ifDue(kind: TariffKind, count: (row: TariffRow) => Sum): Sum | 'notDue' {
    const found = matchingRow(this.tables[kind]?.rows ?? [], this.subject);
    if (found === 'none') return 'notDue';
    return 'missing' in found ? this.lacking(...found.missing) : count(found.row);
  }

  private lacking(...facts: MissingFact[]): Sum {
    for (const fact of facts) this.missing.add(fact);
    return { why: how('missingFact', { fact: facts[0]! }) };
  }

  /** @returns kopecks for one piece, 0 when nothing is due. */
  private optionalLine(code: LandedLineCode, sum: Sum | 'notDue'): number | null {
    return sum === 'notDue' ? 0 : this.line(code, sum);
  }

  private line(code: LandedLineCode, sum: Sum): number | null {
    this.push(code, sum);
    return 'kopecks' in sum ? sum.kopecks : null;
  }

  private push(code: LandedLineCode, sum: Sum, row?: TariffRow): void {
    const isKnown = 'kopecks' in sum;
    const amount = isKnown ? sum.kopecks * this.input.count : null;
    const table = code === 'car' ? undefined : this.tables[code];
    this.lines.push({
      code,
      paidTo: 'russia',
      currency: 'RUB',
      amountMinor: amount,
      amountRubMinor: amount,
      how: isKnown ? sum.how : sum.why,
      table: table ? tableUsed(table) : null,
      rateKey: (isKnown && sum.rateKey) || null,
      ...(row?.label ? { label: row.label } : {}),
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
