import { day, unbroken } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { wholeRoubles } from './landed-cost.js';
import type { NewTables } from './new-tables.js';
import { Notice } from './ui/Notice.js';

interface NewTablesLineProps {
  readonly newTables: NewTables | null | undefined;
  /** Names of the cars by `skuId`. */
  readonly names: ReadonlyMap<string, string>;
}

/** Says in one line how the sum of several cars changes by the tables that are in force when they are cleared. */
export function NewTablesLine({ newTables, names }: NewTablesLineProps) {
  const { t } = useTranslation('deal');
  if (!newTables) return null;
  const { fromDay, isCertain, moreRubMinor, skuIds } = newTables;
  const words = {
    date: day(fromDay, locale),
    sum: moreRubMinor === null ? t('landed.unknown') : wholeRoubles(Math.abs(moreRubMinor)),
  };
  const when = isCertain ? 'certain' : 'perhaps';
  const how = moreRubMinor === null ? 'unknown' : moreRubMinor < 0 ? 'less' : 'more';
  const concerned = skuIds.flatMap((skuId) => names.get(skuId) ?? []);
  return (
    <Notice tone="wait">
      <span>{t(`newTables.sum.${when}.${how}`, words)}</span>
      {names.size > 1 && concerned.length > 0 && (
        <span className="small">
          {t('newTables.sum.cars', { names: concerned.map((name) => unbroken(name)).join(', ') })}
        </span>
      )}
    </Notice>
  );
}
