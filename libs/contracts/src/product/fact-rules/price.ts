import { say } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import { ask } from './rule.js';

/** Times the median from which a price probably has a digit too many. Prices far below it are refused by the price rules. */
const TIMES_MEDIAN = 5;

export const priceRules = {
  priceOfKind: ask(
    ['priceFee'],
    say(
      'Цена {price}, а у похожих автомобилей медиана — {median}. Всё верно?',
      '价格 {price} 是同类车辆中位价 {median} 的 {times} 倍，是否无误？',
      'The price {price} is {times} times that of similar cars (median {median}). Is that right?',
    ),
    ({ priceFee }, { medianFee }) =>
      medianFee !== undefined &&
      priceFee > medianFee * TIMES_MEDIAN && {
        price: amountTexts(priceFee, 'CNY'),
        median: amountTexts(medianFee, 'CNY'),
        times: Math.floor(priceFee / medianFee),
      },
  ),
} as const;
