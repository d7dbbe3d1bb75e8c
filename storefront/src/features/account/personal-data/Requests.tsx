import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Notice } from '../../../components/ui/Notice.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';
import { say } from '../../../mall/say.js';
import { ownRequests } from './own-requests.js';
import { RequestRow } from './RequestRow.js';

type Kind = OutputOf<'user.personal.own'>[number]['kind'];

/** Requests of the person about their data: for a copy, and for erasure. */
export function Requests() {
  const { t } = useTranslation('personalData');
  const [asked, ask] = useState<Kind>();
  const { data, error, refetch } = useQuery({
    ...ownRequests,
    staleTime: 0,
    // A copy is made within minutes, and the page shows it.
    refetchInterval: ({ state }) =>
      state.data?.some(({ kind, state: is }) => kind === 'copy' && is === 'waiting') ? 10_000 : false,
  });
  const isOpen = (kind: Kind): boolean =>
    data?.some((request) => request.kind === kind && request.state === 'waiting') === true;
  return (
    <section aria-labelledby="requests" className={layout['stack']}>
      <div>
        <h3 id="requests" className={layout['legend']}>
          {t('requests.title')}
        </h3>
        <p className="muted">{t('requests.text')}</p>
      </div>
      <div className={layout['row']}>
        <Button icon="download" disabled={!data || isOpen('copy')} onClick={() => ask('copy')}>
          {t('requests.copy')}
        </Button>
        <Button
          look="danger"
          icon="trash"
          disabled={!data || isOpen('erasure')}
          onClick={() => ask('erasure')}
        >
          {t('requests.erasure')}
        </Button>
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul>
          {data.map((request) => (
            <RequestRow key={request.requestId} request={request} />
          ))}
        </ul>
      ) : (
        <Skeleton height="80px" />
      )}
      {asked && <AskDialog kind={asked} onClose={() => ask(undefined)} />}
    </section>
  );
}

function AskDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const { t } = useTranslation('personalData');
  const { t: account } = useTranslation('account');
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () => call('user.personal.ask', { kind }),
    onSuccess: () => {
      say.done(t('requests.asked'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ownRequests.queryKey }),
  });
  const { error } = asking;
  return (
    <Dialog
      title={t(`requests.${kind}`)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{account('cancel')}</Button>
          <Button
            look={kind === 'erasure' ? 'danger' : 'primary'}
            busy={asking.isPending}
            onClick={() => asking.mutate()}
          >
            {t('requests.send')}
          </Button>
        </>
      }
    >
      <p>{t(`requests.follows.${kind}`)}</p>
      {error && <Notice tone="bad">{isApiError(error) ? error.message : String(error)}</Notice>}
    </Dialog>
  );
}
