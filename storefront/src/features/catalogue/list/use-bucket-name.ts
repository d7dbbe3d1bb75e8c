import { useTranslation } from 'react-i18next';
import type { BucketName } from './bars.js';

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
