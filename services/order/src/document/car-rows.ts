import {
  bodyWords,
  CarFacts,
  colourWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
} from '@mall/contracts/product';
import { fieldsOf, type Locale, type Texts } from '@mall/validation';
import { formatDay, formatNumber } from '../wording/contract-facts.js';
import type { DocumentRow } from './printed-document.js';
import type { CarSheet } from './document-facts.js';

const vocabularies: Partial<Record<keyof CarSheet, Readonly<Record<string, Texts>>>> = {
  bodyType: bodyWords,
  fuel: fuelWords,
  gearbox: gearboxWords,
  drive: driveWords,
  steering: steeringWords,
  colour: colourWords,
};

const ORDER: readonly (keyof CarSheet)[] = [
  'year',
  'firstRegDate',
  'mileageKm',
  'bodyType',
  'fuel',
  'engineCc',
  'powerHp',
  'powerKw',
  'power30MinKw',
  'gearbox',
  'drive',
  'steering',
  'colour',
  'ecoClass',
];

/** Units for values whose Chinese labels have none: the form shows the unit in the field, and a document has to print it. */
const units: Partial<Record<keyof CarSheet, string>> = {
  mileageKm: ' km',
  engineCc: ' cm³',
  powerHp: ' PS',
  powerKw: ' kW',
  power30MinKw: ' kW',
};

/** Returns the known facts of a car, labelled as the forms label them. */
export function carRows(car: CarSheet, lang: Locale): DocumentRow[] {
  const fields = fieldsOf(CarFacts);
  return ORDER.flatMap((name): DocumentRow[] => {
    const value = car[name];
    if (value === undefined || value === null || value === '' || value === 0) return [];
    const word = vocabularies[name]?.[String(value)]?.[lang] ?? written(name, value, lang);
    return [[fields.get(name)!.label[lang], lang === 'zh' ? `${word}${units[name] ?? ''}` : word]];
  });
}

/** Returns a value as the language writes days and numbers; a year is not grouped. */
function written(name: keyof CarSheet, value: string | number, lang: Locale): string {
  if (name === 'firstRegDate') return formatDay(new Date(value), lang);
  return typeof value === 'number' && name !== 'year' ? formatNumber(value, lang) : String(value);
}

/** Returns the facts of a car that documents print. */
export function carSheetOf(facts: Readonly<Record<string, unknown>>): CarSheet {
  const known = ORDER.filter((name) => facts[name] !== undefined && facts[name] !== null);
  return Object.fromEntries(known.map((name) => [name, facts[name]])) as CarSheet;
}
