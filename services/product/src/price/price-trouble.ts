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

/** A price that is a few per cent of that of comparable cars. */
export interface PriceTooLow extends PriceCase {
  readonly rule: 'floor';
  readonly medianFee: number;
  readonly leastFee: number;
}

/** A wholesale price above the price of one unit, which is `priceFee`. */
export interface WholesaleAbovePrice extends Omit<PriceCase, 'percent'> {
  readonly rule: 'wholesale';
  readonly wholesaleFee: number;
}

/** Finding of the database about a price, as the functions of migration 0045 return it. */
export type PriceTrouble = PriceJump | PriceTooLow | WholesaleAbovePrice;

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

/** Returns the refusal of a price, with the figures and the accepted range. */
export function refusalOfPrice(trouble: PriceTrouble): MallError {
  const name = inEachLanguage(trouble.name);
  if (trouble.rule === 'wholesale')
    return productErrors.wholesaleAbovePrice({
      name,
      wholesale: yuan(trouble.wholesaleFee),
      price: yuan(trouble.priceFee),
    });
  const { priceFee, percent } = trouble;
  const common = { name, new: yuan(priceFee), percent };
  if (trouble.rule === 'floor')
    return productErrors.priceTooLow({
      ...common,
      median: yuan(trouble.medianFee),
      least: yuan(trouble.leastFee),
    });
  return productErrors.priceJumps({
    ...common,
    old: yuan(trouble.referenceFee),
    departure: trouble.departure,
    allowed: allowedTexts(trouble),
  });
}

const refusalOf = (detail: string): MallError => refusalOfPrice(JSON.parse(detail) as PriceTrouble);

/** Refusals of the triggers that guard prices; see migration 0045. */
export const priceRefusals: DatabaseRefusals = { MP001: refusalOf, MP002: refusalOf, MP003: refusalOf };
