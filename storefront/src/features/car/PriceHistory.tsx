import { shortDayOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../components/use-in-browser.js';
import { locale } from '../../mall/locale.js';
import { yuan } from '../../mall/yuan.js';
import type { Car } from './car.js';
import styles from './RateNote.module.css';

/** Shows earlier prices of the car in the currency of its price, because roubles would include changes of the rate. */
export function PriceHistory({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const zone = useTimeZone();
  const former = car.formerPrices ?? [];
  const [last] = former;
  if (!last || last.priceFee === car.priceFee) return null;
  const name = last.priceFee > car.priceFee ? 'history.lower' : 'history.higher';
  return (
    <details className={styles['note']}>
      <summary>
        {t(name, {
          sum: yuan(Math.abs(last.priceFee - car.priceFee)),
          date: shortDayOf(last.until, locale, zone),
        })}
      </summary>
      <ul className="figures">
        {former.map(({ priceFee, until }) => (
          <li key={until}>
            {t('history.until', { date: shortDayOf(until, locale, zone), price: yuan(priceFee) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
