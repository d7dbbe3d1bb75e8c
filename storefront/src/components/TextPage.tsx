import { BORDER_ZONE, dayOf } from '@mall/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { usePageText, type FormerText, type PageText } from '../mall/page-text.js';
import { TextSections } from './TextSections.js';
import styles from './TextPage.module.css';
import { Failure } from './ui/Failure.js';
import { Page } from './ui/Page.js';
import { Skeleton } from './ui/Skeleton.js';
import layout from './ui/layout.module.css';

interface TextPageProps {
  readonly code: PageText['code'];
  /** Title in links to the page, and its heading until the text is loaded. */
  readonly title: string;
  readonly folded?: boolean;
  /** Whether to show since when the text is in force. */
  readonly dated?: boolean;
  /** The version to show instead of the one in force. */
  readonly former?: FormerText;
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** A page whose text staff edit. */
export function TextPage({ code, title, folded = false, dated = false, former, children }: TextPageProps) {
  const { t } = useTranslation();
  const { data: text, error, refetch } = usePageText(code, former);
  const lead = text?.lead;
  return (
    <Page title={text?.title ?? title} description={lead ?? undefined}>
      <article className={styles['page']}>
        <h1 className={layout['title']}>{text?.title ?? title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {text ? (
          <TextSections sections={text.sections} folded={folded} />
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="640px" />
        )}
        {dated && text && (
          <p className="muted small">{t('textSince', { date: dayOf(text.since, locale, BORDER_ZONE) })}</p>
        )}
        {children}
      </article>
    </Page>
  );
}
