import { say } from '@mall/validation';
import { bodyWords, type Body } from '../car-words.js';
import { ask, refuse, type FactRule } from './rule.js';

type Bounds = readonly [least: number, most: number];

/** Usual numbers of doors, the tailgate included, and of seats. */
const USUAL: Readonly<Record<Body, { readonly doors: Bounds; readonly seats: Bounds }>> = {
  sedan: { doors: [4, 4], seats: [4, 5] },
  hatchback: { doors: [3, 5], seats: [2, 5] },
  liftback: { doors: [4, 5], seats: [4, 5] },
  wagon: { doors: [4, 5], seats: [4, 7] },
  suv: { doors: [3, 5], seats: [4, 8] },
  crossover: { doors: [3, 5], seats: [4, 8] },
  coupe: { doors: [2, 4], seats: [2, 5] },
  convertible: { doors: [2, 4], seats: [2, 5] },
  minivan: { doors: [4, 5], seats: [4, 9] },
  pickup: { doors: [2, 5], seats: [2, 6] },
  van: { doors: [2, 6], seats: [2, 30] },
};

const isOutside = (value: number, [least, most]: Bounds): boolean => value < least || value > most;

/** A body that no car of the category or series on sale has. */
const otherBody = (among: 'bodiesOfCategory' | 'bodiesOfSeries', text: FactRule['text']): FactRule =>
  ask(
    [among === 'bodiesOfCategory' ? 'categoryId' : 'seriesId', 'bodyType'],
    text,
    ({ bodyType }, { [among]: bodies }) =>
      bodies !== undefined && !bodies.includes(bodyType) && { body: bodyWords[bodyType] },
  );

/** Rules between body, category, series, seats, doors and sizes. */
export const bodyRules = {
  bodyOfCategory: otherBody(
    'bodiesOfCategory',
    say(
      'В этой категории нет ни одного автомобиля с кузовом «{body}». Категория и кузов выбраны верно?',
      '该分类下没有车身形式为“{body}”的车辆。分类和车身形式是否选对？',
      'No car of this category has the body “{body}”. Are category and body right?',
    ),
  ),
  bodyOfSeries: otherBody(
    'bodiesOfSeries',
    say(
      'У этой модели ещё не было кузова «{body}». Модель и кузов выбраны верно?',
      '该车系没有车身形式为“{body}”的车辆。车系和车身形式是否选对？',
      'No car of this series has the body “{body}”. Are series and body right?',
    ),
  ),
  doorsOfBody: ask(
    ['bodyType', 'doors'],
    say(
      '{doors} — необычное число дверей для кузова «{body}». Всё верно?',
      '“{body}”车身填写了 {doors} 个车门，较为罕见，是否无误？',
      '{doors} is an unusual number of doors for the body “{body}”. Is that right?',
    ),
    ({ bodyType, doors }) =>
      isOutside(doors, USUAL[bodyType].doors) && { doors: String(doors), body: bodyWords[bodyType] },
  ),
  seatsOfBody: ask(
    ['bodyType', 'seats'],
    say(
      '{seats} — необычное число мест для кузова «{body}». Всё верно?',
      '“{body}”车身填写了 {seats} 个座位，较为罕见，是否无误？',
      '{seats} is an unusual number of seats for the body “{body}”. Is that right?',
    ),
    ({ bodyType, seats }) =>
      isOutside(seats, USUAL[bodyType].seats) && { seats: String(seats), body: bodyWords[bodyType] },
  ),
  wheelbaseOfLength: refuse(
    ['lengthMm', 'wheelbaseMm'],
    say(
      'Колёсная база {base} мм не может быть больше длины {length} мм',
      '轴距 {base} mm 不可能大于车长 {length} mm',
      'The wheelbase of {base} mm cannot be above the length of {length} mm',
    ),
    ({ lengthMm, wheelbaseMm }) =>
      lengthMm > 0 && wheelbaseMm >= lengthMm && { base: wheelbaseMm, length: lengthMm },
  ),
} as const;
