import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CarRow } from '../../components/CarRow.js';
import { read } from '../../mall/api.js';
import { carsOf, searchCars, type CarQuery } from '../../mall/car-search.js';
import { useLandedOf } from '../../mall/landed.js';
import { useSession } from '../../mall/use-session.js';
import type { Car } from './car.js';
import styles from './SimilarCars.module.css';

const SHOWN = 4;

/** Fallback for a sold car, which the search does not know: cars of its body type at a similar price. */
const nearBy = ({ bodyType, condition, priceFee }: Car): CarQuery => ({
  bodyType: bodyType && [bodyType],
  condition,
  minPrice: Math.round(priceFee * 0.75),
  maxPrice: Math.round(priceFee * 1.25),
  hasStock: 1,
  pageSize: SHOWN,
});

/** Lists other cars that can be ordered now and are most similar to this one. */
export function SimilarCars({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const isSignedIn = useSession() !== null;
  const alike = useQuery({
    ...read('product.search.similar', { spuId: car.spuId, limit: SHOWN }),
    enabled: !car.isSold,
  });
  const instead = useQuery({ ...searchCars(nearBy(car), isSignedIn), enabled: car.isSold === true });
  const cars = car.isSold ? carsOf(instead.data) : (alike.data ?? []);
  const landed = useLandedOf(cars);
  if (cars.length === 0) return null;
  return (
    <section className={`${styles['similar']} no-print`} aria-labelledby="similar">
      <h2 id="similar">{t('car.similar')}</h2>
      <CarRow cars={cars} landed={landed} />
    </section>
  );
}
