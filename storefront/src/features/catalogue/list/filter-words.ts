import { figure, type FieldRow, unbroken, type Texts } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import type { BucketName } from './bars.js';

/** Returns the label of a car field in the language of the page. */
export const labelOf = ({ label }: { readonly label: Texts }): string => unbroken(label[locale]);

/** Formats a value of a range with its unit. */
export const showRange = ({ unit }: Pick<FieldRow<'range'>, 'unit'>): ((value: number) => string) =>
  unit ? (value) => figure(value, unit, locale) : String;

/** Returns a function that names the values of a bucket: `от 100 л. с. до 120 л. с.`. */
export function useBucketName(show: (value: number) => string): BucketName {
  const { t } = useTranslation('list');
  return (above, upTo) =>
    [
      above === undefined ? '' : t('filter.fromValue', { value: show(above) }),
      upTo === undefined ? '' : t('filter.toValue', { value: show(upTo) }),
    ]
      .filter(Boolean)
      .join(' ');
}
