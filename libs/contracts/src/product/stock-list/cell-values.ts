import { fromFullWidth, LOCALES, say, type Locale, type TextParams, type Texts } from '@mall/validation';
import { YUAN_WORDS, type ListColumn } from './list-columns.js';

/** The sign before decimals in texts of a list; the other one separates groups of three digits. */
export type DecimalSign = 'point' | 'comma';

/** The sign that files in a language have. */
export const decimalSignOf = (locale: Locale): DecimalSign => (locale === 'ru' ? 'comma' : 'point');

/** A cell as it stands in the file. A number of a workbook is written with a decimal point, whatever the language. */
export interface ListCell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** Words about a cell without a value of its column, and about the right ones. */
export interface CellTrouble {
  readonly text: Texts;
  readonly params: TextParams;
}

/** A value as requests have it; undefined of an empty cell. Makes, series and categories are names yet. */
export type ReadCell = { readonly value: unknown } | { readonly trouble: CellTrouble };

interface Reading {
  readonly decimal: DecimalSign;
  /** By how much figures are multiplied; see `timesOf`. */
  readonly times: number;
}

const troubles = {
  word: say(
    '«{label}»: нет значения «{given}». Подходит одно из: {words}',
    '{label}：没有“{given}”这一选项，可填：{words}',
    '“{label}” has no value “{given}”. Enter one of: {words}',
  ),
  number: say(
    '«{label}»: «{given}» — не число. Введите цифры, например {example}',
    '{label}：“{given}”不是数字，请填写数字，例如 {example}',
    '“{label}”: “{given}” is not a number. Enter digits, such as {example}',
  ),
  unclear: say(
    '«{label}»: «{given}» можно прочесть как {one} и как {other}. Напишите без разделителя тысяч',
    '{label}：“{given}”既可读作 {one}，也可读作 {other}，请不要使用千位分隔符',
    '“{label}”: “{given}” may mean {one} or {other}. Leave out the separator of thousands',
  ),
  day: say(
    '«{label}»: «{given}» — не дата. Напишите её как 2021-03-05 или 05.03.2021',
    '{label}：“{given}”不是日期，请按 2021-03-05 或 2021年3月5日 填写',
    '“{label}”: “{given}” is not a date. Write it as 2021-03-05',
  ),
  dayOrMonth: say(
    '«{label}»: в «{given}» не ясно, где день и где месяц. Напишите дату как 2021-03-05',
    '{label}：“{given}”无法区分日和月，请按 2021-03-05 填写',
    '“{label}”: in “{given}” the day and the month are not clear. Write the date as 2021-03-05',
  ),
  dayMissing: say(
    '«{label}»: в «{given}» нет числа. Укажите полную дату, например 2021-03-05',
    '{label}：“{given}”缺少日，请填写完整日期，例如 2021-03-05',
    '“{label}”: “{given}” lacks the day. Enter the whole date, such as 2021-03-05',
  ),
  daySerial: say(
    '«{label}»: в ячейке число {given}, а не дата. Задайте ячейке формат даты',
    '{label}：单元格中是数字 {given}，不是日期，请将单元格设为日期格式',
    '“{label}”: the cell holds the number {given}. Format it as a date',
  ),
  lostDigits: say(
    '«{label}»: таблица сохранила {given} как число и могла потерять цифры. Задайте ячейке текстовый формат и введите код снова',
    '{label}：表格将 {given} 存为数字，可能已丢失数位。请将单元格设为文本格式后重新填写',
    '“{label}”: the sheet holds {given} as a number and may have lost digits. Format the cell as text and enter the code again',
  ),
} as const;

/** A dash that stands for nothing. */
const DASH = /^[-–—/\\]$/u;

export const isEmptyCell = ({ text }: ListCell): boolean => text.trim() === '' || DASH.test(text.trim());

/** Reads a cell of a column. A text that may mean two values is refused, and no value is ever guessed. */
export function readCell(column: ListColumn, cell: ListCell, reading: Reading): ReadCell {
  if (isEmptyCell(cell)) return { value: undefined };
  const text = cell.text.trim();
  switch (column.kind) {
    case 'choice':
      return readWord(column, text);
    case 'whole':
    case 'decimal':
    case 'year':
      return readNumber(column, cell, reading, 0);
    case 'money':
      return readNumber(column, cell, reading, 2);
    case 'day':
      return readDay(column, cell);
    case 'text':
      // A number of this size has more digits than a sheet keeps.
      return cell.isNumber && Math.abs(Number(text)) >= 1e15
        ? refused(column, 'lostDigits', text)
        : { value: text };
    default:
      return { value: text };
  }
}

const refused = (
  { label }: ListColumn,
  trouble: keyof typeof troubles,
  given: string,
  params: TextParams = {},
): ReadCell => ({
  trouble: { text: troubles[trouble], params: { label, given: shortened(given), ...params } },
});

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const folded = (text: string): string =>
  fromFullWidth(text.normalize('NFKC')).toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, '');

/** Names by which words, makes and categories are compared: without case, width and spaces. */
export const foldedName = folded;

