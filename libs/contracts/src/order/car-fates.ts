import { say, type Texts } from '@mall/validation';

/** Fates of the cars of an order that ends without a sale. */
export const carFates = {
  onSale: { label: say('Вернуть в продажу', '重新上架', 'Back on sale') },
  heldBack: { label: say('Придержать, в продажу не возвращать', '暂不上架', 'Held back, not on sale') },
  writtenOff: { label: say('Списать', '报废下架', 'Written off') },
} as const satisfies Record<string, { readonly label: Texts }>;

export type CarFate = keyof typeof carFates;
export const CAR_FATES = Object.keys(carFates) as readonly CarFate[];

/** `undecided`: the cars are kept off sale until a member of staff has decided. */
export type CarFateOrOpen = CarFate | 'undecided';
