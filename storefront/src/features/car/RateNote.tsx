import { rate as rateText, shortDayOf, roubles } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../components/use-in-browser.js';
import { locale } from '../../mall/locale.js';
import { useRate } from '../../mall/use-rate.js';
import { yuan } from '../../mall/yuan.js';
import type { Car } from './car.js';
import styles from './RateNote.module.css';

/** Shows the rate behind the roubles; expands to how the price is made. */
export function RateNote({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const zone = useTimeZone();
  const lockHours = useRate()?.lockHours;
  if (!car.estimateRate || car.priceRub === undefined) return null;
  const { rate, asOf } = car.estimateRate;
  return (
    <details className={styles['note']}>
      <summary>
        {t('rate.note', { date: shortDayOf(asOf, locale, zone), rate: rateText(rate, locale) })}
      </summary>
      <p className="figures">
        {yuan(car.priceFee)} × {rateText(rate, locale)} = {roubles(car.priceRub, locale)}
      </p>
      <p>{lockHours ? t('rate.explainLock', { count: lockHours }) : t('rate.explain')}</p>
    </details>
  );
}
