import type { TemplateKind } from '@mall/contracts/order';
import { lineTexts } from '../landed-cost/landed-cost.texts.js';
import type { TemplateFacts } from '../wording/placeholders.js';
import { sampleFacts } from '../wording/sample-facts.js';
import type { DocumentFacts } from './document-facts.js';

/** Returns document facts of the sample order, for previews. */
export function sampleDocument(kind: TemplateKind, facts: TemplateFacts = sampleFacts): DocumentFacts {
  const { documentNumber, paidAt, ...contract } = facts;
  return {
    stage: kind === 'contract' ? 'unsigned' : kind,
    documentNumber: kind === 'contract' ? contract.contractNumber : documentNumber,
    contract,
    incoterm: 'DAP Ussuriysk',
    cars: [
      {
        year: 2021,
        firstRegDate: '2021-06-01',
        mileageKm: 42_000,
        bodyType: 'crossover',
        fuel: 'petrol',
        engineCc: 1497,
        powerHp: 150,
        gearbox: 'automatic',
        drive: 'fwd',
        steering: 'left',
        colour: 'white',
        ecoClass: 'China 6b',
      },
    ],
    importCosts: [
      {
        onDate: '2026-11-21',
        payments: [
          {
            label: lineTexts.customsDuty,
            amountRubMinor: 28_600_000,
            source: 'Решение Совета ЕЭК № 107',
            validFrom: '2026-01-01',
          },
          {
            label: lineTexts.recyclingFee,
            amountRubMinor: 520_000,
            source: 'ПП РФ № 1713',
            validFrom: '2025-12-01',
          },
          { label: lineTexts.delivery, amountRubMinor: null, source: null, validFrom: null },
        ],
      },
    ],
    creditedMinor: 0,
    textHash: null,
    signing: null,
    paidAt: kind === 'invoice' ? paidAt : null,
  };
}
