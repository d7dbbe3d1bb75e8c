import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../../components/ui/Failure.js';
import { usePageHead } from '../../../components/ui/page-head.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { ownConsents } from '../../../mall/consents.js';
import { Consents } from './Consents.js';
import { Marketing } from './Marketing.js';
import { Requests } from './Requests.js';

/** The page `userinfo/personal-data`: consents of the person, and requests for a copy of the data or their erasure. */
export function Component() {
  const { t } = useTranslation('account');
  usePageHead({ title: t('account.personalData') });
  const { data, error, refetch } = useQuery({ ...ownConsents, staleTime: 0 });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="480px" />;
  return (
    <div className={layout['stack']}>
      <h2>{t('account.personalData')}</h2>
      <Consents consents={data} />
      <Marketing consents={data} />
      <Requests />
    </div>
  );
}
