import type { Locale, Texts } from '@mall/validation';
import { BORDER_HOURS, borderDay, groupsOfThree } from '@mall/validation/typography';

/** Facts that a contract is made from: one set for all three languages. */
export interface ContractFacts {
  readonly contractNumber: string;
  readonly orderNumber: string;
  readonly issuedAt: Date;
  readonly seller: {
    readonly companyName: Texts;
    readonly companyAddress: Texts;
    readonly director: Texts;
    readonly registrationCode: string;
  };
  readonly buyer: {
    readonly fullName: string;
    readonly fullNameEn: string;
    readonly passportNoMasked: string | null;
    /** Phone number as people write it. */
    readonly mobile: string;
  };
  readonly bank: {
    readonly bankName: Texts;
    readonly bankAddress: Texts;
    readonly account: string;
    readonly swift: string;
  };
  readonly delivery: { readonly consignee: string; readonly address: string };
  readonly items: readonly {
    readonly name: Texts;
    readonly vin: string | null;
    /** VINs that staff had named when a contract was written, beside that of the listing. */
    readonly vins?: readonly string[];
    readonly condition: string;
    readonly count: number;
    readonly priceMinor: number;
    readonly totalMinor: number;
  }[];
  /** Total in fen of CNY, and in kopecks at the locked rate. */
  readonly totalMinor: number;
  readonly totalRubMinor: number;
  readonly rate: number;
  readonly rateSource: string;
  readonly rateAsOf: Date;
  readonly payBefore: Date;
  /** Time until which the rate is locked; older contracts name the time to pay instead. */
  readonly rateUntil?: Date;
  /** Days from the car's arrival until receipt is confirmed automatically; older contracts do not name them. */
  readonly autoReceiptDays?: number;
}

/** Restores facts from a JSON column, in which moments are text. */
export function revivedFacts(stored: unknown): ContractFacts {
  const facts = stored as ContractFacts;
  return {
    ...facts,
    issuedAt: new Date(facts.issuedAt),
    rateAsOf: new Date(facts.rateAsOf),
    payBefore: new Date(facts.payBefore),
    ...(facts.rateUntil ? { rateUntil: new Date(facts.rateUntil) } : {}),
  };
}

const SEPARATORS: Record<Locale, { readonly group: string; readonly point: string }> = {
  ru: { group: '\u00a0', point: ',' },
  zh: { group: ',', point: '.' },
  en: { group: ',', point: '.' },
};

/** Returns `1 234 567,89` in Russian, `1,234,567.89` elsewhere; the same on every machine, so that a hash can be repeated. */
export function formatMinor(minor: number, locale: Locale): string {
  const { group, point } = SEPARATORS[locale];
  const whole = groupsOfThree(Math.trunc(minor / 100).toString(), group);
  return `${whole}${point}${String(minor % 100).padStart(2, '0')}`;
}

/** Returns `42 000` and `110,5` in Russian, `42,000` and `110.5` elsewhere. */
export function formatNumber(value: number, locale: Locale): string {
  const { group, point } = SEPARATORS[locale];
  const [whole = '', part] = String(value).split('.');
  return groupsOfThree(whole, group) + (part === undefined ? '' : point + part);
}

const two = (value: number): string => String(value).padStart(2, '0');

export function formatDay(at: Date, locale: Locale): string {
  const [year, month, day] = borderDay(at).split('-');
  if (locale === 'zh') return `${year}年${Number(month)}月${Number(day)}日`;
  return locale === 'ru' ? `${day}.${month}.${year}` : `${year}-${month}-${day}`;
}

/** Formats a moment with the hour and the name of the zone, because two countries read it. */
export function formatMoment(at: Date, locale: Locale): string {
  const local = new Date(at.getTime() + BORDER_HOURS * 3_600_000);
  const time = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
  const zone = {
    ru: 'по времени Владивостока (UTC+10)',
    zh: '（符拉迪沃斯托克时间，UTC+10）',
    en: 'Vladivostok time (UTC+10)',
  };
  return locale === 'zh'
    ? `${formatDay(at, locale)}${time}${zone.zh}`
    : `${formatDay(at, locale)} ${time} ${zone[locale]}`;
}
