import { day } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { CostComparison } from './CostComparison.js';
import type { ImportCost } from './landed-cost.js';

const BY_AGE = ['customsDuty', 'excise', 'vat', 'recyclingFee'] as const;

/** Shows the payments that depend on age, today and after the next birthday with an effect. */
export function LaterCost({ now, later }: { now: ImportCost; later: ImportCost }) {
  const { t } = useTranslation('deal');
  const date = day(later.onDate, locale);
  const band = t(`landed.age.${later.ageBand as 'over5'}`);
  return (
    <CostComparison
      id="later"
      title={t('later.title', { date, band })}
      now={now}
      then={later}
      lines={BY_AGE}
      note={t('later.note')}
    />
  );
}
