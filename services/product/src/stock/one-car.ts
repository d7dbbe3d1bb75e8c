import { productErrors } from '@mall/contracts/product';
import type { MallError } from '@mall/contracts/define';
import { inEachLanguage, type Texts } from '@mall/validation';
import { refusing, type DatabaseRefusals } from '../database-refusal.js';

/** Reason why a car keeps its VIN and its record. `orderNumber` names the cancelled order, where `by` is `setAside`. */
interface Bond {
  readonly by: 'held' | 'sold' | 'setAside';
  readonly orderNumber?: string;
  readonly name: Partial<Texts> | null;
}

/** A change of the VIN or the condition of a car that must keep it. */
interface Bound extends Bond {
  readonly rule: 'bound';
  readonly vin: string | null;
  readonly field: 'vin' | 'condition';
}

/** A car that would be offered under the VIN of another record. */
interface Elsewhere extends Bond {
  readonly rule: 'elsewhere';
  readonly vin: string;
  readonly spuId: string;
}

/** A car that would be offered under a VIN that an order names. */
interface Ordered {
  readonly rule: 'ordered';
  readonly vin: string;
  readonly orderNumber: string;
  readonly name: Partial<Texts> | null;
}

/** A used car that would have more than one unit. */
interface NotSingle {
  readonly rule: 'single';
  readonly name: Partial<Texts> | null;
  readonly free: number;
  readonly held: number;
  readonly sold: number;
  readonly setAside: number;
}

const fieldTexts = ({ field, vin }: Bound): Texts =>
  field === 'vin'
    ? { ru: `VIN ${vin}`, zh: `车架号 ${vin}`, en: `the VIN ${vin}` }
    : { ru: 'состояние «с пробегом»', zh: '“二手车”车况', en: 'the condition “used”' };

const bondTexts = ({ by, orderNumber }: Bond): Texts =>
  ({
    held: {
      ru: 'автомобиль забронирован покупателем',
      zh: '该车辆已被买家预订',
      en: 'a buyer holds the car',
    },
    sold: { ru: 'автомобиль продан', zh: '该车辆已售出', en: 'the car is sold' },
    setAside: {
      ru: `автомобиль снят с продажи после заказа ${orderNumber}`,
      zh: `该车辆在订单 ${orderNumber} 结束后已暂停销售`,
      en: `the car was taken off sale after order ${orderNumber}`,
    },
  })[by];

const remedyTexts = ({ by }: Bond): Texts =>
  ({
    held: {
      ru: 'Сначала завершите или отмените заказ',
      zh: '请先完成或取消订单',
      en: 'Finish or cancel the order first',
    },
    sold: {
      ru: 'Другой автомобиль внесите отдельной карточкой со своим VIN',
      zh: '其他车辆请使用其自身车架号另建一条记录',
      en: 'Enter another car as a record of its own, with its own VIN',
    },
    setAside: {
      ru: 'Сначала решите, что с ним делать, в разделе «Снятые после отмены»',
      zh: '请先在“订单取消车辆”中决定其去向',
      en: 'Decide first what becomes of it, under “Cars of cancelled orders”',
    },
  })[by];

type Trouble = Bound | Elsewhere | Ordered | NotSingle;

function refusalOf(trouble: Trouble): MallError {
  const name = inEachLanguage(trouble.name);
  if (trouble.rule === 'single') {
    const { free, held, sold, setAside } = trouble;
    const most = Math.max(0, 1 - held - sold - setAside);
    return productErrors.usedCarIsSingle({ name, free, held, sold, setAside, most });
  }
  if (trouble.rule === 'ordered') {
    const { vin, orderNumber } = trouble;
    return productErrors.vinOfOrder({ name, vin, orderNumber });
  }
  const common = { name, bond: bondTexts(trouble), remedy: remedyTexts(trouble) };
  if (trouble.rule === 'bound') return productErrors.carIsBound({ ...common, field: fieldTexts(trouble) });
  return productErrors.vinElsewhere({ ...common, vin: trouble.vin, spuId: trouble.spuId });
}

const refusal = (detail: string): MallError => refusalOf(JSON.parse(detail) as Trouble);

/** Refusals of the triggers of migrations 0046 and 0048. */
export const oneCarRefusals: DatabaseRefusals = { MP004: refusal, MP005: refusal, MP006: refusal };

/**
 * Translates the database's refusals of rules about one car.
 * @throws productErrors.carIsBound, vinElsewhere, vinOfOrder, usedCarIsSingle, or the failure itself.
 */
export const translateOneCar = refusing(oneCarRefusals);
