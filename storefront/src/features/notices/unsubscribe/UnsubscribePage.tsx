import { NOTICE_KINDS, noticeKinds } from '@mall/contracts/chat';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import { Page } from '../../../components/ui/Page.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';

/** Unsubscribes from a kind of e-mail. It requires a click, because programs that scan e-mails open links too. */
export function Component() {
  const { t } = useTranslation('unsubscribe');
  const [search] = useSearchParams();
  const kind = NOTICE_KINDS.find((one) => one === search.get('kind'));
  const [contactId, signature] = [search.get('contactId'), search.get('signature')];
  const leaving = useMutation({
    mutationFn: () =>
      call('chat.noticeSettings.unsubscribe', {
        contactId: contactId ?? '',
        kind: kind!,
        signature: signature ?? '',
      }),
  });
  return (
    <Page title={t('title')} narrow>
      <h1 className={layout['title']}>{t('title')}</h1>
      <div className={layout['stack']}>
        {!kind || !contactId || !signature ? (
          <Notice tone="bad">{t('broken')}</Notice>
        ) : leaving.isSuccess ? (
          <Notice tone="good">{t('done', { kind: noticeKinds[kind].label[locale] })}</Notice>
        ) : (
          <>
            <p>{t('question', { kind: noticeKinds[kind].label[locale] })}</p>
            {leaving.error && <Notice tone="bad">{leaving.error.message}</Notice>}
            <div>
              <Button look="primary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
                {t('confirm')}
              </Button>
            </div>
          </>
        )}
        <p>
          <Link to={pathTo('notices')}>{t('settings')}</Link>
        </p>
      </div>
    </Page>
  );
}
