import { productErrors } from '@mall/contracts/product';
import type { MallError } from '@mall/contracts/define';
import type { Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import { inEachLanguage } from '../in-language.js';

interface PriceCase {
  readonly spuId: string | null;
  readonly name: Partial<Texts> | null;
  /** CNY fen, as all prices here. */
  readonly priceFee: number;
  readonly percent: number;
}

/** A price departs from one that was in force within 72 hours, or last. */
export interface PriceJump extends PriceCase {
  readonly rule: 'jump';
  /** The wholesale price is meant. */
  readonly isBulk: boolean;
  readonly referenceFee: number;
  /** Whole percent. */
  readonly departure: number;
  /** What one person may enter; empty when `fromFee` is above `toFee`. */
  readonly fromFee: number;
  readonly toFee: number;
}

/** A price is a few per cent of what comparable cars cost. */
export interface PriceTooLow extends PriceCase {
  readonly rule: 'floor';
  readonly medianFee: number;
  readonly leastFee: number;
}

/** What the database has against a price, as the functions of migration 0030 answer it. */
export type PriceTrouble = PriceJump | PriceTooLow;

const yuan = (fee: number): Texts => amountTexts(fee, 'CNY');

/** The text of a range of prices; of an empty one, why it is. */
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

/** The refusal of a price, with the figures and what would be right. */
export function refusalOfPrice(trouble: PriceTrouble): MallError {
  const { name, priceFee, percent } = trouble;
  const common = { name: inEachLanguage(name), new: yuan(priceFee), percent };
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

/** SQLSTATEs of the triggers that guard prices. */
const PRICE_STATES = ['MP001', 'MP002'];

/** @throws productErrors.priceJumps, priceTooLow in place of what the database says. */
export function translatePriceTrouble(failure: unknown): never {
  const { driverError } = failure as { driverError?: { code?: string; detail?: string } };
  if (driverError?.detail && PRICE_STATES.includes(driverError.code ?? ''))
    throw refusalOfPrice(JSON.parse(driverError.detail) as PriceTrouble);
  throw failure;
}
