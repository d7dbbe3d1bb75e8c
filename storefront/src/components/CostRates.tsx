import { BORDER_ZONE, day, deadline, rate as rateText, sourceName } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import styles from './LandedCost.module.css';
import type { ImportCost } from './landed-cost.js';

/** Shows both kinds of rates with source and age: the buyer's payment rate, and the customs rates. */
export function CostRates({ cost }: { cost: ImportCost }) {
  const { t } = useTranslation('deal');
  if (cost.rates.length === 0) return null;
  return (
    <details className={`${styles['rates']} small`}>
      <summary>{t('landed.rates', { date: day(cost.onDate, locale) })}</summary>
      <ul>
        {cost.rates.map((used) => (
          <li key={`${used.purpose}:${used.from}`} className="figures">
            {t(`rates.${used.purpose}`)}: {rateText(used.rate, locale)} {t(`rates.for${used.from as 'CNY'}`)}
            <span className="muted">
              {' '}
              {sourceName(used.source, locale)}, {deadline(used.asOf, locale, BORDER_ZONE)}
              {used.isStale && ` · ${t('rates.stale')}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
