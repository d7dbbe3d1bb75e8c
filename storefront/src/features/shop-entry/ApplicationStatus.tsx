import { dayOf, reviewStatuses, statusLabel } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { Notice } from '../../components/ui/Notice.js';
import { Status } from '../../components/ui/Status.js';
import layout from '../../components/ui/layout.module.css';
import { locale } from '../../mall/locale.js';
import styles from './ShopEntry.module.css';
import type { MyShop } from './application-fields.js';

export function ApplicationStatus({ shop, onCorrect }: { shop: MyShop; onCorrect: () => void }) {
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
          <a href="/console/?side=merchant">{t('shop.console')}</a>
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
