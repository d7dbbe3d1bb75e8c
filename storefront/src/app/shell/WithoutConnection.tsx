import { moment } from '@mall/web-kit';
import { keepOfflineDocument } from '@mall/web-kit/notices';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/Notice.js';
import { loadTexts } from '../../i18n/index.js';
import { keepAnswers, useShownFrom } from '../../mall/kept-answers.js';
import { locale } from '../../mall/locale.js';
import { favourites, order, orders } from '../pages.js';
import styles from './WithoutConnection.module.css';

/** On a slow connection the page itself loads first. */
const AFTER_PAGE_MS = 3_000;

/** Lets a signed-in person read orders and favourites offline, and says how old they are. */
export default function WithoutConnection({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const from = useShownFrom();
  useEffect(() => keepAnswers(userId), [userId]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without service workers, such as in a private window, a reload needs the connection.
      keepOfflineDocument().catch(() => undefined);
      void Promise.allSettled([
        ...[orders, order, favourites].map(({ load }) => load()),
        ...['deal', 'orders', 'order', 'favourites'].map(loadTexts),
      ]);
    }, AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (from === undefined) return null;
  return (
    <div className={styles['note']} role="status">
      <Notice tone="wait">
        {t('offline.shown', { time: moment(new Date(from).toISOString(), locale) })}
      </Notice>
    </div>
  );
}
