import { isRefusal } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ui/Button.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { read } from '../../mall/api.js';
import { pathTo } from '../../mall/pages.js';
import { CarSkeleton } from './CarSkeleton.js';
import { CarView } from './CarView.js';

/** The page of one car: `details?spuId=` or `car/{spuId}`. */
export function Component() {
  const { t } = useTranslation('car');
  const [search] = useSearchParams();
  const { spuId = search.get('spuId') ?? '' } = useParams();
  const {
    data: car,
    error,
    refetch,
  } = useQuery({
    ...read('product.car.prodInfo', { spuId }),
    enabled: spuId !== '',
  });
  if (car) return <CarView car={car} key={car.spuId} />;
  const isGone = spuId === '' || isRefusal(error);
  return (
    <Page isMissing={isGone}>
      {isGone ? (
        <Empty
          heading="h1"
          title={t('car.gone')}
          actions={
            <ButtonLink look="primary" to={pathTo('list')}>
              {t('car.others')}
            </ButtonLink>
          }
        >
          {t('car.goneText')}
        </Empty>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <CarSkeleton />
      )}
    </Page>
  );
}
