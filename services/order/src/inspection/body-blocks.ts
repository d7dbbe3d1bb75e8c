import {
  defectWords,
  FACTORY_MICRONS,
  paintWords,
  panelWords,
  type Defect,
  type InspectionReport,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import type { DocumentRow } from '../document/printed-document.js';
import { inMicrons, inMm, listed, sayOf } from './inspection-paper-words.js';
import type { PrintedInspection } from '../document/printed-inspection.js';

/** Returns the blocks for paint and defects of the body. */
export function bodyBlocks(
  { paint = [], defects = [] }: InspectionReport,
  lang: Locale,
): PrintedInspection['blocks'] {
  const { from, to } = FACTORY_MICRONS;
  const measured = {
    heading: sayOf('paint', lang),
    rows: paint.map(({ panel, microns, verdict }): DocumentRow => [
      panelWords[panel][lang],
      listed([inMicrons(microns, lang), paintWords[verdict][lang].toLocaleLowerCase(lang)], lang),
    ]),
    columns: 2 as const,
    note: sayOf('factory', lang, { from: String(from), to: inMicrons(to, lang) }),
  };
  const hasPhotos = defects.some(({ imgUrl }) => imgUrl);
  const note = defects.length === 0 ? 'noDefects' : hasPhotos ? 'photos' : undefined;
  const found = {
    heading: sayOf('defects', lang),
    rows: defects.map((defect, index): DocumentRow => [
      `${index + 1}. ${panelWords[defect.panel][lang]}`,
      defectText(defect, lang),
    ]),
    columns: 1 as const,
    ...(note ? { note: sayOf(note, lang) } : {}),
  };
  return paint.length > 0 ? [measured, found] : [found];
}

function defectText({ kind, sizeMm, note }: Defect, lang: Locale): string {
  const what = defectWords[kind][lang];
  return listed([what, sizeMm ? inMm(sizeMm, lang) : undefined, note?.[lang]], lang);
}
