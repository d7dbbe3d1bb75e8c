import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, read } from '../mall/api.js';
import { locale } from '../mall/locale.js';
import { keepBack } from '../mall/social-back.js';
import { Button } from './ui/Button.js';
import { Notice } from './ui/Notice.js';
import styles from './SocialWays.module.css';

type SocialWay = OutputOf<'auth.socialWays'>[number];

/** Returns the other services that people can sign in with; undefined while loading. */
export function useSocialWays(): readonly SocialWay[] | undefined {
  return useQuery(read('auth.socialWays', {})).data;
}

/** Redirects to another service to sign in there, or, when signed in here, to link an account of it. */
export function useSocialStart(back: string) {
  return useMutation({
    mutationFn: (provider: SocialWay['provider']) => call('auth.startSocial', { provider }),
    onSuccess: ({ url }) => {
      keepBack(back);
      location.assign(url);
    },
  });
}

/** Buttons to sign in with other services; hidden where the shop offers none. `back` is the page to open afterwards. */
export function SocialWays({ back }: { back: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const ways = useSocialWays();
  const start = useSocialStart(back);
  if (!ways || ways.length === 0) return null;
  return (
    <section className={styles['ways']} aria-label={t('social.title')}>
      <p className={styles['title']}>{t('social.title')}</p>
      {start.error && (
        <Notice tone="bad">
          {isApiError(start.error) ? start.error.message : common('failure.unknown')}
        </Notice>
      )}
      {ways.map(({ provider, name }) => (
        <Button
          key={provider}
          wide
          busy={start.isPending && start.variables === provider}
          disabled={start.isPending}
          onClick={() => start.mutate(provider)}
        >
          {name[locale]}
        </Button>
      ))}
    </section>
  );
}
