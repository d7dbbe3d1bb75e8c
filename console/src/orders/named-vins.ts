import type { InputOf } from '@mall/web-kit';
import type { OrderItemView } from '@mall/contracts/order';

type NamedVin = InputOf<'order.document.nameVins'>['vins'][number];

/** Returns the VINs of a line: the one of its listing, or those that staff named. */
export const vinsOf = ({ vin, vins }: Pick<OrderItemView, 'vin' | 'vins'>): readonly string[] =>
  vin ? [vin] : vins;

/** Whether staff name the VINs of a line: its car was not yet built or chosen when it was ordered. */
export const isVinOpen = ({ vin }: Pick<OrderItemView, 'vin'>): boolean => vin === null;

/** Parses typed VINs, separated by blanks, commas or line breaks, and capitalises them. */
export const typedVins = (orderItemId: string, typed: string): NamedVin[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((vin) => ({ orderItemId, vin }));
