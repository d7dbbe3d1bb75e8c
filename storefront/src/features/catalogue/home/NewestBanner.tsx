import { unbroken } from '@mall/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CarPrice } from '../../../components/CarPrice.js';
import { carPicture } from '../../../components/CarTile.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Picture } from '../../../components/ui/Picture.js';
import { scrolling } from '../../../components/ui/scrolling.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { useLandedOf } from '../../../mall/landed.js';
import { carPath } from '../../../mall/pages.js';
import { useNewestCars } from '../catalogue-queries.js';
import pageStyles from './HomePage.module.css';
import styles from './NewestBanner.module.css';

/** Distance of one click on an arrow, in pixels. Prescribed. */
const STEP = 275;
/** Number of cars visible on a phone; on a slow connection their pictures load before all others. */
const IN_SIGHT = 2;

/** Shows the latest arrivals side by side; moved by arrows, swipe, wheel and keyboard. */
export function NewestBanner() {
  const { t } = useTranslation('home');
  const { data, error } = useNewestCars();
  const landed = useLandedOf(data?.list);
  const strip = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1): void =>
    strip.current?.scrollBy({ left: direction * STEP, behavior: scrolling() });
  if (error || data?.total === 0) return null;
  return (
    <section className={pageStyles['section']} aria-labelledby="newest">
      <div className={pageStyles['head']}>
        <h2 id="newest">{t('home.newest')}</h2>
        <div className={styles['arrows']}>
          <button type="button" onClick={() => move(-1)} aria-label={t('home.back')}>
            <Icon name="left" />
          </button>
          <button type="button" onClick={() => move(1)} aria-label={t('home.forth')}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      <ul className={styles['strip']} ref={strip} tabIndex={0} aria-label={t('home.newest')}>
        {data
          ? data.list.map((car, index) => (
              <li key={car.spuId}>
                <Link to={carPath(car.spuId)} className={styles['item']}>
                  <Picture
                    url={carPicture(car)}
                    alt=""
                    variant="272x205"
                    logo={car.mainImgUrlBase === '1'}
                    eager={index < IN_SIGHT}
                  />
                  <span className={styles['name']}>{unbroken(car.spuName)}</span>
                  <CarPrice
                    fen={car.priceFee}
                    rub={car.priceRub}
                    landedRub={landed && (landed.roubles.get(car.spuId) ?? null)}
                    city={landed?.city ?? ''}
                  />
                </Link>
              </li>
            ))
          : Array.from({ length: 5 }, (_, index) => (
              <li key={index} className={styles['item']}>
                <Skeleton height="205px" />
                <Skeleton width="80%" height="20px" />
                <Skeleton width="50%" height="22px" />
              </li>
            ))}
      </ul>
    </section>
  );
}
