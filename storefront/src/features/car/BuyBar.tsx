import { roubles } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../components/ui/BottomBar.js';
import { Button } from '../../components/ui/Button.js';
import { locale } from '../../mall/locale.js';
import { yuan } from '../../mall/yuan.js';
import styles from './BuyBox.module.css';
import { type BuyProps, rubOf } from './use-buying.js';
import { useCarTotal } from './use-car-total.js';

/** The price and the next step at the bottom of a phone's screen. */
export function BuyBar({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  if (!buying.canOrder) return null;
  return (
    <BottomBar>
      <Button icon="cart" busy={buying.isAdding} onClick={buying.addToCart} aria-label={t('car.toCart')} />
      <Button look="primary" onClick={buying.buyNow}>
        <span className={styles['barAction']}>
          {t('car.buyNow')}
          <span className="figures">
            <BarPrice car={car} buying={buying} />
          </span>
        </span>
      </Button>
    </BottomBar>
  );
}

function BarPrice({ car, buying }: BuyProps) {
  const { landedRub } = useCarTotal(car, buying.sku);
  const rub = landedRub ?? rubOf(car, buying);
  return (
    <>{rub === undefined ? yuan(buying.sku?.priceFee ?? car.priceFee) : `≈\u202f${roubles(rub, locale)}`}</>
  );
}
