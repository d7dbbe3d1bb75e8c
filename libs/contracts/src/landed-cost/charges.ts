import type { TariffKind } from '../order/tariff-words.js';
import { isOfValue, rowFor, type Candidate, type MissingFact, type TariffRow } from './tariff-rows.js';
import { kopecksOf, mulDiv, percentOf, RATE_SCALE } from './whole-money.js';

/** A car for the calculation of charges: the rows that may apply, and the figures by which they are multiplied. */
export interface ChargedCar {
  readonly rows: Readonly<Record<TariffKind, readonly Candidate[]>>;
  readonly engineCc: number | undefined;
  readonly powerHp: number | undefined;
}

/** Exchange rates: RUB for one unit, times 10,000. */
export interface CustomsRates {
  readonly customsCny?: number | null | undefined;
  readonly customsEur?: number | null | undefined;
}

/** Result of calculating one charge. */
export type Charge =
  | { readonly kopecks: number; readonly row: TariffRow }
  | { readonly missing: readonly MissingFact[] }
  /** No row applies to such a car. */
  | 'none'
  /** The charge is a share of others, one of which is not known. */
  | 'noBase';

export interface Charges {
  readonly customsDuty: Charge;
  /** Excise, which most cars do not bear. */
  readonly excise: Charge;
  /** VAT, which most cars do not bear. */
  readonly vat: Charge;
  readonly recyclingFee: Charge;
  readonly clearanceFee: Charge;
  /** Services that certainly apply. */
  readonly services: readonly TariffRow[];
  /** Delivery from Ussuriysk to the city of the subject. */
  readonly delivery: Charge;
}

/**
 * Calculates what is paid for one unit in Russia.
 * @param priceFee CNY fen
 */
export function chargesOf(
  { rows, engineCc, powerHp }: ChargedCar,
  priceFee: number,
  { customsCny, customsEur }: CustomsRates,
): Charges {
  const customs = customsCny == null ? undefined : kopecksOf(priceFee, customsCny);
  const euroCents =
    customs === undefined || customsEur == null ? undefined : mulDiv(customs, RATE_SCALE, customsEur);
  const customsDuty = charge(rows.customsDuty, euroCents, ({ percent, perCcMinor }) => {
    if (customs === undefined) return 'rate';
    const byPercent = percent == null ? 0 : percentOf(customs, percent);
    if (perCcMinor == null) return byPercent;
    if (engineCc === undefined) return 'engineCc';
    if (customsEur == null) return 'rate';
    return Math.max(byPercent, mulDiv(perCcMinor * engineCc, customsEur, RATE_SCALE));
  });
  const excise = charge(rows.excise, euroCents, ({ perHpMinor }) =>
    powerHp === undefined ? 'powerKw' : (perHpMinor ?? 0) * powerHp,
  );
  const [duty, more] = [knownKopecks(customsDuty), knownKopecks(excise, 0)];
  const vat = charge(rows.vat, euroCents, ({ percent }) => {
    if (customs === undefined) return 'rate';
    return duty === undefined || more === undefined ? 'noBase' : percentOf(customs + duty + more, percent!);
  });
  return {
    customsDuty,
    excise,
    vat,
    recyclingFee: charge(rows.recyclingFee, euroCents, amountOf),
    clearanceFee: charge(rows.clearanceFee, customs, amountOf),
    services: rows.service
      .filter(({ row, missing }) => missing.length === 0 && isOfValue(row, euroCents) === true)
      .map(({ row }) => row),
    delivery: charge(rows.delivery, euroCents, amountOf),
  };
}

/** Returns the kopecks of all charges except delivery; `undefined` when one of them cannot be calculated. */
export function sumOfCharges(charges: Charges): number | undefined {
  const duty = knownKopecks(charges.customsDuty);
  const excise = knownKopecks(charges.excise, 0);
  const vat = knownKopecks(charges.vat, 0);
  const recycling = knownKopecks(charges.recyclingFee);
  const clearance = knownKopecks(charges.clearanceFee);
  if (duty === undefined || excise === undefined || vat === undefined) return undefined;
  if (recycling === undefined || clearance === undefined) return undefined;
  const sum = duty + excise + vat + recycling + clearance;
  return charges.services.reduce((total, { amountMinor }) => total + amountMinor!, sum);
}

/**
 * Returns the kopecks of a charge, or `ifNone` where no row applies to such a car; `undefined` when they cannot be
 * calculated.
 */
export function knownKopecks(charge: Charge, ifNone?: number): number | undefined {
  if (charge === 'none') return ifNone;
  return charge !== 'noBase' && 'kopecks' in charge ? charge.kopecks : undefined;
}

const amountOf = ({ amountMinor }: TariffRow): number => amountMinor!;

function charge(
  candidates: readonly Candidate[],
  value: number | undefined,
  count: (row: TariffRow) => number | MissingFact | 'noBase',
): Charge {
  const found = rowFor(candidates, value);
  if (found === 'none' || 'missing' in found) return found;
  const kopecks = count(found.row);
  if (kopecks === 'noBase') return kopecks;
  return typeof kopecks === 'number' ? { kopecks, row: found.row } : { missing: [kopecks] };
}
