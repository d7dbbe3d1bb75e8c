import type { LandedLineCode, PreferenceReason } from '@mall/contracts/order';
import { CarFacts } from '@mall/contracts/product';
import { fieldsOf, say, type Texts } from '@mall/validation';
import type { HowCode } from './landed-cost.js';

export const lineTexts: Readonly<Record<LandedLineCode, Texts>> = {
  car: say('Автомобиль, DAP Уссурийск', '车辆（DAP 乌苏里斯克）', 'The car, DAP Ussuriysk'),
  customsDuty: say('Таможенная пошлина', '进口关税', 'Customs duty'),
  excise: say('Акциз', '消费税', 'Excise'),
  vat: say('НДС', '增值税', 'VAT'),
  recyclingFee: say('Утилизационный сбор', '报废回收费', 'Recycling fee'),
  clearanceFee: say('Таможенный сбор', '海关手续费', 'Customs clearance fee'),
  service: say('Оформление', '手续费', 'Paperwork'),
  delivery: say('Доставка из Уссурийска', '乌苏里斯克至目的地运费', 'Delivery from Ussuriysk'),
};

export const howTexts: Readonly<Record<HowCode, Texts>> = {
  contractPrice: say('Цена по договору', '合同价格', 'The price of the contract'),
  percentOrPerCc: say(
    '{percent} % стоимости, но не меньше {perCc} €/см³ × {cc} см³',
    '货值的 {percent}%，且不低于 {perCc} 欧元/cc × {cc} cc',
    '{percent} % of the value, at least {perCc} EUR/cc × {cc} cc',
  ),
  perCc: say('{perCc} €/см³ × {cc} см³', '{perCc} 欧元/cc × {cc} cc', '{perCc} EUR/cc × {cc} cc'),
  percent: say('{percent} % стоимости', '货值的 {percent}%', '{percent} % of the value'),
  vat: say(
    '{percent} % стоимости с пошлиной и акцизом',
    '货值加关税和消费税的 {percent}%',
    '{percent} % of the value with duty and excise',
  ),
  perHp: say('{perHp} ₽ × {hp} л. с.', '{perHp} 卢布 × {hp} 马力', '{perHp} RUB × {hp} hp'),
  preferentialFee: say(
    'Льготная ставка для личного пользования',
    '个人自用优惠标准',
    'The preferential rate for own use',
  ),
  fullFee: say('Полная ставка по мощности {hp} л. с.', '按 {hp} 马力的全额标准', 'The full rate for {hp} hp'),
  byValue: say('По таможенной стоимости', '按海关完税价格', 'By the customs value'),
  priceList: say('По прайс-листу', '按价目表', 'By the price list'),
  missingFact: say(
    'Не рассчитано: нет данных «{fact}»',
    '无法计算：缺少“{fact}”',
    'Not counted: “{fact}” is not known',
  ),
  noFigure: say(
    'Не рассчитано: в таблице нет ставки для такого автомобиля',
    '无法计算：表中没有适用于该车的标准',
    'Not counted: the table has no rate for such a car',
  ),
  noTable: say(
    'Не рассчитано: таблица не введена',
    '无法计算：尚未录入该表',
    'Not counted: there is no table yet',
  ),
  byQuotation: say(
    'По запросу: для этого города нет тарифа',
    '需询价：该城市暂无运价',
    'On request: there is no tariff for this city',
  ),
};

export const reasonTexts: Readonly<Record<PreferenceReason, Texts>> = {
  companyImport: say('Ввоз юридическим лицом', '由企业进口', 'Brought in by a company'),
  powerUnknown: say(
    'Мощность для утильсбора неизвестна',
    '计征功率未知',
    'The power that counts for the fee is not known',
  ),
  powerAbove: say(
    'Мощность {powerHp} л. с. больше {powerLimitHp} л. с.',
    '功率 {powerHp} 马力，超过 {powerLimitHp} 马力',
    '{powerHp} hp is above {powerLimitHp} hp',
  ),
  engineAbove: say(
    'Объём двигателя {cc} см³ больше {limitCc} см³',
    '排量 {cc} cc，超过 {limitCc} cc',
    'An engine of {cc} cc is above {limitCc} cc',
  ),
  engineUnknown: say('Объём двигателя неизвестен', '排量未知', 'The size of the engine is not known'),
  fuelUnknown: say('Вид топлива неизвестен', '燃料类型未知', 'The fuel is not known'),
};

const RATE = say('курс валюты', '汇率', 'exchange rate');

/** Returns the label of a fact as in the form of the car. */
export const factText = (fact: string): Texts => fieldsOf(CarFacts).get(fact)?.label ?? RATE;

/** Returns `3,5` in Russian, `3.5` elsewhere. */
export const decimalText = (value: number): Texts =>
  say(String(value).replace('.', ','), String(value), String(value));
