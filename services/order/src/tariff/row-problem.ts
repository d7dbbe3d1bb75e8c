import { isCityApart } from '@mall/contracts/landed-cost';
import { tariffKinds, type TariffKind } from '@mall/contracts/order';
import { say, type Texts } from '@mall/validation';
import type { TariffRow } from './tariff.js';

const NEEDS_FIGURE: Readonly<Record<TariffKind, readonly (keyof TariffRow)[]>> = {
  customsDuty: ['percent', 'perCcMinor'],
  excise: ['perHpMinor'],
  vat: ['percent'],
  recyclingFee: ['amountMinor'],
  preferentialFee: ['combustionPowerHp'],
  clearanceFee: ['amountMinor'],
  service: ['amountMinor'],
  delivery: ['amountMinor'],
};

const LIMITS = [
  'combustionPowerHp',
  'combustionUpToCc',
  'electricPower30MinHp',
  'ageFromYears',
  'ageToYears',
] as const satisfies readonly (keyof TariffRow)[];

const BOUNDS = [
  ['ageOver', 'ageUpTo'],
  ['ccOver', 'ccUpTo'],
  ['hpOver', 'hpUpTo'],
  ['valueOverMinor', 'valueUpToMinor'],
] as const;

const CONDITIONS = [
  'importer',
  'fuels',
  ...BOUNDS.flat(),
  'preferential',
  'place',
] as const satisfies readonly (keyof TariffRow)[];

/** Tables in which every row counts, not only the first that applies. */
const ALL_COUNT: readonly TariffKind[] = ['service', 'preferentialFee'];

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Returns the fault of a row of such a table; `undefined` when there is none. */
export function rowProblem(kind: TariffKind, row: TariffRow): Texts | undefined {
  if (!NEEDS_FIGURE[kind].some((field) => isGiven(row[field])))
    return say(
      `не указана величина для таблицы «${tariffKinds[kind].ru}»`,
      `缺少“${tariffKinds[kind].zh}”所需的数值`,
      `the figure that “${tariffKinds[kind].en}” needs is missing`,
    );
  if (kind === 'preferentialFee' && !LIMITS.every((field) => isGiven(row[field])))
    return say('нужны все предельные значения', '需填写全部限值', 'all limits are needed');
  if (kind === 'service' && !(row.label?.ru && row.label.zh && row.label.en))
    return say(
      'нужно название на трёх языках',
      '需填写三种语言的名称',
      'a name in three languages is needed',
    );
  if (!isCityApart(kind, row))
    return say(
      'город доставки указывается только в таблицах доставки и услуг, и из других условий рядом с ним может быть только ввозящий',
      '城市只能在运费表和服务表中填写，且除进口人外不得再设其他条件',
      'a city belongs in the tables of delivery and services only, and beside it no condition but the importer',
    );
  for (const [over, upTo] of BOUNDS) {
    const [low, high] = [row[over], row[upTo]];
    if (isGiven(low) && isGiven(high) && low! >= high!)
      return say('границы перепутаны', '上下限颠倒', 'the bounds are the wrong way round');
  }
  return undefined;
}

/** Returns the index of a row without a condition that has others below it, which could never count; -1 when there is none. */
export function rowThatHidesOthers(kind: TariffKind, rows: readonly TariffRow[]): number {
  if (ALL_COUNT.includes(kind)) return -1;
  return rows.slice(0, -1).findIndex((row) => !CONDITIONS.some((field) => isGiven(row[field])));
}

export const HIDES_OTHERS = say(
  'нет ни одного условия, поэтому строки ниже никогда не сработают',
  '没有任何条件，其下各行将永远不会生效',
  'there is no condition, so the rows below would never count',
);
