import { noticeKinds, shopNoticePaths } from '@mall/contracts/chat';
import { moment, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EmptyList } from '../../../components/EmptyList.js';
import { RequireSignIn } from '../../../components/RequireSignIn.js';
import { Button } from '../../../components/ui/Button.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Pager } from '../../../components/ui/Pager.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { call, read } from '../../../mall/api.js';
import { refreshNotices } from '../../../mall/refresh-notices.js';
import { locale } from '../../../mall/locale.js';
import { menuText, pathTo } from '../../../mall/pages.js';
import { NoticeSettings } from './NoticeSettings.js';
import styles from './NoticesPage.module.css';

type Notice = OutputOf<'chat.notice.page'>['list'][number];

const PAGE_SIZE = 20;

/** Lists the person's notices, newest first, with the settings of what reaches them where. */
export function Component() {
  return (
    <RequireSignIn title={menuText('notices')}>
      <NoticesPage />
    </RequireSignIn>
  );
}

function NoticesPage() {
  const { t } = useTranslation('notices');
  const [search] = useSearchParams();
  const pageNum = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = useQuery({
    ...read('chat.notice.page', { pageNum, pageSize: PAGE_SIZE }),
    staleTime: 0,
  });
  const newest = data?.list[0];
  const readAll = useMutation({
    mutationFn: (upToId: string) => call('chat.notice.readAll', { upToId }),
    onSettled: refreshNotices,
  });
  return (
    <Page title={menuText('notices')} narrow>
      <div className={`${layout['row']} ${styles['head']}`}>
        <h1 className={layout['title']}>{menuText('notices')}</h1>
        {data?.list.some(({ isRead }) => !isRead) && newest && (
          <Button look="quiet" disabled={readAll.isPending} onClick={() => readAll.mutate(newest.noticeId)}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <div className={layout['stack']}>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height="160px" />
        ) : data.list.length === 0 ? (
          <EmptyList title={t('none')}>{t('noneText')}</EmptyList>
        ) : (
          <ul className={styles['list']}>
            {data.list.map((notice) => (
              <NoticeItem key={notice.noticeId} notice={notice} />
            ))}
          </ul>
        )}
        <Pager
          page={pageNum}
          pages={data?.pages ?? 0}
          to={(page) => ({ pathname: pathTo('notices'), search: `page=${page}` })}
        />
        <NoticeSettings />
      </div>
    </Page>
  );
}

function NoticeItem({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const { noticeId, kind, text, subject, subjectId, isRead, createTime } = notice;
  const markRead = () => {
    if (!isRead) void call('chat.notice.read', { noticeId }).then(refreshNotices, () => undefined);
  };
  return (
    <li className={styles['notice']} data-unread={!isRead || undefined}>
      <span className="muted small figures">
        {noticeKinds[kind].label[locale]} · {moment(createTime, locale)}
        {!isRead && <strong className={styles['new']}> {t('new')}</strong>}
      </span>
      <span>{text}</span>
      <span className={layout['row']}>
        {subject && subjectId && (
          <Link to={shopNoticePaths[subject](subjectId)} onClick={markRead}>
            {t(`open.${subject}`)}
          </Link>
        )}
        {!isRead && (
          <button type="button" className={styles['mark']} onClick={markRead}>
            {t('markRead')}
          </button>
        )}
      </span>
    </li>
  );
}
