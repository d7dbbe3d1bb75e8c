import { roubles } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { placeName } from '../mall/city.js';
import { locale } from '../mall/locale.js';
import { yuan } from '../mall/yuan.js';
import styles from './CarPrice.module.css';

interface CarPriceProps {
  /** Price in CNY fen. */
  readonly fen: number;
  /** Whole roubles by contract; without a rate only the yuan are shown. */
  readonly rub?: number | undefined;
  /** Whole roubles with duties, fees and delivery; null when it cannot be calculated, undefined while loading. */
  readonly landedRub?: number | null | undefined;
  /** The city of delivery; empty when the car is collected in Ussuriysk. */
  readonly city: string;
  readonly large?: boolean;
  /** The reason when there is no total. */
  readonly why?: string | undefined;
}

/** Shows the total cost of a car first, then the parts for the seller and for customs, and last the yuan of the contract. */
export function CarPrice({ fen, rub, landedRub, city, large, why }: CarPriceProps) {
  const { t } = useTranslation();
  const isWhole = landedRub != null && rub !== undefined;
  const lead = isWhole ? about(landedRub) : rub === undefined ? yuan(fen) : about(rub);
  return (
    <span className={[styles['price'], large && styles['large'], 'figures'].filter(Boolean).join(' ')}>
      <span className={styles['lead']}>
        <strong>{lead}</strong>{' '}
        <span>{isWhole ? t('price.landed', { city: placeName(city) }) : t('price.contract')}</span>
      </span>
      <span className={styles['parts']}>
        {isWhole ? (
          <>
            <span>{t('price.ofContract', { sum: roubles(rub, locale) })}</span>{' '}
            <span>
              {t(city ? 'price.ofCustomsDelivered' : 'price.ofCustoms', {
                sum: roubles(landedRub - rub, locale),
              })}
            </span>
          </>
        ) : (
          landedRub === null && (why ?? t('price.unknown'))
        )}
      </span>
      {rub !== undefined && <span className={styles['yuan']}>{yuan(fen)}</span>}
    </span>
  );
}

const about = (rub: number): string => `≈\u202f${roubles(rub, locale)}`;
