import { counted, moment, shopTypes, yuan } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { useOpenChat } from '../../components/chat-opener.js';
import { Price } from '../../components/Price.js';
import { Button } from '../../components/ui/Button.js';
import { Check } from '../../components/ui/Check.js';
import { Icon } from '../../components/ui/Icon.js';
import { Notice } from '../../components/ui/Notice.js';
import { Stepper } from '../../components/ui/Stepper.js';
import { company } from '../../mall/company.js';
import { locale } from '../../mall/locale.js';
import { LandedCostLink } from './LandedCostLink.js';
import { RateNote } from './RateNote.js';
import styles from './BuyBox.module.css';
import { type BuyProps, rubOf } from './buy-props.js';

const pieces = {
  ru: { one: 'штука', few: 'штуки', many: 'штук' },
  zh: { many: '辆' },
  en: { one: 'car', many: 'cars' },
} as const;

/** Price, what it means, and the way to buy. */
export function BuyBox({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  const openChat = useOpenChat();
  const wholesale = car.priceTiers.find(({ minCount }) => minCount > 1);
  return (
    <section className={styles['box']} aria-label={t('car.price')}>
      <div>
        <Price fen={buying.sku?.priceFee ?? car.priceFee} rub={rubOf(car, buying)} large />
        <RateNote car={car} />
        <LandedCostLink car={car} />
      </div>
      {car.skus.length > 1 && (
        <fieldset>
          <legend className="visually-hidden">{t('car.variant')}</legend>
          {car.skus.map((sku) => (
            <Check
              key={sku.skuId}
              type="radio"
              name="sku"
              checked={sku.skuId === buying.sku?.skuId}
              onChange={() => buying.chooseSku(sku.skuId)}
            >
              {sku.skuName} — <span className="figures">{yuan(sku.priceFee)}</span>
            </Check>
          ))}
        </fieldset>
      )}
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
      <ul className={styles['facts']}>
        <li>
          <Icon name="ship" />
          <span>
            <strong>{t('car.dap')}</strong>
            <span className="muted small">{t('car.dapText')}</span>
          </span>
        </li>
        {car.city && (
          <li>
            <Icon name="pin" />
            <span>
              <strong>{t('car.standsIn', { city: car.city })}</strong>
              <span className="muted small">{t('car.number', { number: car.spuId })}</span>
            </span>
          </li>
        )}
        <li>
          <Icon name="shop" />
          <span>
            <strong>{car.shopInfo.shopName}</strong>
            <span className="muted small">
              {car.shopInfo.type === shopTypes.own ? t('car.ownShop') : t('car.merchantShop')}
            </span>
          </span>
        </li>
        <li>
          <Icon name="phone" />
          <span>
            <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
            <span className="muted small">{t('car.ask', { number: car.spuId })}</span>
            <span>
              <Button
                small
                icon="chat"
                className={styles['write']}
                onClick={() => openChat(t('car.chatAbout', { number: car.spuId }))}
              >
                {common('nav.write')}
              </Button>
            </span>
          </span>
        </li>
      </ul>
    </section>
  );
}

function Availability({ buying }: BuyProps) {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  const { sku } = buying;
  if (sku?.heldUntil) {
    return (
      <Notice tone="wait">
        <strong>{t('car.held')}</strong>
        <span>{t('car.heldText', { time: moment(sku.heldUntil, locale) })}</span>
      </Notice>
    );
  }
  if (!buying.canOrder) return <Notice tone="wait">{common('car.soldOut')}</Notice>;
  return null;
}
