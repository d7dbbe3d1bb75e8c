import type {
  CostOutlookView,
  ImportCostView,
  LandedCostSumView,
  LandedCostView,
  LandedLineView,
} from '@mall/contracts/order';
import { fillText, type Locale } from '@mall/validation';
import { RATE_SCALE } from '../order/rouble-amount.js';
import type { CostOutlook } from './cost-outlook.js';
import { lacksRate, type How, type LandedCost, type LandedLine } from './landed-cost.js';
import { decimalText, factText, howTexts, lineTexts, reasonTexts } from './landed-cost.texts.js';

function howText({ code, params }: How, locale: Locale): string {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? factText(value) : decimalText(value),
  ]);
  return fillText(howTexts[code], locale, Object.fromEntries(entries) as Parameters<typeof fillText>[2]);
}

function toLineView(line: LandedLine, locale: Locale): LandedLineView {
  const { code, paidTo, amountMinor, currency, amountRubMinor, table, rateKey } = line;
  const label = (line.label ?? lineTexts[code])[locale];
  return {
    code,
    label,
    paidTo,
    amountMinor,
    currency,
    amountRubMinor,
    how: howText(line.how, locale),
    table,
    rateKey,
  };
}

const sumOf = (lines: readonly LandedLine[], paidTo: LandedLine['paidTo']): number =>
  lines.filter((line) => line.paidTo === paidTo).reduce((sum, line) => sum + (line.amountRubMinor ?? 0), 0);

/** Returns the payments in Russia, in kopecks; `null` where a part of them is not known. */
export const russiaRubMinorOf = (cost: LandedCost): number | null =>
  lacksRate(cost) ? null : sumOf(cost.lines, 'russia');

/** Whether every line could be calculated: otherwise there is no total. */
export const isComplete = ({ lines }: LandedCost): boolean =>
  lines.every(({ amountRubMinor }) => amountRubMinor !== null);

export const toLandedCostView = (cost: LandedCost, locale: Locale): LandedCostView => ({
  spuId: cost.spuId,
  skuId: cost.skuId,
  ...toImportCostView(cost, locale),
});

export function toImportCostView(cost: LandedCost, locale: Locale): ImportCostView {
  const { count, importer, city, onDate, ageBand, lines, missingFacts, preference, ageChange } = cost;
  const mallRubMinor = sumOf(lines, 'mall');
  const russiaRubMinor = russiaRubMinorOf(cost);
  const figures = {
    powerHp: preference.powerHp ?? 0,
    powerLimitHp: preference.powerLimitHp ?? 0,
    cc: cost.engineCc ?? 0,
    limitCc: cost.engineLimitCc ?? 0,
  };
  return {
    count,
    importer,
    city,
    onDate,
    ageBand,
    lines: lines.map((line) => toLineView(line, locale)),
    mallRubMinor,
    russiaRubMinor,
    totalRubMinor: russiaRubMinor === null ? null : mallRubMinor + russiaRubMinor,
    isComplete: isComplete(cost),
    missingFacts: [...missingFacts],
    preference: {
      ...preference,
      reasons: preference.reasons.map((code) => ({
        code,
        text: fillText(reasonTexts[code], locale, figures),
      })),
    },
    ageChange,
    rates: cost.rates.map(({ rateScaled, ...rate }) => ({ ...rate, rate: rateScaled / RATE_SCALE })),
  };
}

export const toOutlookView = (
  { preferenceSaves, powerCosts, later, newTables }: CostOutlook,
  locale: Locale,
): CostOutlookView => ({
  preferenceSavesRubMinor: preferenceSaves,
  powerCostsRubMinor: powerCosts,
  later: later && toImportCostView(later, locale),
  newTables: newTables && { ...newTables, cost: toImportCostView(newTables.cost, locale) },
});

/** Returns the sum; null where one of the summands is. */
export const sumOfKnown = (sums: readonly (number | null)[]): number | null =>
  sums.reduce((total, sum) => (total === null || sum === null ? null : total + sum), 0);

export function toSumView(costs: readonly LandedCost[], locale: Locale): LandedCostSumView {
  const cars = costs.map((cost) => toLandedCostView(cost, locale));
  return {
    cars,
    mallRubMinor: cars.reduce((sum, view) => sum + view.mallRubMinor, 0),
    russiaRubMinor: sumOfKnown(cars.map((view) => view.russiaRubMinor)),
    totalRubMinor: sumOfKnown(cars.map((view) => view.totalRubMinor)),
    isComplete: cars.every(({ isComplete }) => isComplete),
  };
}
