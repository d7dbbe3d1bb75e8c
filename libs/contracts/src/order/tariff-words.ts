import { say, type Texts } from '@mall/validation';

/** Dated tables that a landed cost is calculated from; each kind has one version in force on a day. */
export const tariffKinds = {
  customsDuty: say('Таможенная пошлина', '进口关税', 'Customs duty'),
  excise: say('Акциз', '消费税', 'Excise'),
  vat: say('НДС', '增值税', 'VAT'),
  recyclingFee: say('Утилизационный сбор', '报废回收费', 'Recycling fee'),
  preferentialFee: say(
    'Условия льготного утильсбора',
    '优惠报废费条件',
    'Conditions of the preferential recycling fee',
  ),
  clearanceFee: say('Таможенный сбор за оформление', '海关手续费', 'Customs clearance fee'),
  service: say('Оформление в России', '俄罗斯境内手续', 'Paperwork in Russia'),
  delivery: say('Доставка из Уссурийска', '乌苏里斯克至目的地运费', 'Delivery from Ussuriysk'),
} as const satisfies Record<string, Texts>;

export type TariffKind = keyof typeof tariffKinds;
export const TARIFF_KINDS = Object.keys(tariffKinds) as readonly TariffKind[];

/** Importers of a car: a person for their own use, or a company. */
export const importerWords = {
  person: say('Физическое лицо, для себя', '个人自用', 'A person, for own use'),
  company: say('Юридическое лицо', '企业', 'A company'),
} as const satisfies Record<string, Texts>;

export type Importer = keyof typeof importerWords;
export const IMPORTERS = Object.keys(importerWords) as readonly Importer[];

/** Recipients of the lines of a landed cost. */
export const paidToWords = {
  mall: say('Платится нам по договору', '按合同付给我方', 'Paid to us under the contract'),
  russia: say('Платится в России', '在俄罗斯支付', 'Paid in Russia'),
} as const satisfies Record<string, Texts>;

export type PaidTo = keyof typeof paidToWords;
