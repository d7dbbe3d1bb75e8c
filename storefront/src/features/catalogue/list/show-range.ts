import { figure, type FieldRow } from '@mall/web-kit';
import { locale } from '../../../mall/locale.js';

/** Formats a value of a range with its unit. */
export const showRange = ({ unit }: Pick<FieldRow<'range'>, 'unit'>): ((value: number) => string) =>
  unit ? (value) => figure(value, unit, locale) : String;
