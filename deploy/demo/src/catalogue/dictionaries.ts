import {
  accidentWords,
  bodyWords,
  colourWords,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
} from '@mall/contracts/product';
import type { Trilingual } from './model.js';

/** Emission classes as Chinese papers name them, beside the European class customs ask for. */
export const ecoClasses = {
  'China 5': { ru: 'Китай 5 (Евро-5)', zh: '国五', en: 'China 5 (Euro 5)' },
  'China 6a': { ru: 'Китай 6a (Евро-6)', zh: '国六a', en: 'China 6a (Euro 6)' },
  'China 6b': { ru: 'Китай 6b (Евро-6)', zh: '国六b', en: 'China 6b (Euro 6)' },
  ZEV: { ru: 'Без выбросов', zh: '零排放', en: 'Zero emission' },
} as const satisfies Record<string, Trilingual>;

export type EcoClass = keyof typeof ecoClasses;

/** Dictionary type to its values with their labels, for the console's dictionaries. */
export const dictionaries: Record<string, Record<string, Trilingual>> = {
  fuel_type: fuelWords,
  body_type: bodyWords,
  gearbox: gearboxWords,
  drive_type: driveWords,
  car_colour: colourWords,
  car_condition: conditionWords,
  steering_side: steeringWords,
  accident_grade: accidentWords,
  eco_class: ecoClasses,
};
