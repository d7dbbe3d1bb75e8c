import { counted } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { CarPrice } from '../../components/CarPrice.js';
import { CityChoice } from '../../components/CityChoice.js';
import { WayPlan } from '../../components/WayPlan.js';
import { Button } from '../../components/ui/Button.js';
import { Stepper } from '../../components/ui/Stepper.js';
import { locale } from '../../mall/locale.js';
import { yuan } from '../../mall/yuan.js';
import { Availability } from './Availability.js';
import { PriceHistory } from './PriceHistory.js';
import { RateNote } from './RateNote.js';
import { SellerFacts } from './SellerFacts.js';
import { VariantChoice } from './VariantChoice.js';
import styles from './BuyBox.module.css';
import { type BuyProps, rubOf } from './use-buying.js';
import { useCarTotal } from './use-car-total.js';
import { useLandedCost, useNamedImporter } from './use-landed-cost.js';

const pieces = {
  ru: { one: 'штука', few: 'штуки', many: 'штук' },
  zh: { many: '辆' },
  en: { one: 'car', many: 'cars' },
} as const;

/** Shows the price, what it includes, and the buttons to buy. */
export function BuyBox({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  const { data: cost } = useLandedCost(car, buying.sku, useNamedImporter());
  const wholesale = car.priceTiers.find(({ minCount }) => minCount > 1);
  return (
    <section className={styles['box']} aria-label={t('car.price')}>
      <div>
        <a href="#parts" className={styles['sum']}>
          <CarPrice
            fen={buying.sku?.priceFee ?? car.priceFee}
            rub={rubOf(car, buying)}
            large
            {...useCarTotal(car, buying.sku)}
          />
        </a>
        <WayPlan way={cost?.way} city={cost?.city} />
        <RateNote car={car} />
        <PriceHistory car={car} />
        <CityChoice />
      </div>
      <VariantChoice car={car} buying={buying} />
      <Availability car={car} buying={buying} />
      {!buying.isSingle && buying.canOrder && (
        <div className={styles['count']}>
          <Stepper
            label={t('car.count')}
            value={buying.count}
            max={buying.sku?.stock ?? 1}
            onChange={buying.setCount}
          />
          {wholesale && (
            <span className="muted small figures">
              {t('car.wholesale', {
                count: counted(wholesale.minCount, pieces[locale], locale),
                price: yuan(wholesale.priceFee),
              })}
            </span>
          )}
        </div>
      )}
      {buying.canOrder && (
        <div className={styles['actions']}>
          <Button look="primary" wide onClick={buying.buyNow}>
            {t('car.buyNow')}
          </Button>
          <Button wide icon="cart" busy={buying.isAdding} onClick={buying.addToCart}>
            {t('car.toCart')}
          </Button>
        </div>
      )}
      <SellerFacts car={car} />
    </section>
  );
}
