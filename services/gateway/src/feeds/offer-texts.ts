import { pictureUrl } from '@mall/contracts/file';
import { carFields, readableName, type FeedOffer } from '@mall/contracts/product';

type Choice = 'condition' | 'bodyType' | 'fuel' | 'gearbox' | 'drive' | 'steering' | 'colour';

const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('ru-RU');
const litres = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns the Russian word for a code; undefined for a fact that is not known. */
export function wordOf(offer: FeedOffer, field: Choice): string | undefined {
  const code = offer[field];
  const { words }: { readonly words: Readonly<Record<string, { readonly ru: string }>> } = carFields[field];
  return code && words[code]?.ru;
}

/** Returns the price that the page shows first: with duties where it can be calculated, else that of the contract. */
export const leadingPrice = ({ landedRub, priceRub }: FeedOffer): number => landedRub ?? priceRub;

export const titleOf = ({ name, year }: FeedOffer): string => [name, year].filter(Boolean).join(', ');

/** Returns the description in the words of the page's own preview. */
export function descriptionOf(offer: FeedOffer): string {
  const { year, mileageKm, engineCc, powerHp, landedRub, priceRub } = offer;
  const facts = [
    wordOf(offer, 'condition'),
    year && `${year} год`,
    mileageKm === undefined ? undefined : `пробег ${whole.format(mileageKm)} км`,
    wordOf(offer, 'fuel')?.toLowerCase(),
    engineCc ? `${litres.format(engineCc / 1_000)} л` : undefined,
    powerHp && `${powerHp} л. с.`,
    wordOf(offer, 'gearbox')?.toLowerCase(),
    wordOf(offer, 'drive') && `привод ${wordOf(offer, 'drive')!.toLowerCase()}`,
  ].filter(Boolean);
  const price =
    landedRub === undefined
      ? `По договору примерно ${roubles.format(priceRub)} без таможенных платежей.`
      : `Под ключ в Уссурийске примерно ${roubles.format(landedRub)}, из них по договору ${roubles.format(priceRub)}.`;
  return `${offer.name} из Китая: ${facts.join(', ')}. ${price}`;
}

export const carAddress = (origin: string, { spuId }: FeedOffer): string => `${origin}/ru/car/${spuId}`;

/** Returns addresses of pictures that any search engine reads: JPEG or WebP, the largest that pages show. */
export const pictureAddresses = (origin: string, { pictures }: FeedOffer, most: number): readonly string[] =>
  pictures.slice(0, most).map((url) => new URL(pictureUrl(url, '1280'), origin).href);

/** Returns the parts of the address of a make's or a series' list. */
export const slugsOf = (make: string, series?: string): readonly string[] =>
  [make, series ?? ''].map(readableName).filter(Boolean);
