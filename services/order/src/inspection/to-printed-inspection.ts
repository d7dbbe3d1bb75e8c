import {
  numberedPlaces,
  paintWords,
  panelShapes,
  type CarDetailView,
  type InspectionReport,
  type MappedPanel,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { say } from '../document/document-words.js';
import type { DocumentRow } from '../document/printed-document.js';
import type { Seller } from '../order/payee.repository.js';
import { formatDay } from '../wording/contract-facts.js';
import { checkedBlocks } from './checked-blocks.js';
import { sayOf } from './inspection-paper-words.js';
import { bodyBlocks } from './body-blocks.js';
import type { PrintedInspection } from '../document/printed-inspection.js';

const CHECKS = ['mileageVerified', 'floodDamage', 'fireDamage', 'structuralDamage'] as const;

interface InspectedCar {
  readonly car: Pick<CarDetailView, 'spuId' | 'spuName'>;
  readonly report: InspectionReport;
  readonly seller: Seller;
}

/** Returns the content of an inspection report in one language, the same that its page in the shop shows. */
export function toPrintedInspection({ car, report, seller }: InspectedCar, lang: Locale): PrintedInspection {
  const inspectedAt = new Date(`${report.inspectedOn}T00:00:00Z`);
  const { reportNo, inspector, score, summary, paint = [], defects = [] } = report;
  return {
    lang,
    title: sayOf('title', lang),
    car: car.spuName,
    company: seller.companyName[lang],
    letterhead: [seller.companyAddress[lang], `${say('code', lang)}: ${seller.registrationCode}`],
    about: [
      [sayOf('number', lang), reportNo],
      [sayOf('date', lang), formatDay(inspectedAt, lang)],
      ...(inspector ? [[sayOf('inspector', lang), inspector[lang]] as const] : []),
      [sayOf('listing', lang), car.spuId],
    ],
    score: { figure: String(score), of: sayOf('of100', lang) },
    summary: summary?.[lang] ?? '',
    checks: checksOf(report, lang),
    bodyHeading: sayOf('body', lang),
    panels: paint.length + defects.length > 0 ? panelsOf(paint) : [],
    marks: numberedPlaces(defects),
    legend: [...new Set(paint.map(({ verdict }) => verdict))].map((verdict) => ({
      verdict,
      text: paintWords[verdict][lang],
    })),
    blocks: [...bodyBlocks(report, lang), ...checkedBlocks(report, lang)],
    number: `${sayOf('title', lang)} ${reportNo}`,
    pageWord: say('page', lang),
    inspectedAt,
  };
}

function checksOf(report: InspectionReport, lang: Locale): DocumentRow[] {
  return CHECKS.flatMap((check): DocumentRow[] =>
    report[check] === undefined ? [] : [[sayOf(check, lang), sayOf(report[check] ? 'yes' : 'no', lang)]],
  );
}

function panelsOf(paint: NonNullable<InspectionReport['paint']>): PrintedInspection['panels'] {
  return (Object.keys(panelShapes) as MappedPanel[]).map((panel) => {
    const reading = paint.find((one) => one.panel === panel);
    return {
      ...panelShapes[panel],
      ...(reading ? { microns: reading.microns, verdict: reading.verdict } : {}),
    };
  });
}
