import { timeAgo, type OutputOf } from '@mall/web-kit';
import { deviceOf } from '@mall/web-kit/device';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { call, read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { queryClient } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import styles from './OwnSessions.module.css';

type Session = OutputOf<'auth.ownSessions'>[number];

const own = read('auth.ownSessions', {});

/** Lists the person's sessions; all but this one can be ended. */
export function OwnSessions() {
  const { t } = useTranslation('password');
  const { data: sessions } = useQuery({ ...own, staleTime: 0 });
  const ending = useMutation({
    mutationFn: ({ sessionId }: Session) => call('auth.endOwnSession', { sessionId }),
    onSuccess: () => say.done(t('sessions.ended')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: own.queryKey }),
  });
  if (!sessions) return null;
  return (
    <section aria-labelledby="sessions">
      <h3 id="sessions" className={layout['legend']}>
        {t('sessions.title')}
      </h3>
      {ending.error && <Notice tone="bad">{ending.error.message}</Notice>}
      <ul>
        {sessions.map((session) => (
          <li key={session.sessionId} className={styles['session']}>
            <Where session={session} />
            {session.isCurrent ? (
              <Status tone="good">{t('sessions.this')}</Status>
            ) : (
              <Button
                small
                disabled={ending.isPending}
                aria-label={`${t('sessions.end')}: ${deviceOf(session.userAgent).browser}`}
                onClick={() => ending.mutate(session)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Where({ session: { userAgent, remoteAddr, lastUseTime } }: { session: Session }) {
  const { t } = useTranslation('password');
  const { browser, system } = deviceOf(userAgent);
  return (
    <span>
      <strong>{[browser || t('sessions.unknown'), system].filter(Boolean).join(', ')}</strong>
      <span className={`${styles['when']} muted small`}>
        {[remoteAddr, timeAgo(lastUseTime, locale)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
