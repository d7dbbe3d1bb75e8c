import { isDrawnPicture } from '@mall/contracts/file';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@mall/web-kit';
import { Link } from 'react-router';
import type { CarCard } from '../mall/car-search.js';
import { locale } from '../mall/locale.js';
import type { LandedOfCars } from '../mall/landed.js';
import { carPath } from '../mall/pages.js';
import { Badges } from './Badges.js';
import { carLine } from './car-line.js';
import { CarPrice } from './CarPrice.js';
import { CompareButton } from './CompareButton.js';
import { FavouriteButton } from './FavouriteButton.js';
import { Icon } from './ui/Icon.js';
import { Picture } from './ui/Picture.js';
import { Skeleton } from './ui/Skeleton.js';
import styles from './CarTile.module.css';

/** Returns the URL of a car's picture, or of the maker's logo when it has none. */
export const carPicture = (car: Pick<CarCard, 'mainImgUrlBase' | 'mainImgUrl' | 'brandImg'>): string =>
  car.mainImgUrlBase === '1' ? car.brandImg : car.mainImgUrl;

interface CarTileProps {
  readonly car: CarCard;
  readonly eager?: boolean;
  readonly landed?: LandedOfCars | undefined;
}

/** A car in a list. */
export function CarTile({ car, eager, landed }: CarTileProps) {
  const { t } = useTranslation();
  const landedRub = landed && (landed.roubles.get(car.spuId) ?? null);
  const picture = carPicture(car);
  return (
    <article className={styles['tile']}>
      <Picture
        url={picture}
        alt={isDrawnPicture(picture) ? t('car.drawn', { name: car.spuName }) : car.spuName}
        variant="640"
        sizes="(min-width: 480px) 300px, 128px"
        logo={car.mainImgUrlBase === '1'}
        eager={eager}
      />
      <span className={styles['heart']}>
        <FavouriteButton spuId={car.spuId} name={car.spuName} />
        <CompareButton spuId={car.spuId} name={car.spuName} />
      </span>
      <div className={styles['body']}>
        <h3 className={styles['name']} title={car.spuName}>
          <Link to={carPath(car.spuId, landed?.wishes)}>{unbroken(car.spuName)}</Link>
        </h3>
        <p className={`${styles['line']} figures`}>
          {carLine(car, locale).map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </p>
        <div className={styles['foot']}>
          <CarPrice fen={car.priceFee} rub={car.priceRub} landedRub={landedRub} city={landed?.city ?? ''} />
          {!car.hasStock && !car.heldUntil && <span className={styles['sold']}>{t('car.soldOut')}</span>}
          <Badges badges={car.badges} heldUntil={car.heldUntil} limit={2} />
          {car.city && (
            <span className={styles['place']}>
              <Icon name="pin" size={16} />
              {car.city}
              {car.viewed && <span className={styles['viewed']}>{t('car.viewed')}</span>}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

export function CarTileSkeleton() {
  return (
    <div className={styles['tile']} aria-hidden="true">
      <span style={{ aspectRatio: '4 / 3' }}>
        <Skeleton height="100%" />
      </span>
      <div className={styles['body']}>
        <Skeleton width="80%" height="22px" />
        <Skeleton width="95%" height="20px" />
        <Skeleton width="60%" height="28px" />
        <Skeleton width="40%" height="22px" />
      </div>
    </div>
  );
}

/** Number of a list's cars that are visible without scrolling. */
const IN_SIGHT = 3;

interface CarGridProps {
  readonly cars: readonly CarCard[] | undefined;
  readonly expected?: number;
  readonly landed?: LandedOfCars | undefined;
  /** Whether there are three larger cars per row at most; for a page that begins with other content. */
  readonly large?: boolean;
}

/** Shows cars side by side, or skeletons for the expected number of cars. */
export function CarGrid({ cars, expected = 6, landed, large }: CarGridProps) {
  return (
    <div className={[styles['grid'], large && styles['large']].filter(Boolean).join(' ')}>
      {cars
        ? cars.map((car, index) => (
            <CarTile key={car.spuId} car={car} eager={!large && index < IN_SIGHT} landed={landed} />
          ))
        : Array.from({ length: expected }, (_, index) => <CarTileSkeleton key={index} />)}
    </div>
  );
}
