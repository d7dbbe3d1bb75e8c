import { lineTexts } from '../landed-cost/landed-cost.texts.js';
import { lacksRate, type LandedCost } from '../landed-cost/landed-cost.js';
import type { ImportCost } from './document-facts.js';

/** Returns the part of a stored landed cost that documents print: payments made in Russia, which are not part of the price. */
export function importCostsOf(costs: readonly LandedCost[]): ImportCost[] {
  return costs
    .map((cost) => ({
      onDate: cost.onDate,
      ...(lacksRate(cost) ? { lacksRate: true as const } : {}),
      payments: cost.lines
        .filter(({ paidTo }) => paidTo === 'russia')
        .map(({ code, label, amountRubMinor, table }) => ({
          label: label ?? lineTexts[code],
          amountRubMinor,
          source: table?.source ?? null,
          validFrom: table?.validFrom ?? null,
        })),
    }))
    .filter(({ payments }) => payments.length > 0);
}
