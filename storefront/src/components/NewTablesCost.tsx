import { day } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { CostComparison } from './CostComparison.js';
import type { CostOutlook, ImportCost } from './landed-cost.js';

interface NewTablesCostProps {
  readonly now: ImportCost;
  readonly outlook: CostOutlook | null | undefined;
}

/** Shows what the car costs by the tables that are in force when it is cleared, where these are other ones than today's. */
export function NewTablesCost({ now, outlook }: NewTablesCostProps) {
  const { t } = useTranslation('deal');
  const { newTables } = outlook ?? {};
  if (!newTables) return null;
  const date = day(newTables.fromDay, locale);
  return (
    <CostComparison
      id="new-tables"
      title={t('newTables.title', { date })}
      now={now}
      then={newTables.cost}
      note={t(newTables.isCertain ? 'newTables.certain' : 'newTables.perhaps', { date })}
    />
  );
}
