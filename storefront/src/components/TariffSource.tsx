import { day } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import type { Line } from './landed-cost.js';

/** The table that a sum was counted from: since when it holds, and where it is published. */
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
