import { DAY_RANGES, say } from '@mall/validation';
import { dayTexts } from '@mall/validation/typography';
import { ask, refuse } from './rule.js';

const DAYS_PER_YEAR = 365.25;
const DAY_MS = 86_400_000;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Returns the years between two days, with a fraction. */
const yearsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (DAY_MS * DAYS_PER_YEAR);

/** Years before the first registration in which a car may stand unsold. */
const UNSOLD_YEARS = 3;
/** Model years are sold from the year before; see GB/T 19055 and the practice of makers. */
const AHEAD_YEARS = 1;
/** A new car of an older model year is probably a used one. */
const NEW_YEARS = 5;
/** Odometer of a car that was driven from the factory to the yard, and of one that somebody has used. */
const DELIVERY_KM = 200;
const NEW_KM = 1_000;
const MOST_KM_A_YEAR = 100_000;
const FEWEST_KM_A_YEAR = 1_000;
/** From this age on, a small mileage is unusual. */
const AGED_YEARS = 3;
/** Cars that are younger are compared as if they had this age. */
const SHORTEST_YEARS = 0.25;

/** Rules between the dates of a car, its condition and its mileage. */
export const dateRules = {
  yearAhead: refuse(
    ['year'],
    say(
      'Год выпуска {year} ещё не наступил: самый поздний — {latest}',
      '年款 {year} 尚未开始，最晚为 {latest}',
      'The year {year} has not come yet: the latest is {latest}',
    ),
    ({ year }, { today }) => {
      const latest = yearOf(today) + AHEAD_YEARS;
      return year > latest && { year: String(year), latest: String(latest) };
    },
  ),
  registrationAhead: refuse(
    ['firstRegDate'],
    say(
      'Дата первой регистрации {day} ещё не наступила',
      '首次上牌日期 {day} 尚未到来',
      'The day of the first registration, {day}, is in the future',
    ),
    ({ firstRegDate }, { today }) => firstRegDate > today && { day: dayTexts(firstRegDate) },
  ),
  registrationLongAgo: refuse(
    ['firstRegDate'],
    say(
      'Дата первой регистрации {day} слишком давняя: проверьте год',
      '首次上牌日期 {day} 过早，请检查年份',
      'The first registration, {day}, is too long ago: check the year',
    ),
    ({ firstRegDate }) => firstRegDate < DAY_RANGES.registration.from && { day: dayTexts(firstRegDate) },
  ),
  registeredBeforeBuilt: refuse(
    ['year', 'firstRegDate'],
    say(
      'Автомобиль {year} года не мог быть зарегистрирован {day}: проверьте год выпуска и дату регистрации',
      '{year} 年款的车辆不可能在 {day} 上牌，请检查年款和上牌日期',
      'A car of {year} cannot have been registered on {day}: check the year and the registration',
    ),
    ({ year, firstRegDate }) =>
      year > yearOf(firstRegDate) + AHEAD_YEARS && { year: String(year), day: dayTexts(firstRegDate) },
  ),
  registeredLate: ask(
    ['year', 'firstRegDate'],
    say(
      'Автомобиль {year} года зарегистрирован впервые только {day}. Всё верно?',
      '{year} 年款的车辆到 {day} 才首次上牌，是否无误？',
      'A car of {year} was first registered only on {day}. Is that right?',
    ),
    ({ year, firstRegDate }) =>
      yearOf(firstRegDate) - year > UNSOLD_YEARS && { year: String(year), day: dayTexts(firstRegDate) },
  ),
  exportedBeforeRegistered: refuse(
    ['firstRegDate', 'exportReadyDate'],
    say(
      'Готовность к отправке {ready} раньше первой регистрации {day}',
      '可出口日期 {ready} 早于首次上牌日期 {day}',
      'The car would be ready to ship on {ready}, before its first registration on {day}',
    ),
    ({ firstRegDate, exportReadyDate }) =>
      exportReadyDate < firstRegDate && { day: dayTexts(firstRegDate), ready: dayTexts(exportReadyDate) },
  ),
  newButRegistered: refuse(
    ['condition', 'firstRegDate'],
    say(
      'Автомобиль, который уже регистрировали, продаётся как автомобиль с пробегом. Выберите состояние «С пробегом» или уберите дату регистрации',
      '已上牌的车辆属于二手车。请将车况改为“二手车”，或删除上牌日期',
      'A car that was registered is a used one. Choose the condition “Used” or remove the registration',
    ),
    ({ condition }) => condition === 'new',
    'condition',
  ),
  newButDriven: refuse(
    ['condition', 'mileageKm'],
    say(
      'У нового автомобиля не может быть пробега {km} км: выберите состояние «С пробегом» или исправьте пробег',
      '新车里程不可能为 {km} 公里，请将车况改为“二手车”或更正里程',
      'A new car cannot have driven {km} km: choose the condition “Used” or correct the mileage',
    ),
    ({ condition, mileageKm }) => condition === 'new' && mileageKm > NEW_KM && { km: mileageKm },
  ),
  newWithDelivery: ask(
    ['condition', 'mileageKm'],
    say(
      'Пробег нового автомобиля — {km} км. Всё верно?',
      '新车里程为 {km} 公里，是否无误？',
      'The new car has driven {km} km. Is that right?',
    ),
    ({ condition, mileageKm }) =>
      condition === 'new' && mileageKm > DELIVERY_KM && mileageKm <= NEW_KM && { km: mileageKm },
  ),
  newButOwned: refuse(
    ['condition', 'transferCount'],
    say(
      'У нового автомобиля не было владельцев: уберите число смен владельца или выберите состояние «С пробегом»',
      '新车没有过户记录，请删除过户次数，或将车况改为“二手车”',
      'A new car has had no owner: remove the transfers or choose the condition “Used”',
    ),
    ({ condition, transferCount }) => condition === 'new' && transferCount > 0,
  ),
  newButOld: ask(
    ['condition', 'year'],
    say(
      'Новый автомобиль {year} года. Всё верно?',
      '{year} 年款的新车，是否无误？',
      'A new car of {year}. Is that right?',
    ),
    ({ condition, year }, { today }) =>
      condition === 'new' && yearOf(today) - year > NEW_YEARS && { year: String(year) },
  ),
  usedButNotDriven: ask(
    ['condition', 'mileageKm'],
    say(
      'У автомобиля с пробегом указан пробег 0 км. Всё верно?',
      '二手车里程填写为 0 公里，是否无误？',
      'A used car with 0 km. Is that right?',
    ),
    ({ condition, mileageKm }) => condition === 'used' && mileageKm === 0,
  ),
  drivenMuch: ask(
    ['firstRegDate', 'mileageKm'],
    say(
      '{km} км с {day} — больше {most} км в год. Всё верно?',
      '自 {day} 起行驶 {km} 公里，年均超过 {most} 公里，是否无误？',
      '{km} km since {day} are more than {most} km a year. Is that right?',
    ),
    ({ firstRegDate, mileageKm }, { today }) => {
      const years = Math.max(SHORTEST_YEARS, yearsBetween(firstRegDate, today));
      return (
        mileageKm > years * MOST_KM_A_YEAR && {
          km: mileageKm,
          day: dayTexts(firstRegDate),
          most: MOST_KM_A_YEAR,
        }
      );
    },
  ),
  drivenLittle: ask(
    ['firstRegDate', 'mileageKm'],
    say(
      '{km} км с {day} — меньше {fewest} км в год. Всё верно?',
      '自 {day} 起行驶 {km} 公里，年均不足 {fewest} 公里，是否无误？',
      '{km} km since {day} are fewer than {fewest} km a year. Is that right?',
    ),
    ({ firstRegDate, mileageKm }, { today }) => {
      const years = yearsBetween(firstRegDate, today);
      const isLittle = years >= AGED_YEARS && mileageKm < years * FEWEST_KM_A_YEAR;
      return isLittle && { km: mileageKm, day: dayTexts(firstRegDate), fewest: FEWEST_KM_A_YEAR };
    },
  ),
} as const;
