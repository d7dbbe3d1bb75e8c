import { orderErrors, type WhyNot } from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import type { CarForCartView } from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import { momentTexts } from '@mall/validation/typography';
import type { RefusedLine } from './quote.js';

/** A car that could not be ordered when its buyer asked for the price. */
export interface RefusedCar {
  readonly name: Texts;
  readonly why: WhyNot;
  readonly count: number;
  readonly stock: number;
  readonly heldUntil: string | null;
}

export const toRefusedCar = (
  { spuId, why, count }: RefusedLine,
  car: CarForCartView | undefined,
): RefusedCar => ({
  name: car?.spuName ?? { ru: `№ ${spuId}`, zh: `编号 ${spuId}`, en: `no. ${spuId}` },
  ...{ why, count, stock: car?.stock ?? 0, heldUntil: car?.heldUntil ?? null },
});

function reasonTexts({ why, count, stock, heldUntil }: RefusedCar): Texts {
  if (why === 'offSale') return { ru: 'сейчас не продаётся', zh: '目前未在售', en: 'not on sale now' };
  if (why === 'held' && heldUntil) {
    const until = momentTexts(new Date(heldUntil));
    return {
      ru: `забронирован другим покупателем до ${until.ru}`,
      zh: `已被其他买家预订，保留至 ${until.zh}`,
      en: `held by another buyer until ${until.en}`,
    };
  }
  return {
    ru: `в наличии ${stock}, выбрано ${count}`,
    zh: `库存 ${stock} 辆，所选 ${count} 辆`,
    en: `${stock} in stock, ${count} chosen`,
  };
}

/** Returns the refusal of an order in which no car can be ordered, naming each with the reason. */
export function refusalOfAll(cars: readonly RefusedCar[] = []): MallError {
  if (cars.length === 0) return orderErrors.cartEmpty();
  const reasons = cars.map((car) => ({ name: car.name, reason: reasonTexts(car) }));
  return orderErrors.carsNotOrderable({
    cars: {
      ru: reasons.map(({ name, reason }) => `«${name.ru}» — ${reason.ru}`).join('; '),
      zh: reasons.map(({ name, reason }) => `“${name.zh}”：${reason.zh}`).join('；'),
      en: reasons.map(({ name, reason }) => `“${name.en}”: ${reason.en}`).join('; '),
    },
  });
}
