import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CarRow } from '../../../components/CarRow.js';
import { read } from '../../../mall/api.js';
import { useLandedOf } from '../../../mall/landed.js';
import { useSession } from '../../../mall/use-session.js';
import styles from './HomePage.module.css';

const SHOWN = 4;

/** Shows the cars that the signed-in person has viewed lately. */
export function ViewedCars() {
  const { t } = useTranslation('home');
  const session = useSession();
  const cars = useQuery({
    ...read('product.search.viewed', { pageNum: 1, pageSize: SHOWN }),
    enabled: session !== null,
    staleTime: 0,
  }).data?.list;
  const landed = useLandedOf(cars);
  if (!session || !cars || cars.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="viewed">
      <h2 id="viewed">{t('home.viewed')}</h2>
      <CarRow cars={cars} landed={landed} />
    </section>
  );
}
