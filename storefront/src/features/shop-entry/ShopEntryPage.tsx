import { dayOf, isApiError, reviewStatuses, statusLabel } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { Button } from '../../components/ui/Button.js';
import { Failure } from '../../components/ui/Failure.js';
import { Notice } from '../../components/ui/Notice.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { Status } from '../../components/ui/Status.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { ApplicationWizard } from './ApplicationWizard.js';
import type { MyShop } from './my-shop.js';
import styles from './ShopEntry.module.css';

/** `tenant`: how to open a shop, the application, and how its review stands. */
export function Component() {
  const { t } = useTranslation('shopEntry');
  return (
    <RequireSignIn title={t('shop.title')}>
      <ShopEntry />
    </RequireSignIn>
  );
}

/** Said when nobody has applied yet. */
const NOT_APPLIED = 'A00404';

function ShopEntry() {
  const { t } = useTranslation('shopEntry');
  const [isWriting, setWriting] = useState(false);
  const mine = useQuery({ ...read('tenant.mine', {}), staleTime: 0 });
  const isNew = isApiError(mine.error, NOT_APPLIED) || isApiError(mine.error, '404');
  const shop = isNew ? undefined : mine.data;
  return (
    <Page title={t('shop.title')} narrow>
      <h1 className={layout['title']}>{t('shop.title')}</h1>
      {mine.error && !isNew ? (
        <Failure error={mine.error} onRetry={() => void mine.refetch()} />
      ) : mine.isPending ? (
        <Skeleton height="320px" />
      ) : isWriting ? (
        <ApplicationWizard shop={shop} onDone={() => setWriting(false)} />
      ) : shop ? (
        <Standing shop={shop} onCorrect={() => setWriting(true)} />
      ) : (
        <Introduction onStart={() => setWriting(true)} />
      )}
    </Page>
  );
}

const steps = ['upload', 'review', 'open'] as const;

function Introduction({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('shopEntry');
  return (
    <div className={layout['stack']}>
      <p>{t('shop.lead')}</p>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <strong>{t(`shop.step.${step}.title`)}</strong>
            <span className="muted">{t(`shop.step.${step}.text`)}</span>
          </li>
        ))}
      </ol>
      <div>
        <Button look="primary" onClick={onStart}>
          {t('shop.start')}
        </Button>
      </div>
    </div>
  );
}

function Standing({ shop, onCorrect }: { shop: MyShop; onCorrect: () => void }) {
  const { t } = useTranslation('shopEntry');
  const { application } = shop;
  const { approved, rejected, reviewing } = reviewStatuses;
  const status: number = application?.status ?? approved.code;
  return (
    <div className={`${layout['card']} ${layout['stack']}`}>
      <div>
        <h2>{shop.shopName}</h2>
        <Status tone={status === approved.code ? 'good' : status === reviewing.code ? 'wait' : 'bad'}>
          {statusLabel(reviewStatuses, status, locale)}
        </Status>
      </div>
      {application && (
        <p className="muted">
          {t('shop.submitted', { date: dayOf(application.submitTime, locale), attempt: application.attempt })}
        </p>
      )}
      {status === reviewing.code && <Notice tone="wait">{t('shop.reviewing')}</Notice>}
      {status === rejected.code && (
        <Notice tone="bad">
          <strong>{t('shop.rejected')}</strong>
          <ul className={styles['reasons']}>
            {application?.reasons.map((reason) => (
              <li key={`${reason.document}${reason.code}`}>
                {t(`shop.document.${reason.document}` as 'shop.document.uscc')}: {reason.text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {status === approved.code && (
        <Notice tone="good">
          <strong>{t('shop.opened')}</strong>
          <span>{t('shop.openedText')}</span>
          <a href="/console/">{t('shop.console')}</a>
        </Notice>
      )}
      {shop.canEdit && (
        <div>
          <Button look="primary" icon="pen" onClick={onCorrect}>
            {t('shop.correct')}
          </Button>
        </div>
      )}
    </div>
  );
}
