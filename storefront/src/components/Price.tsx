import { roubles, yuan } from '@mall/web-kit';
import { locale } from '../mall/locale.js';
import styles from './Price.module.css';

interface PriceProps {
  /** CNY fen. */
  readonly fen: number;
  /** Whole roubles; without a rate only the yuan are shown. */
  readonly rub?: number;
  readonly large?: boolean;
}

/** Roubles big, yuan beside them smaller: the price is in yuan, the buyer thinks in roubles. */
export function Price({ fen, rub, large }: PriceProps) {
  return (
    <span className={[styles['price'], large && styles['large']].filter(Boolean).join(' ')}>
      {rub === undefined ? (
        <span className={styles['roubles']}>{yuan(fen)}</span>
      ) : (
        <>
          <span className={styles['roubles']}>≈&#8239;{roubles(rub, locale)}</span>
          <span className={styles['yuan']}>{yuan(fen)}</span>
        </>
      )}
    </span>
  );
}
