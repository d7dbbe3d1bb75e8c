import { useMutation } from '@tanstack/react-query';
import type { Locale } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { savePdf } from '../../../components/save-pdf.js';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';

/** Each language has its own name, because the reader of a document may be another person than the one who downloads it. */
const languages = { ru: 'Русский', zh: '中文', en: 'English' } as const satisfies Record<Locale, string>;

/** Buttons to print the report with its photos, or to download it as a PDF in any of the languages. */
export function ReportActions({ spuId }: { spuId: string }) {
  const { t } = useTranslation('inspection');
  const pdf = useMutation({ mutationFn: (lang: Locale) => call('order.inspection.pdf', { spuId, lang }) });
  return (
    <div className="no-print">
      <div className={layout['row']}>
        <Button icon="document" onClick={() => window.print()}>
          {t('print')}
        </Button>
        {(Object.keys(languages) as Locale[]).map((lang) => (
          <Button
            key={lang}
            look="quiet"
            icon="download"
            lang={lang}
            busy={pdf.isPending && pdf.variables === lang}
            disabled={pdf.isPending}
            onClick={() => pdf.mutate(lang, { onSuccess: savePdf })}
          >
            {`PDF, ${languages[lang]}`}
          </Button>
        ))}
      </div>
      {pdf.error && <Notice tone="bad">{t('pdfFailed')}</Notice>}
    </div>
  );
}
