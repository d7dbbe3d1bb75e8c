import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../components/ui/Icon.js';
import { read } from '../../mall/api.js';
import { useIsLive } from '../../mall/live.js';
import { pathTo } from '../../mall/pages.js';
import styles from './Header.module.css';

/** Interval at which the count is fetched without a live connection. */
const REFRESH_MS = 60_000;
const SHOWN_MAX = 99;

/** Shows the number of the signed-in person's unread notices. */
export default function NoticeBell() {
  const { t } = useTranslation();
  const isLive = useIsLive();
  const { data } = useQuery({
    ...read('chat.notice.count', {}),
    refetchInterval: isLive ? false : REFRESH_MS,
  });
  const unread = data?.unread ?? 0;
  return (
    <Link
      to={pathTo('notices')}
      className={styles['bell']}
      aria-label={t('nav.noticesWith', { count: unread })}
    >
      <Icon name="bell" size={22} />
      {unread > 0 && <span className={styles['count']}>{unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}</span>}
    </Link>
  );
}
