import { profileLabels, type ProfileField } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PassportForm } from '../../../components/forms/PassportForm.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Notice } from '../../../components/ui/Notice.js';
import { usePageHead } from '../../../components/ui/page-head.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { say } from '../../../mall/say.js';
import { ContactForm } from './ContactForm.js';
import { PassportPictures } from './PassportPictures.js';

/** The page `userinfo/account-info`: contact data, and the documents that a contract needs. */
export function Component() {
  const { t } = useTranslation('profile');
  const { t: account } = useTranslation('account');
  usePageHead({ title: account('account.profile') });
  const { data, error, refetch } = useQuery(read('user.detail', {}));
  const addresses = useQuery(read('user.address.list', {}));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || addresses.isLoading) return <Skeleton height="480px" />;
  return (
    <div className={layout['stack']}>
      <h2>{account('account.profile')}</h2>
      {data.profileComplete ? (
        <Notice tone="good">{t('complete')}</Notice>
      ) : (
        <Notice tone="wait">
          <strong>{t('incomplete')}</strong>
          <span>
            {data.missing.map((name) => profileLabels[name as ProfileField]?.[locale] ?? name).join(', ')}
          </span>
        </Notice>
      )}
      <ContactForm profile={data} />
      <PassportForm profile={data} address={addresses.data?.[0]} onDone={() => say.done(account('saved'))} />
      <PassportPictures profile={data} />
    </div>
  );
}
