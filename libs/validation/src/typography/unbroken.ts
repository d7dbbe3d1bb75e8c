const NO_BREAK_SPACE = '\u00a0';

/** Words and signs after a number that belong to it: units, currency signs, counted days and hours. */
const UNITS = [
  // signs, the same in every language
  ...['%', '₽', '¥', '€'],
  // Russian
  ...[
    'км(?:/ч)?',
    'м',
    'см³?',
    'мм',
    'мкм',
    'кг',
    'т',
    'л',
    'л\\.',
    'кВт(?:·ч)?',
    'Н·м',
    '[КМГ]Б',
    'шт\\.',
    'ч',
    'мин',
    'сек',
  ],
  ...[
    'руб\\.',
    'тыс\\.',
    'млн',
    'час(?:а|ов)?',
    'минут[аы]?',
    'секунд[аы]?',
    'день',
    'дн(?:я|ей)',
    'лет',
    'год[ау]?',
  ],
  ...['месяц(?:а|ев)?', 'автомобил(?:ь|я|ей)'],
  // English
  ...[
    'km(?:/h)?',
    'cm',
    'mm',
    '[µμ]m',
    'kg',
    'L',
    'cc',
    'mL',
    'hp',
    'kWh?',
    'N·?m',
    '[KMG]B',
    'RUB',
    'CNY',
    'EUR',
  ],
  ...['hours?', 'minutes?', 'seconds?', 'days?', 'years?', 'months?', 'cars?'],
  // Chinese, where the text has a space
  ...['公里', '马力', '毫升', '年', '天', '小时', '分钟', '秒', '元', '卢布', '辆'],
].join('|');

/** The space after a digit, or after a placeholder for a number: `{{power}}`, `{hp}`, `%{smart_count}`. */
const BEFORE_UNIT = new RegExp(`([\\d}]) (?=(?:${UNITS})(?!\\p{L}))`, 'gu');
/** A word or number, and the groups of three digits after it; a fourth digit belongs to another number. */
const GROUPED = /([\p{L}\d]+)((?: \d{3})*)(\d*)/gu;
const IN_HORSEPOWER = /(л\.) (?=с\.)/g;
const BEHIND_NUMBER_SIGN = /(№) (?=[\d{])/g;

/** Joins the groups with non-breaking spaces: `1 732 360`, but not between the 7 and the 586 of `P7 586`. */
function joined(head: string, groups: string, rest: string): string {
  const first = /^\d{1,3}$/.test(head) ? 0 : 1;
  const last = groups.length - (rest === '' ? 0 : ' 000'.length);
  if (last <= first) return groups;
  return (
    groups.slice(0, first) + groups.slice(first, last).replaceAll(' ', NO_BREAK_SPACE) + groups.slice(last)
  );
}

/** Returns the same text with non-breaking spaces inside numbers and between a number and its unit: `20 000 км`, `160 л. с.` */
export function unbroken(text: string): string {
  const whole = text.replace(GROUPED, (found, head: string, groups: string, rest: string) =>
    groups === '' ? found : head + joined(head, groups, rest) + rest,
  );
  return [BEFORE_UNIT, IN_HORSEPOWER, BEHIND_NUMBER_SIGN].reduce(
    (joined, gap) => joined.replace(gap, `$1${NO_BREAK_SPACE}`),
    whole,
  );
}
