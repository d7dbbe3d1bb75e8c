import { unbroken } from '@mall/web-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badges } from '../../components/Badges.js';
import { CompareButton } from '../../components/CompareButton.js';
import { FavouriteButton } from '../../components/FavouriteButton.js';
import { ShareButton } from '../../components/ShareButton.js';
import { carLine } from '../../components/car-line.js';
import { Loading } from '../../components/ui/Loading.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { call } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { menuText, pathTo } from '../../mall/pages.js';
import { useSession } from '../../mall/use-session.js';
import { BuyBar } from './BuyBar.js';
import { BuyBox } from './BuyBox.js';
import type { Car } from './car.js';
import { useCarHead } from './car-head.js';
import { CarFacts } from './CarFacts.js';
import { Gallery } from './Gallery.js';
import { InspectionSummary } from './inspection/InspectionSummary.js';
import { SimilarCars } from './SimilarCars.js';
import { useBuying } from './use-buying.js';
import styles from './CarPage.module.css';

const LandedCostSection = lazy(() => import('./LandedCostSection.js'));

/** Shows everything about one car, and the buttons to buy it. */
export function CarView({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const buying = useBuying(car);
  const head = useCarHead(car);
  useRemembered(car.spuId);
  return (
    <Page {...head}>
      <nav className={styles['crumbs']} aria-label={t('car.crumbs')}>
        <Link to={pathTo('list')}>{menuText('list')}</Link>
        <Link to={`${pathTo('list')}?brandId=${car.brandId}`}>{car.brandName}</Link>
        {car.seriesId && <Link to={`${pathTo('list')}?brandId=${car.seriesId}`}>{car.seriesName}</Link>}
      </nav>
      <div className={styles['top']}>
        <Gallery car={car} />
        <div className={styles['side']}>
          <div className={styles['title']}>
            <h1>{unbroken(car.spuName)}</h1>
            <p className={`${styles['line']} figures`}>{carLine(car, locale).join(' · ')}</p>
            <Badges badges={car.badges} />
            <div className={styles['keep']}>
              <FavouriteButton spuId={car.spuId} name={car.spuName} withText />
              <CompareButton spuId={car.spuId} name={car.spuName} withText />
              <ShareButton />
            </div>
          </div>
          <BuyBox car={car} buying={buying} />
        </div>
      </div>
      <Anchors car={car} />
      <div className={styles['below']}>
        <div className={styles['sticky']}>
          <Suspense
            fallback={
              <Loading>
                <Skeleton height="640px" />
              </Loading>
            }
          >
            <LandedCostSection car={car} buying={buying} />
          </Suspense>
        </div>
        <div className={styles['main']}>
          {car.sellingPoint && <p className={styles['point']}>{unbroken(car.sellingPoint)}</p>}
          {car.inspection && <InspectionSummary spuId={car.spuId} report={car.inspection} />}
          <CarFacts car={car} />
          {car.detail && (
            <section aria-labelledby="about">
              <h2 id="about">{t('car.about')}</h2>
              {car.detail.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} className={styles['paragraph']}>
                  {unbroken(paragraph)}
                </p>
              ))}
            </section>
          )}
        </div>
      </div>
      <SimilarCars car={car} />
      <BuyBar car={car} buying={buying} />
    </Page>
  );
}

/** Links to the parts of the page, which are far apart on a phone. */
function Anchors({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const { t: deal } = useTranslation('deal');
  return (
    <nav className={styles['anchors']} aria-label={t('car.parts')}>
      <a href="#parts">{deal('landed.title')}</a>
      {car.inspection && <a href="#inspection">{t('inspection.title')}</a>}
      <a href="#facts">{t('facts.title')}</a>
    </nav>
  );
}

/** Records in the search that the signed-in person has viewed this car, without waiting. */
function useRemembered(spuId: string): void {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) call('product.search.view', { spuId }).catch(() => undefined);
  }, [isSignedIn, spuId]);
}
