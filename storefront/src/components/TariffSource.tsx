import { day } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import type { Line } from './landed-cost.js';

/** Shows the table behind an amount: since when it is valid, and where it is published. */
export function TariffSource({ table }: { table: NonNullable<Line['table']> }) {
  const { t } = useTranslation('deal');
  return (
    <p className="muted">
      {t('landed.table', { date: day(table.validFrom, locale) })}{' '}
      {table.sourceUrl ? (
        <a href={table.sourceUrl} target="_blank" rel="noreferrer">
          {table.source}
        </a>
      ) : (
        table.source
      )}
    </p>
  );
}
