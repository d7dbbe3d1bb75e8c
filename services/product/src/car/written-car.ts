import { isDeepStrictEqual } from 'node:util';
import { identityFields } from '@mall/contracts/product';
import { contactsIn } from '@mall/validation/contacts';
import { FACT_COLUMNS, FIELD_COLUMNS } from '../entities/car-columns.js';
import type { CarRow } from './car.repository.js';

type Core = 'name' | 'brandId' | 'categoryId' | 'priceFee';
export type WrittenField = Core | keyof typeof FIELD_COLUMNS | keyof typeof FACT_COLUMNS;

/** The fields of a car that its shop writes, as rows of cars have them. */
export type WrittenCar = Pick<CarRow, WrittenField>;

const writtenFields = [
  ...(['name', 'brandId', 'categoryId', 'priceFee'] satisfies Core[]),
  ...(Object.keys(FIELD_COLUMNS) as WrittenField[]),
  ...(Object.keys(FACT_COLUMNS) as WrittenField[]),
];

export const writtenOf = (car: CarRow): WrittenCar =>
  Object.fromEntries(writtenFields.map((field) => [field, car[field]])) as unknown as WrittenCar;

/** Returns the fields in which two states of a car differ. */
export const changedFields = (before: WrittenCar, after: WrittenCar): WrittenField[] =>
  writtenFields.filter((field) => !isSame(before[field], after[field]));

/** Whether somebody has to see the car again: a field that identifies it differs, or a text has a contact that it had not. */
export function isOtherCar(before: WrittenCar, after: WrittenCar): boolean {
  const [was, is] = [before, after] as readonly Readonly<Record<string, unknown>>[];
  const known = contactsOf(before);
  return (
    identityFields.some((field) => !isSame(was![field], is![field])) ||
    contactsOf(after).some((contact) => !known.includes(contact))
  );
}

/** Returns the contacts in the texts that a shop changes without a review. */
const contactsOf = ({ sellingPoint, detail, trim }: WrittenCar): string[] =>
  [sellingPoint, detail, trim].flatMap((texts) =>
    Object.values(texts ?? {}).flatMap((text = '') =>
      contactsIn(text).map(({ start, end }) => text.slice(start, end)),
    ),
  );

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(essenceOf(one), essenceOf(other));

/** Returns a value without empty parts: a form sends back languages without a text as empty ones. */
function essenceOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essenceOf);
  if (typeof value !== 'object' || value === null) return value === '' || value === undefined ? null : value;
  const entries = Object.entries(value).map(([name, inner]) => [name, essenceOf(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== null));
}
