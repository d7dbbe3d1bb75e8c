import type { Bitmap } from './bitmap-memory.js';
import { COUNT_FIELDS, type CountFieldName } from './count-layout.js';

/** Masks of the cars that each field counts; other fields are not counted. */
export type CountMasks = Readonly<Partial<Record<CountFieldName, Bitmap>>>;

/** Fields that count the same mask. */
export interface Pass {
  readonly mask: Bitmap;
  readonly fields: readonly CountFieldName[];
}

/** Returns the passes; the mask of most fields comes first. */
export function passesOf(maskOf: CountMasks): Pass[] {
  const fieldsOf = new Map<Bitmap, CountFieldName[]>();
  for (const field of COUNT_FIELDS) {
    const mask = maskOf[field];
    if (!mask) continue;
    const fields = fieldsOf.get(mask) ?? [];
    fieldsOf.set(mask, fields);
    fields.push(field);
  }
  const passes = [...fieldsOf].map(([mask, fields]) => ({ mask, fields }));
  return passes.sort((left, right) => right.fields.length - left.fields.length);
}
