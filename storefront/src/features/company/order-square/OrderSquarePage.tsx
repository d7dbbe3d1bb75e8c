import {
  conditionWords,
  day,
  orderStatuses,
  statusLabel,
  unbroken,
  word,
  type OutputOf,
  isOrderIn,
} from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Pager } from '../../../components/ui/Pager.js';
import { SmallCarPicture } from '../../../components/SmallCarPicture.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import { yuan } from '../../../mall/yuan.js';
import styles from './OrderSquarePage.module.css';

const PAGE_SIZE = 24;

/** The page `orderSquare`: deals that buyers agreed to show, without any personal data. */
export function Component() {
  const { t } = useTranslation('orderSquare');
  const [search] = useSearchParams();
  const pageNum = Number(search.get('page')) || 1;
  const deals = useQuery({
    ...read('order.square', { pageNum, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('title')} description={t('text')}>
      <h1 className={layout['title']}>{t('title')}</h1>
      {deals.error ? (
        <Failure error={deals.error} onRetry={() => void deals.refetch()} />
      ) : !deals.data ? (
        <Skeleton height="420px" />
      ) : deals.data.total === 0 ? (
        <Empty
          title={t('none')}
          actions={
            <ButtonLink look="primary" to={pathTo('list')}>
              {t('choose')}
            </ButtonLink>
          }
        >
          {t('text')}
        </Empty>
      ) : (
        <div className={layout['stack']}>
          <p className="muted">{t('text')}</p>
          <ul className={styles['deals']}>
            {deals.data.list.map((deal, index) => (
              <Deal key={index} deal={deal} />
            ))}
          </ul>
          <Pager
            page={pageNum}
            pages={deals.data.pages}
            to={(page) => ({ pathname: pathTo('orderSquare'), search: `page=${page}` })}
          />
        </div>
      )}
    </Page>
  );
}

function Deal({ deal }: { deal: OutputOf<'order.square'>['list'][number] }) {
  const { t } = useTranslation('orderSquare');
  return (
    <li className={`${layout['card']} ${styles['deal']}`}>
      <span className={styles['picture']}>
        <SmallCarPicture url={deal.pic} name={deal.spuName} />
      </span>
      <div>
        <h2>{unbroken(deal.spuName)}</h2>
        <p className="muted">
          {[deal.year, word(conditionWords, deal.condition, locale)].filter(Boolean).join(' · ')}
          {deal.count > 1 && ` × ${deal.count}`}
        </p>
        <p className="figures">
          <strong>{yuan(deal.price)}</strong>
        </p>
        <p className="small">
          <Status tone={isOrderIn(deal.status, 'completed') ? 'good' : 'wait'}>
            {statusLabel(orderStatuses, deal.status, locale)}
          </Status>{' '}
          <span className="muted">{t('paidOn', { date: day(deal.dealDate, locale) })}</span>
        </p>
      </div>
    </li>
  );
}
