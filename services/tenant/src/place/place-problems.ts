import type { SaveShopPlaceDto } from '@mall/contracts/tenant';
import type { FieldIssue, Texts } from '@mall/validation';

const texts = {
  nowhere: {
    ru: 'Двор не может стоять в точке 0, 0: выберите место на карте',
    zh: '车场不能位于坐标 0, 0，请在地图上选点',
    en: 'A yard cannot be at 0, 0: choose its place on the map',
  },
  reversed: {
    ru: 'Закрытие должно быть позже открытия',
    zh: '结束时间须晚于开始时间',
    en: 'Closing has to be later than opening',
  },
  weekdayTwice: {
    ru: 'Часы для одного дня недели указаны дважды',
    zh: '同一星期的营业时间填写了两次',
    en: 'One weekday has its hours twice',
  },
  dayTwice: {
    ru: 'День {day} указан дважды',
    zh: '日期 {day} 重复',
    en: 'The day {day} is named twice',
  },
  dayInBoth: {
    ru: 'День {day} указан и как закрытый, и как открытый',
    zh: '日期 {day} 既是休息日又是营业日',
    en: 'The day {day} is named as closed and as open',
  },
  farDay: {
    ru: 'День {day}: укажите год с 2020 по 2100',
    zh: '日期 {day}：年份须在 2020 至 2100 之间',
    en: 'The day {day}: give a year from 2020 to 2100',
  },
  extraHours: {
    ru: 'Укажите часы дополнительных дней',
    zh: '请填写额外营业日的时间',
    en: 'Give the hours of the days that are open besides',
  },
  regionTwice: {
    ru: 'Регион указан дважды: {code}',
    zh: '地区重复：{code}',
    en: 'A region is named twice: {code}',
  },
  regionUnknown: {
    ru: 'Нет такого региона: {code}',
    zh: '没有该地区：{code}',
    en: 'There is no such region: {code}',
  },
} as const satisfies Record<string, Texts>;

type Problem = keyof typeof texts;

const issue = (
  field: string,
  problem: Problem,
  params: Readonly<Record<string, string>> = {},
): FieldIssue => ({
  field,
  text: texts[problem],
  params,
});

const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2100-12-31';

/** Returns the contradictions in a shop's place and calendar, by field. The shape of each value has been checked before. */
export function placeProblems(place: SaveShopPlaceDto): FieldIssue[] {
  return [
    ...(place.yard?.lng === 0 && place.yard.lat === 0 ? [issue('yard', 'nowhere')] : []),
    ...repeated(place.regions).map((code) => issue('regions', 'regionTwice', { code })),
    ...hourProblems(place),
    ...dayProblems(place),
  ];
}

/** Returns the divisions that the mall does not know. */
export const unknownRegions = (codes: readonly string[], known: ReadonlySet<string>): FieldIssue[] =>
  codes.filter((code) => !known.has(code)).map((code) => issue('regions', 'regionUnknown', { code }));

function hourProblems({ hours, extraDays, extraFrom, extraTo }: SaveShopPlaceDto): FieldIssue[] {
  const weekdays = hours.map(({ weekday }) => String(weekday));
  const isReversed = hours.flatMap(({ from, to }, index) => (from < to ? [] : [index]));
  const isExtraMissing = (extraDays.length > 0 && !extraFrom) || Boolean(extraFrom) !== Boolean(extraTo);
  return [
    ...(repeated(weekdays).length > 0 ? [issue('hours', 'weekdayTwice')] : []),
    ...isReversed.map((index) => issue(`hours.${index}.to`, 'reversed')),
    ...(isExtraMissing ? [issue('extraFrom', 'extraHours')] : []),
    ...(extraFrom && extraTo && extraFrom >= extraTo ? [issue('extraTo', 'reversed')] : []),
  ];
}

function dayProblems({ closedDays, extraDays }: SaveShopPlaceDto): FieldIssue[] {
  const lists = { closedDays, extraDays };
  const ofLists = Object.entries(lists).flatMap(([field, days]) => [
    ...repeated(days).map((day) => issue(field, 'dayTwice', { day })),
    ...days.filter((day) => day < FIRST_DAY || day > LAST_DAY).map((day) => issue(field, 'farDay', { day })),
  ]);
  const inBoth = extraDays.filter((day) => closedDays.includes(day));
  return [...ofLists, ...inBoth.map((day) => issue('extraDays', 'dayInBoth', { day }))];
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
