import { moment, yuan } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SmallCarPicture } from '../../components/SmallCarPicture.js';
import { Button } from '../../components/ui/Button.js';
import { useCarWatches, useCarWatchSwitch, type CarWatch } from '../../mall/car-watches.js';
import { locale } from '../../mall/locale.js';
import { carPath } from '../../mall/pages.js';
import styles from './WatchedCars.module.css';

/** Lists held cars for which the person gets a notice when they are free again; hidden when there are none. */
export function WatchedCars() {
  const { t } = useTranslation('favourites');
  const watches = useCarWatches();
  if (!watches || watches.length === 0) return null;
  return (
    <section aria-labelledby="watched" className={styles['section']}>
      <h2 id="watched">{t('watched.title')}</h2>
      <p className="muted">{t('watched.text')}</p>
      <ul className={styles['list']}>
        {watches.map((one) => (
          <WatchedCar key={one.skuId} car={one} />
        ))}
      </ul>
    </section>
  );
}

function WatchedCar({ car }: { car: CarWatch }) {
  const { t } = useTranslation('favourites');
  const { isBusy, watch } = useCarWatchSwitch();
  return (
    <li className={styles['car']}>
      <span className={styles['picture']}>
        <SmallCarPicture url={car.imgUrl} name={car.spuName} />
      </span>
      <div className={styles['words']}>
        <Link to={carPath(car.spuId)}>{car.spuName}</Link>
        <span className="figures">{yuan(car.priceFee)}</span>
        <span className="muted small">
          {!car.isOnSale
            ? t('watched.notOnSale')
            : car.heldUntil
              ? t('watched.heldUntil', { time: moment(car.heldUntil, locale) })
              : t('watched.held')}
        </span>
      </div>
      <Button small busy={isBusy} onClick={() => watch(car.skuId, false)}>
        {t('watched.remove')}
        <span className="visually-hidden">: {car.spuName}</span>
      </Button>
    </li>
  );
}
