import type { NumberedPlace, PAINT_VERDICTS } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import type { DocumentBlock, DocumentRow } from './printed-document.js';

type PaintVerdict = (typeof PAINT_VERDICTS)[number];

export interface PrintedPanel {
  /** Outline in the coordinates of the body map. */
  readonly path: string;
  readonly at: readonly [x: number, y: number];
  /** Thickness of the paint; missing where it was not measured. */
  readonly microns?: number;
  readonly verdict?: PaintVerdict;
}

/** The complete content of an inspection report in one language; drawing it adds and omits nothing. */
export interface PrintedInspection {
  readonly lang: Locale;
  readonly title: string;
  readonly car: string;
  readonly company: string;
  readonly letterhead: readonly string[];
  readonly about: readonly DocumentRow[];
  readonly score: { readonly figure: string; readonly of: string };
  readonly summary: string;
  /** Questions that decide a purchase, each with its answer. */
  readonly checks: readonly DocumentRow[];
  readonly bodyHeading: string;
  readonly panels: readonly PrintedPanel[];
  readonly marks: readonly NumberedPlace[];
  readonly legend: readonly { readonly verdict: PaintVerdict; readonly text: string }[];
  /** Blocks below the map: paint, defects, sections and tyres, each with an explanation where it needs one. */
  readonly blocks: readonly (DocumentBlock & { readonly columns: 1 | 2; readonly note?: string })[];
  readonly number: string;
  /** Text with `{page}` and `{pages}`. */
  readonly pageWord: string;
  readonly inspectedAt: Date;
}
