import { figure, kilometres, type FieldRow } from '@mall/web-kit';
import { locale } from '../../../mall/locale.js';

const showIn: Readonly<Record<NonNullable<FieldRow<'range'>['unit']>, (value: number) => string>> = {
  km: (value) => kilometres(value, locale),
  hp: (value) => figure(value, 'hp', locale),
  cc: (value) => figure(value, 'cc', locale),
};

/** Formats a value of a range with its unit. */
export const showRange = ({ unit }: Pick<FieldRow<'range'>, 'unit'>): ((value: number) => string) =>
  unit ? showIn[unit] : String;
