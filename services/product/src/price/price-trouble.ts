import { productErrors } from '@mall/contracts/product';
import type { MallError } from '@mall/contracts/define';
import { inEachLanguage, type Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import type { DatabaseRefusals } from '../database-refusal.js';

interface PriceCase {
  readonly spuId: string | null;
  readonly name: Partial<Texts> | null;
  /** Price in CNY fen, like all prices here. */
  readonly priceFee: number;
  readonly percent: number;
}

/** A price departs from one that was in force within 72 hours, or last. */
export interface PriceJump extends PriceCase {
  readonly rule: 'jump';
  /** Whether it is the wholesale price. */
  readonly isBulk: boolean;
  readonly referenceFee: number;
  /** Departure in whole percent. */
  readonly departure: number;
  /** Range that one person may enter; empty when `fromFee` is above `toFee`. */
  readonly fromFee: number;
  readonly toFee: number;
}

/** Price of a car that was not on sale before, or as another kind of car; nobody but its author has seen it. */
export interface NewListing extends PriceCase {
  readonly rule: 'listing';
  /** Median of comparable cars, and the departure from it in whole percent; null where there are none. */
  readonly referenceFee: number | null;
  readonly departure: number | null;
}

/** A price to which a second person may agree. */
export type PriceDeparture = PriceJump | NewListing;

/**
 * A price that is a few per cent of that of comparable cars; or, where there are none (`medianFee` is null), of
 * `cheapFee`, which is what the cheapest tenth of similar cars costs.
 */
export interface PriceTooLow extends PriceCase {
  readonly rule: 'floor';
  readonly medianFee: number | null;
  readonly cheapFee: number | null;
  readonly leastFee: number;
}

/** A price below the one that no car is sold for. */
export interface BelowLeastPrice extends Omit<PriceCase, 'percent'> {
  readonly rule: 'least';
  readonly leastFee: number;
}

/** A wholesale price above the price of one unit, which is `priceFee`, or of a used car. */
export interface WholesaleRefused extends Omit<PriceCase, 'percent'> {
  readonly rule: 'wholesale' | 'usedWholesale';
  readonly wholesaleFee: number;
}

/** Finding of the database about a price, as the functions of migration 0091 return it. */
export type PriceTrouble = PriceDeparture | PriceTooLow | BelowLeastPrice | WholesaleRefused;

/** Whether a second person may agree to the price. */
export const isDeparture = (trouble: PriceTrouble): trouble is PriceDeparture =>
  trouble.rule === 'jump' || trouble.rule === 'listing';

const yuan = (fee: number): Texts => amountTexts(fee, 'CNY');

/** Returns the text of a range of prices; for an empty one, the reason. */
function allowedTexts({ fromFee, toFee }: PriceJump): Texts {
  if (fromFee > toFee)
    return {
      ru: 'За эти 72 часа цена уже менялась, поэтому любое новое изменение подтверждает второй сотрудник',
      zh: '近 72 小时内价格已变动过，任何新的变动均须第二位同事确认',
      en: 'The price has changed within these 72 hours already, so a second person confirms any further change',
    };
  const [from, to] = [yuan(fromFee), yuan(toFee)];
  return {
    ru: `Без второго сотрудника — от ${from.ru} до ${to.ru}`,
    zh: `单人可填 ${from.zh} 至 ${to.zh}`,
    en: `Alone you may enter ${from.en} to ${to.en}`,
  };
}

/** Returns what a new listing is compared with. */
export function comparisonTexts({ referenceFee, departure }: NewListing): Texts {
  if (referenceFee === null)
    return {
      ru: 'похожих автомобилей в продаже нет, сравнить не с чем',
      zh: '在售车辆中没有可比车型',
      en: 'no similar cars are on sale to compare it with',
    };
  const price = yuan(referenceFee);
  return {
    ru: `похожие автомобили стоят ${price.ru} (медиана), разница ${departure} %`,
    zh: `同类车辆中位价为 ${price.zh}，相差 ${departure}%`,
    en: `similar cars cost ${price.en} (median), a difference of ${departure} %`,
  };
}

/** Returns the refusal of a price, with the figures and what is accepted. */
export function refusalOfPrice(trouble: PriceTrouble): MallError {
  const name = inEachLanguage(trouble.name);
  const price = yuan(trouble.priceFee);
  switch (trouble.rule) {
    case 'wholesale':
      return productErrors.wholesaleAbovePrice({ name, wholesale: yuan(trouble.wholesaleFee), price });
    case 'usedWholesale':
      return productErrors.wholesaleOfUsedCar({ name, wholesale: yuan(trouble.wholesaleFee) });
    case 'least':
      return productErrors.priceBelowLeast({ name, new: price, least: yuan(trouble.leastFee) });
    case 'floor':
      return tooLow(trouble, { name, new: price, percent: trouble.percent, least: yuan(trouble.leastFee) });
    case 'listing':
      return productErrors.listingNeedsReview({ name, new: price, comparison: comparisonTexts(trouble) });
    case 'jump':
      return productErrors.priceJumps({
        ...{ name, new: price, percent: trouble.percent },
        old: yuan(trouble.referenceFee),
        departure: trouble.departure,
        allowed: allowedTexts(trouble),
      });
  }
}

const tooLow = (
  { medianFee, cheapFee }: PriceTooLow,
  figures: Omit<Parameters<typeof productErrors.priceTooLow>[0], 'median'>,
): MallError =>
  medianFee === null
    ? productErrors.priceFarBelowCheapest({ ...figures, cheap: yuan(cheapFee!) })
    : productErrors.priceTooLow({ ...figures, median: yuan(medianFee) });

const refusalOf = (detail: string): MallError => refusalOfPrice(JSON.parse(detail) as PriceTrouble);

/** Refusals of the triggers that guard prices; see migration 0091. */
export const priceRefusals: DatabaseRefusals = { MP001: refusalOf, MP002: refusalOf, MP003: refusalOf };
