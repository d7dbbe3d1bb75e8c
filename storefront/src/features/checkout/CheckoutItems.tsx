import { moment, unbroken } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button.js';
import { HeldForYou } from '../../components/HeldForYou.js';
import { Notice } from '../../components/ui/Notice.js';
import { SmallCarPicture } from '../../components/SmallCarPicture.js';
import { useOwnHold } from '../../components/use-own-hold.js';
import { locale } from '../../mall/locale.js';
import { orderPath } from '../../mall/pages.js';
import { yuan } from '../../mall/yuan.js';
import { stepOf, type Confirmation } from './use-submit.js';
import { Step } from './Step.js';
import styles from './CheckoutItems.module.css';

/** Lists the ordered cars with their sellers, and what cannot be ordered now. */
export function CheckoutItems({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useTranslation('checkout');
  const { t: deal } = useTranslation('deal');
  const { shopCartOrders, filterShopItems } = confirmation;
  return (
    <Step number={3} title={t('items')} isDone={false} isCurrent={stepOf(confirmation) === 3}>
      {filterShopItems.map((item) => (
        <LeftOut key={item.skuId} item={item} />
      ))}
      {shopCartOrders.map((shop) => (
        <div key={shop.shopId}>
          <h3 className={styles['shop']}>{shop.shopName}</h3>
          <ul>
            {shop.shopCartItemVO.map((item) => (
              <li key={item.skuId} className={styles['item']}>
                <span className={styles['picture']}>
                  <SmallCarPicture url={item.imgUrl} name={item.spuName} />
                </span>
                <span className={styles['name']}>
                  {unbroken(item.spuName)}
                  <span className="muted small figures">
                    {item.count > 1 &&
                      deal('checkout.times', { count: item.count, price: yuan(item.unitPriceFee) })}
                    {item.priceTier === 'wholesale' && ` · ${deal('cart.wholesale')}`}
                  </span>
                </span>
                <strong className="figures">{yuan(item.totalAmount)}</strong>
              </li>
            ))}
          </ul>
          {shop.shopCartItemVO.map((item) => (
            <SecondOrder key={item.skuId} skuId={item.skuId} />
          ))}
        </div>
      ))}
      {shopCartOrders.length > 1 && <p className="muted small">{t('perShop')}</p>}
    </Step>
  );
}

/** Warns of an earlier order for a car of this kind, which the buyer may have forgotten, or not have seen because of a reload. */
function SecondOrder({ skuId }: { skuId: string }) {
  const { t } = useTranslation('checkout');
  const { t: deal } = useTranslation('deal');
  const ownOrder = useOwnHold(skuId, true);
  if (!ownOrder) return null;
  return (
    <Notice tone="wait">
      <strong>{t('second.title')}</strong>
      <span>{t('second.text')}</span>
      <span>
        <ButtonLink to={orderPath(ownOrder.orderId)}>{deal('own.open')}</ButtonLink>
      </span>
    </Notice>
  );
}

/** Shows a car that cannot be part of the order, and why; the buyer's own order from another tab may hold it. */
function LeftOut({ item }: { item: Confirmation['filterShopItems'][number] }) {
  const { t } = useTranslation('checkout');
  const { skuId, spuName, why, heldUntil } = item;
  const ownOrder = useOwnHold(skuId, why === 'held');
  if (why === 'held' && ownOrder === undefined) return null;
  const name = unbroken(spuName);
  if (ownOrder && heldUntil)
    return <HeldForYou orderId={ownOrder.orderId} until={heldUntil} carName={name} />;
  return (
    <Notice tone="wait">
      <strong>{name}</strong>
      <span>
        {why === 'held' && heldUntil
          ? t('why.held', { time: moment(heldUntil, locale) })
          : t(why === 'offSale' ? 'why.offSale' : 'why.insufficientStock')}
      </span>
    </Notice>
  );
}
