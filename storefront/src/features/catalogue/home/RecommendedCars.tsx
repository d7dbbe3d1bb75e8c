import { bodyWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CarRow } from '../../../components/CarRow.js';
import { Icon } from '../../../components/ui/Icon.js';
import type { CarCard } from '../../../mall/car-search.js';
import type { LandedOfCars } from '../../../mall/landed.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import { rowsByBody } from './rows-by-body.js';
import pageStyles from './HomePage.module.css';
import styles from './RecommendedCars.module.css';

interface RecommendedCarsProps {
  readonly cars: readonly CarCard[] | undefined;
  readonly landed: LandedOfCars | undefined;
}

/** Shows recommended cars, a row for each kind. */
export function RecommendedCars({ cars, landed }: RecommendedCarsProps) {
  const { t } = useTranslation('home');
  if (!cars || cars.length === 0) return null;
  return (
    <section className={pageStyles['section']} aria-labelledby="recommended">
      <h2 id="recommended">{t('home.recommended')}</h2>
      <div className={styles['rows']}>
        {rowsByBody(cars).map(({ body, cars: row }) => (
          <div key={body}>
            <div className={styles['head']}>
              <h3>{word(bodyWords, body, locale)}</h3>
              <Link to={`${pathTo('list')}?body=${body}`}>
                {t('home.all')} <Icon name="right" size={16} />
              </Link>
            </div>
            <CarRow cars={row} landed={landed} />
          </div>
        ))}
      </div>
    </section>
  );
}
