import { isApiError } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { ApplicationWizard } from './ApplicationWizard.js';
import { ApplicationStatus } from './ApplicationStatus.js';
import { HowToOpenShop } from './HowToOpenShop.js';

/** The page `tenant`: how to open a shop, the application, and the state of its review. */
export function Component() {
  const { t } = useTranslation('shopEntry');
  return (
    <RequireSignIn title={t('shop.title')}>
      <ShopEntry />
    </RequireSignIn>
  );
}

/** Error code when nobody has applied yet. */
const NOT_APPLIED = 'A00404';

function ShopEntry() {
  const { t } = useTranslation('shopEntry');
  const [isWriting, setWriting] = useState(false);
  const mine = useQuery({ ...read('tenant.mine', {}), staleTime: 0 });
  const person = useQuery(read('user.detail', {}));
  const isNew = isApiError(mine.error, NOT_APPLIED) || isApiError(mine.error, '404');
  const shop = isNew ? undefined : mine.data;
  return (
    <Page title={t('shop.title')} narrow>
      <h1 className={layout['title']}>{t('shop.title')}</h1>
      {mine.error && !isNew ? (
        <Failure error={mine.error} onRetry={() => void mine.refetch()} />
      ) : mine.isPending || person.isLoading ? (
        <Skeleton height="320px" />
      ) : isWriting ? (
        <ApplicationWizard shop={shop} person={person.data} onDone={() => setWriting(false)} />
      ) : shop ? (
        <ApplicationStatus shop={shop} onCorrect={() => setWriting(true)} />
      ) : (
        <HowToOpenShop onStart={() => setWriting(true)} />
      )}
    </Page>
  );
}
