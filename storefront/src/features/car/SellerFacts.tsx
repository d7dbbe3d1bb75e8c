import { shopTypes } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOpenChat } from '../../components/chat-opener.js';
import { Button } from '../../components/ui/Button.js';
import { Messengers } from '../../components/Messengers.js';
import { ShopPlace } from '../../components/ShopPlace.js';
import { Icon } from '../../components/ui/Icon.js';
import { useCompany } from '../../mall/company.js';
import { pathTo } from '../../mall/pages.js';
import type { Car } from './car.js';
import styles from './BuyBox.module.css';

/** Shows delivery terms, the place of the car, its seller and how to ask about it. */
export function SellerFacts({ car }: { car: Car }) {
  const company = useCompany();
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  const openChat = useOpenChat();
  return (
    <ul className={styles['facts']}>
      <li>
        <Icon name="ship" />
        <span>
          <strong>{t('car.dap')}</strong>
          <span className="muted small">{t('car.dapText')}</span>
          <Link to={pathTo('specimen')}>{common('footer.specimen')}</Link>
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
          <ShopPlace shopId={car.shopInfo.shopId} isShort />
        </span>
      </li>
      <li>
        <Icon name="phone" />
        <span>
          <a href={company.phoneLink}>{company.phone}</a>
          <span className="muted small">{t('car.ask', { number: car.spuId })}</span>
          <span>
            <Button
              small
              icon="chat"
              className={styles['write']}
              onClick={() => openChat({ subject: 'car', subjectId: car.spuId })}
            >
              {common('nav.write')}
            </Button>
          </span>
          <Messengers />
        </span>
      </li>
    </ul>
  );
}
