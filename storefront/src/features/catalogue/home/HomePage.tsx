import { useTranslation } from 'react-i18next';
import { CarGrid } from '../../../components/CarTile.js';
import { Failure } from '../../../components/ui/Failure.js';
import { usePageHead } from '../../../components/ui/page-head.js';
import { useCompany } from '../../../mall/company.js';
import { BrandTabs } from './BrandTabs.js';
import { HomeHero } from './HomeHero.js';
import { HowToBuy } from './HowToBuy.js';
import { NewestBanner } from './NewestBanner.js';
import { RecommendedCars } from './RecommendedCars.js';
import { TrustBlock } from './TrustBlock.js';
import { ViewedCars } from './ViewedCars.js';
import { usePopularCars } from '../catalogue-queries.js';
import type { CarCard } from '../../../mall/car-search.js';
import { rowsByBody } from './rows-by-body.js';
import styles from './HomePage.module.css';

/** Number of cars in the hot list. Prescribed. */
const HOT = 6;

/** Returns the hot cars, and of the others those in rows, in the order of the rows. */
const shownCars = (cars: readonly CarCard[]): readonly CarCard[] => [
  ...cars.slice(0, HOT),
  ...rowsByBody(cars.slice(HOT)).flatMap((row) => row.cars),
];

export function Component() {
  const { t } = useTranslation('home');
  const { name } = useCompany();
  const description = t('home.description');
  usePageHead({
    title: t('home.title'),
    description,
    card: { name: 'index', title: name, line: description },
  });
  const popular = usePopularCars(shownCars);
  return (
    <main>
      <HomeHero total={popular.total}>
        <ViewedCars />
        <NewestBanner />
      </HomeHero>
      <BrandTabs />
      <section className={`${styles['section']} ${styles['below']}`} aria-labelledby="hot">
        <h2 id="hot">{t('home.hot')}</h2>
        {popular.error ? (
          <Failure error={popular.error} onRetry={() => void popular.refetch()} />
        ) : (
          <CarGrid cars={popular.cars?.slice(0, HOT)} expected={HOT} landed={popular.landed} large />
        )}
      </section>
      <div className={styles['below']}>
        <HowToBuy />
      </div>
      <div className={styles['below']}>
        <RecommendedCars cars={popular.cars?.slice(HOT)} landed={popular.landed} />
      </div>
      <div className={styles['below']}>
        <TrustBlock />
      </div>
    </main>
  );
}