function readWord(column: ListColumn, text: string): ReadCell {
  const words = column.words ?? {};
  const wanted = folded(text);
  const meant = Object.keys(words).filter((code) =>
    LOCALES.some((locale) => folded(words[code]![locale]) === wanted),
  );
  // Words come before codes: `SUV` is the Chinese word for a crossover, and the code of another body.
  const found = meant.length > 0 ? meant : Object.keys(words).filter((code) => folded(code) === wanted);
  if (found.length === 1) return { value: found[0] };
  const all = (locale: Locale, comma: string): string =>
    Object.values(words)
      .map((word) => word[locale])
      .join(comma);
  return refused(column, 'word', text, { words: say(all('ru', ', '), all('zh', '、'), all('en', ', ')) });
}

/** Space and apostrophes between groups of digits. */
const GROUP_SPACE = /[\s\u00a0\u2009\u202f'’]/gu;
const YEAR_WORD = /(?:年款|年|款|г\.?|год)$/u;
const TEN_THOUSAND = /万$/u;

interface Figure {
  readonly digits: string;
  readonly times: number;
}

/** Splits the multiplier and the unit of the column off a figure: `5.8万公里`, `¥148000`, `110 kW`. */
function figureOf(column: ListColumn, text: string): Figure {
  let digits = fromFullWidth(text).replace(GROUP_SPACE, ' ').trim().toLowerCase();
  const own = column.kind === 'money' ? YUAN_WORDS : LOCALES.map((locale) => column.unit?.[locale] ?? '');
  for (const unit of own.map((one) => one.toLowerCase().replace(GROUP_SPACE, ' ')).filter(Boolean)) {
    if (digits.endsWith(unit)) digits = digits.slice(0, -unit.length).trim();
    if (column.kind === 'money' && digits.startsWith(unit)) digits = digits.slice(unit.length).trim();
  }
  if (column.kind === 'year') digits = digits.replace(YEAR_WORD, '').trim();
  const times = TEN_THOUSAND.test(digits) ? 10_000 : 1;
  return { digits: digits.replace(TEN_THOUSAND, '').trim(), times };
}

const patterns = {
  point: /^(-?)(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d+))?$/,
  comma: /^(-?)(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(\d+))?$/,
};
const unclear = { point: /^-?[1-9]\d{0,2}\.\d{3}$/, comma: /^-?[1-9]\d{0,2},\d{3}$/ };

/** Reads a number, times ten to the power of `shift`: yuan become fen. */
function readNumber(
  column: ListColumn,
  cell: ListCell,
  { decimal, times }: Reading,
  shift: number,
): ReadCell {
  const { digits, times: ownTimes } = cell.isNumber
    ? { digits: cell.text.trim(), times: 1 }
    : figureOf(column, cell.text);
  const sign = cell.isNumber ? 'point' : decimal;
  if (!cell.isNumber && unclear[sign].test(digits)) {
    const [before, after] = digits.split(/[.,]/);
    return refused(column, 'unclear', cell.text, {
      one: `${before}${after}`,
      other: `${before}${sign === 'point' ? '.' : ','}${after}`,
    });
  }
  const found = patterns[sign].exec(digits);
  if (!found) return refused(column, 'number', cell.text.trim(), { example: EXAMPLES[column.kind] ?? '110' });
  const [, minus, whole = '', decimals = ''] = found;
  // A column in ten thousands multiplies every figure of it, a cell that says so itself is not multiplied twice.
  const power = shift + (Math.max(times, ownTimes) === 10_000 ? 4 : 0);
  return { value: Number(`${minus}${shifted(whole.replace(/\D/g, ''), decimals, power)}`) };
}

const EXAMPLES: Readonly<Record<string, string>> = { money: '148000', year: '2021', whole: '52000' };

/** Moves the decimal point to the right in the text, because a product of fractions is not exact. */
function shifted(whole: string, decimals: string, power: number): string {
  const moved = decimals.padEnd(power, '0');
  const rest = moved.slice(power);
  return `${whole}${moved.slice(0, power)}${rest && `.${rest}`}`;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const CHINESE_DAY = /^(\d{4})年(\d{1,2})月(\d{1,2})[日号]?$/u;
const RUSSIAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const COMPACT_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const SLASHED = /^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/;
const MONTH_ONLY = /^(?:\d{4}[-/.年]\d{1,2}月?|\d{1,2}[./]\d{4})$/u;
const MIDNIGHT = /[T ]0?0:00(?::00)?$/;

function readDay(column: ListColumn, { text, isNumber }: ListCell): ReadCell {
  const given = fromFullWidth(text).trim().replace(MIDNIGHT, '').replace(/\s/g, '');
  const yearFirst = YEAR_FIRST.exec(given) ?? CHINESE_DAY.exec(given) ?? COMPACT_DAY.exec(given);
  if (yearFirst) return { value: dayOf(yearFirst[1], yearFirst[2], yearFirst[3]) };
  const dayFirst = RUSSIAN_DAY.exec(given);
  if (dayFirst) return { value: dayOf(dayFirst[3], dayFirst[2], dayFirst[1]) };
  if (isNumber) return refused(column, 'daySerial', given);
  if (SLASHED.test(given)) return refused(column, 'dayOrMonth', text);
  return refused(column, MONTH_ONLY.test(given) ? 'dayMissing' : 'day', text);
}

const dayOf = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
