import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { savePdf } from '../../../components/save-pdf.js';
import { TextSections } from '../../../components/TextSections.js';
import { Button } from '../../../components/ui/Button.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Notice } from '../../../components/ui/Notice.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { call, read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { usePageText } from '../../../mall/page-text.js';
import styles from './SpecimenPage.module.css';

/** Shows the contract in force, to be read before buying: with its real clauses, and invented parties and car. */
export function Component() {
  const { t } = useTranslation('specimen');
  const { t: common } = useTranslation();
  const text = usePageText('contractSpecimen').data;
  const title = text?.title ?? common('footer.specimen');
  const { data, error, refetch } = useQuery(read('order.template.specimen', { lang: locale }));
  const pdf = useMutation({ mutationFn: () => call('order.template.specimenPdf', { lang: locale }) });
  const download = (): void => pdf.mutate(undefined, { onSuccess: savePdf });
  return (
    <Page title={title} description={text?.lead ?? undefined}>
      <article className={styles['page']}>
        <h1 className={layout['title']}>{title}</h1>
        {text?.lead && <p>{text.lead}</p>}
        <TextSections sections={text?.sections ?? []} />
        <div className={`${layout['row']} ${styles['download']}`}>
          <Button icon="download" busy={pdf.isPending} onClick={download}>
            {t('pdf')}
          </Button>
        </div>
        {pdf.error && <Notice tone="bad">{t('failed')}</Notice>}
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="640px" />}
        {data && (
          <div className={styles['paper']}>
            <p className={styles['mark']}>{data.mark}</p>
            <p>{data.preamble}</p>
            <h2>{t('clauses')}</h2>
            {data.clauses.map(({ title, text }) => (
              <section key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </section>
            ))}
            <h2>{t('facts')}</h2>
            {data.parts.map(({ heading, rows }) => (
              <section key={heading}>
                <h3>{heading}</h3>
                <dl className="figures">
                  {rows.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        )}
      </article>
    </Page>
  );
}
