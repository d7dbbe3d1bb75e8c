import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CarGrid } from '../../components/CarTile.js';
import { carsOf, searchCars } from '../../mall/car-search.js';
import { useSession } from '../../mall/use-session.js';
import type { Car } from './car.js';
import styles from './SimilarCars.module.css';

const SHOWN = 4;

/** Other cars of the same kind at about the same price. */
export function SimilarCars({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const session = useSession();
  const { data } = useQuery(
    searchCars(
      {
        bodyType: car.bodyType && [car.bodyType],
        condition: car.condition,
        minPrice: Math.round(car.priceFee * 0.75),
        maxPrice: Math.round(car.priceFee * 1.25),
        hasStock: 1,
        sort: 2,
        pageSize: SHOWN + 1,
      },
      session !== null,
    ),
  );
  const cars = carsOf(data)
    .filter(({ spuId }) => spuId !== car.spuId)
    .slice(0, SHOWN);
  if (cars.length === 0) return null;
  return (
    <section className={styles['similar']} aria-labelledby="similar">
      <h2 id="similar">{t('car.similar')}</h2>
      <CarGrid cars={cars} />
    </section>
  );
}
