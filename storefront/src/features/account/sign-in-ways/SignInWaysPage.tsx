import { isApiError } from '@mall/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSocialStart, useSocialWays } from '../../../components/SocialWays.js';
import { Button, ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Notice } from '../../../components/ui/Notice.js';
import { usePageHead } from '../../../components/ui/page-head.js';
import layout from '../../../components/ui/layout.module.css';
import { call, read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import { queryClient } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import styles from './SignInWaysPage.module.css';

const linked = read('auth.ownSocialLinks', {});

/** The page `userinfo/sign-in-ways`: the person's accounts at other services for signing in. */
export function Component() {
  const { t } = useTranslation('signInWays');
  const { t: account } = useTranslation('account');
  const { t: common } = useTranslation();
  usePageHead({ title: account('account.signInWays') });
  const ways = useSocialWays();
  const { data: links } = useQuery(linked);
  const start = useSocialStart(pathTo('signInWays'));
  const unlinking = useMutation({
    mutationFn: (provider: NonNullable<typeof ways>[number]['provider']) =>
      call('auth.unbindSocial', { provider }),
    onSuccess: () => {
      say.done(t('unlinked'));
      void queryClient.invalidateQueries({ queryKey: linked.queryKey });
    },
  });
  const error = start.error ?? unlinking.error;
  const offered = (ways ?? []).filter(({ provider }) => !links?.some((link) => link.provider === provider));
  const isBusy = start.isPending || unlinking.isPending;
  if (ways?.length === 0 && links?.length === 0)
    return (
      <Empty
        title={t('none')}
        actions={<ButtonLink to={pathTo('password')}>{account('account.password')}</ButtonLink>}
      >
        {t('noneText')}
      </Empty>
    );
  return (
    <div className={layout['stack']}>
      <h2>{account('account.signInWays')}</h2>
      <p>{t('text')}</p>
      {error && <Notice tone="bad">{isApiError(error) ? error.message : common('failure.unknown')}</Notice>}
      {links?.map(({ provider, name, person }) => (
        <div key={provider} className={styles['row']}>
          <span className={styles['person']}>
            <strong>{name[locale]}</strong>
            {person && <span className="muted"> {person}</span>}
          </span>
          <Button
            disabled={isBusy}
            aria-label={`${t('unlink')}: ${name[locale]}`}
            onClick={() => unlinking.mutate(provider)}
          >
            {t('unlink')}
          </Button>
        </div>
      ))}
      {links &&
        offered.map(({ provider, name }) => (
          <div key={provider} className={styles['row']}>
            <strong>{name[locale]}</strong>
            <Button
              disabled={isBusy}
              aria-label={`${t('link')}: ${name[locale]}`}
              onClick={() => start.mutate(provider)}
            >
              {t('link')}
            </Button>
          </div>
        ))}
    </div>
  );
}
