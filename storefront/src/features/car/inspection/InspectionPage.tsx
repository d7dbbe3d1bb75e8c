import { isRefusal } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { read } from '../../../mall/api.js';
import { carPath, pathTo } from '../../../mall/pages.js';
import { InspectionReport } from './InspectionReport.js';

/** The whole inspection report of a car: `inspection?spuId=`. */
export function Component() {
  const { t } = useTranslation('inspection');
  const { t: carText } = useTranslation('car');
  const [search] = useSearchParams();
  const spuId = search.get('spuId') ?? '';
  const {
    data: car,
    error,
    refetch,
  } = useQuery({ ...read('product.car.prodInfo', { spuId }), enabled: spuId !== '' });
  if (car?.inspection) return <InspectionReport car={car} report={car.inspection} key={car.spuId} />;
  const isGone = spuId === '' || isRefusal(error);
  return (
    <Page isMissing={isGone || car !== undefined} title={t('title')}>
      {car ? (
        <Empty
          heading="h1"
          title={t('none')}
          actions={
            <ButtonLink look="primary" to={carPath(car.spuId)}>
              {t('back')}
            </ButtonLink>
          }
        >
          {t('noneText', { name: car.spuName })}
        </Empty>
      ) : isGone ? (
        <Empty
          heading="h1"
          title={carText('car.gone')}
          actions={
            <ButtonLink look="primary" to={pathTo('list')}>
              {carText('car.others')}
            </ButtonLink>
          }
        >
          {carText('car.goneText')}
        </Empty>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="640px" />
      )}
    </Page>
  );
}
