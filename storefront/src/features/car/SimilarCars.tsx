import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CarGrid } from '../../components/CarTile.js';
import { read } from '../../mall/api.js';
import { useLandedOf } from '../../mall/landed.js';
import type { Car } from './car.js';
import styles from './SimilarCars.module.css';

const SHOWN = 4;

/** Other cars that can be ordered now and are most like this one. */
export function SimilarCars({ car: { spuId } }: { car: Car }) {
  const { t } = useTranslation('car');
  const { data: cars = [] } = useQuery(read('product.search.similar', { spuId, limit: SHOWN }));
  const landed = useLandedOf(cars);
  if (cars.length === 0) return null;
  return (
    <section className={styles['similar']} aria-labelledby="similar">
      <h2 id="similar">{t('car.similar')}</h2>
      <CarGrid cars={cars} landed={landed} />
    </section>
  );
}
