import {
  LEAST_TREAD_MM,
  sectionWords,
  tyrePlaceWords,
  verdictWords,
  type InspectionReport,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import type { DocumentRow } from '../document/printed-document.js';
import { inMm, listed, sayOf } from './inspection-paper-words.js';
import type { PrintedInspection } from '../document/printed-inspection.js';

/** Returns the blocks for the checked sections, the remarks of each, and the tyres. */
export function checkedBlocks(
  { sections, tyres = [] }: InspectionReport,
  lang: Locale,
): PrintedInspection['blocks'] {
  const counts = sections.map(({ section, passed, total }): DocumentRow => [
    sectionWords[section][lang],
    sayOf('passed', lang, { passed: String(passed), total: String(total) }),
  ]);
  const remarks = sections
    .filter(({ items }) => items && items.length > 0)
    .map(({ section, items = [] }) => ({
      heading: sayOf('remarks', lang, { section: sectionWords[section][lang] }),
      rows: items.map(({ title, verdict, note }): DocumentRow => [
        title[lang],
        listed([verdictWords[verdict][lang], note?.[lang]], lang),
      ]),
      columns: 1 as const,
    }));
  return [
    ...(counts.length > 0 ? [{ heading: sayOf('sections', lang), rows: counts, columns: 2 as const }] : []),
    ...remarks,
    ...(tyres.length > 0 ? [tyreBlock(tyres, lang)] : []),
  ];
}

function tyreBlock(tyres: NonNullable<InspectionReport['tyres']>, lang: Locale) {
  const { summer, winter } = LEAST_TREAD_MM;
  return {
    heading: sayOf('tyres', lang),
    rows: tyres.map(({ place, treadMm, brand, madeIn }): DocumentRow => [
      tyrePlaceWords[place][lang],
      listed([inMm(treadMm, lang), brand, madeIn], lang),
    ]),
    columns: 2 as const,
    note: sayOf('leastTread', lang, { summer: inMm(summer, lang), winter: inMm(winter, lang) }),
  };
}
