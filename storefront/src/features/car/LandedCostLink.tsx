import { roubles } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import type { Car } from './car.js';
import { useLandedCost, useWishes } from './use-landed-cost.js';
import styles from './RateNote.module.css';

/** The whole sum beside the price, and the way to its lines. */
export function LandedCostLink({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const { data } = useLandedCost(car, useWishes());
  return (
    <p className={`${styles['door']} figures`}>
      {data && data.totalRubMinor !== null && (
        <a href="#parts">
          {t(data.isComplete ? 'car.door' : 'car.doorFrom', {
            sum: roubles(Math.round(data.totalRubMinor / 100), locale),
          })}
        </a>
      )}
    </p>
  );
}
