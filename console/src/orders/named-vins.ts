import type { InputOf } from '@mall/web-kit';
import type { OrderItemView } from '@mall/contracts/order';
import { normaliseVin } from '@mall/contracts/product';

type NamedVin = InputOf<'order.document.nameVins'>['vins'][number];

/** Returns the VINs of a line: the one of its listing, or those that staff named. */
export const vinsOf = ({ vin, vins }: Pick<OrderItemView, 'vin' | 'vins'>): readonly string[] =>
  vin ? [vin] : vins;

/** Whether staff name the VINs of a line: its car was not yet built or chosen when it was ordered. */
export const isVinOpen = ({ vin }: Pick<OrderItemView, 'vin'>): boolean => vin === null;

/** Returns the words of a line as VINs of their own, where each is one; else the line, whose VIN has spaces. */
function vinsOfLine(line: string): readonly string[] {
  const words = line.split(/\s+/).filter(Boolean);
  return words.length > 1 && words.every((word) => normaliseVin(word).length === 17) ? words : [line];
}

/** Parses typed VINs, which are separated by line breaks, commas or semicolons; whole ones by spaces, too. */
export const typedVins = (orderItemId: string, typed: string): NamedVin[] =>
  typed
    .split(/[\r\n,;]+/)
    .flatMap(vinsOfLine)
    .map(normaliseVin)
    .filter(Boolean)
    .map((vin) => ({ orderItemId, vin }));
