import type { DivisionPageDto } from '@mall/contracts/user';
import { sortColumn } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import type { Division } from './division.js';

type Filter = Pick<DivisionPageDto, 'ids' | 'keyWord' | 'parentCode' | 'level' | 'sortBy' | 'sortOrder'>;
type Compare = (one: Division, other: Division) => number;

const plain = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/**
 * Returns the divisions that staff search for, in the requested order; otherwise from the countries down, by code.
 * @throws UnknownSort
 */
export function divisionsFound(
  all: readonly Division[],
  { ids, keyWord, parentCode, level, ...sort }: Filter,
  locale: Locale,
): Division[] {
  const words = plain(keyWord ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const isFound = ({ code, name }: Division): boolean => {
    const names = plain(Object.values(name).join('\n'));
    return words.every((word) => names.includes(word) || code.toLowerCase().startsWith(word));
  };
  const found = all.filter(
    (one) =>
      (!ids || ids.includes(one.code)) &&
      (parentCode === undefined || one.parentCode === parentCode) &&
      (level === undefined || one.level === level) &&
      isFound(one),
  );
  const byLevel: Compare = (one, other) => one.level - other.level;
  const byCode: Compare = (one, other) => (one.code < other.code ? -1 : 1);
  const byName: Compare = (one, other) => one.name[locale].localeCompare(other.name[locale], locale);
  const asked = sortColumn(sort, { code: byCode, name: byName, level: byLevel });
  const sign = sort.sortOrder === 'DESC' ? -1 : 1;
  return found.sort((one, other) =>
    asked ? sign * asked(one, other) || byCode(one, other) : byLevel(one, other) || byCode(one, other),
  );
}
