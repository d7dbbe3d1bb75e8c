import { dayOf, isApiError, personalRequestKinds, personalRequestStates, type OutputOf } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Status } from '../../../components/ui/Status.js';
import { call } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { say } from '../../../mall/say.js';
import { ownRequests } from './own-requests.js';
import styles from './PersonalData.module.css';

type Request = OutputOf<'user.personal.own'>[number];

const TONES = { waiting: 'wait', done: 'good', refused: 'bad', withdrawn: 'plain' } as const;

/** One request with its state and due date; it can be withdrawn until it is being carried out. */
export function RequestRow({ request }: { request: Request }) {
  const { t } = useTranslation('personalData');
  const queries = useQueryClient();
  const { requestId, kind, state, askedTime, dueTime, endedTime, reason, isBegun, archiveUntil } = request;
  const cancelling = useMutation({
    mutationFn: () => call('user.personal.cancel', { requestId }),
    onError: (error) => say.failed(isApiError(error) ? error.message : String(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ownRequests.queryKey }),
  });
  const downloading = useMutation({
    mutationFn: () => call('user.personal.download', { requestId }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      say.failed(isApiError(error) ? error.message : String(error));
      void queries.invalidateQueries({ queryKey: ownRequests.queryKey });
    },
  });
  return (
    <li className={styles['row']}>
      <div>
        <strong>{personalRequestKinds[kind][locale]}</strong>{' '}
        <Status tone={TONES[state]}>{personalRequestStates[state][locale]}</Status>
        <p className="muted small">
          {t('requests.from', { date: dayOf(askedTime, locale) })}{' '}
          {state === 'waiting'
            ? t('requests.due', { date: dayOf(dueTime, locale) })
            : endedTime && t('requests.ended', { date: dayOf(endedTime, locale) })}
        </p>
        {reason && <p>{reason}</p>}
        {archiveUntil && (
          <p className="muted small">{t('requests.archiveUntil', { date: dayOf(archiveUntil, locale) })}</p>
        )}
      </div>
      {archiveUntil && (
        <Button small icon="download" busy={downloading.isPending} onClick={() => downloading.mutate()}>
          {t('requests.download')}
        </Button>
      )}
      {state === 'waiting' && !isBegun && (
        <Button
          small
          busy={cancelling.isPending}
          aria-label={`${t('requests.cancel')}: ${personalRequestKinds[kind][locale]}`}
          onClick={() => cancelling.mutate()}
        >
          {t('requests.cancel')}
        </Button>
      )}
    </li>
  );
}
