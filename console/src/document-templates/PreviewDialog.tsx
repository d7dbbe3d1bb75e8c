import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Tab,
  Tabs,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate, type HttpError } from 'react-admin';
import type { TemplateView } from '@mall/contracts/order';
import { useCall, useRead, useReaderLocale } from '../api/use-call.js';
import { saveAs } from '../components/save-as.js';
import { useAction } from '../components/use-action.js';
import { LANGUAGES } from '../i18n/languages.js';

export type TemplateContent = Pick<TemplateView, 'kind' | 'title' | 'preamble' | 'clauses'>;

interface PreviewDialogProps {
  readonly content: TemplateContent;
  /** Called with the server's refusal, which names the fields, when no preview can be made. */
  readonly onRefused?: (errors: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** Shows a preview with sample values in each language; the PDF is made like an issued one, and marked as a sample. */
export function PreviewDialog({ content, onRefused, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const [lang, setLang] = useState<string>(useReaderLocale());
  const { data: preview, error } = useRead(
    'order.template.preview',
    { ...content, lang },
    { gcTime: 0, retry: false },
  );
  const html = preview?.html;
  const pageUrl = usePageUrl(html);
  const errors = (error as HttpError | null)?.body?.errors as Readonly<Record<string, string>> | undefined;
  useEffect(() => {
    if (errors) onRefused?.(errors);
    // Once for each refusal: the form keeps the messages.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [errors]);
  const savePdf = () =>
    act(async () => {
      const { contentBase64, fileName } = await call('order.template.previewPdf', { ...content, lang });
      const bytes = Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0));
      saveAs(new Blob([bytes], { type: 'application/pdf' }), fileName.replace(/\.pdf$/, ''), 'pdf');
    }, 'console.templates.pdfSaved');
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{translate('console.templates.preview')}</DialogTitle>
      <DialogContent>
        <Tabs
          value={lang}
          onChange={(_, next: string) => setLang(next)}
          aria-label={translate('console.layout.language')}
        >
          {LANGUAGES.map(({ locale, name }) => (
            <Tab key={locale} value={locale} label={name} lang={locale} />
          ))}
        </Tabs>
        {error && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {errors
              ? Object.values(errors).map((message) => <div key={message}>{message}</div>)
              : error.message}
          </Alert>
        )}
        {!pageUrl && !error && <Skeleton variant="rounded" sx={{ height: '65vh', mt: 1 }} />}
        {pageUrl && (
          <Box
            component="iframe"
            title={translate('console.templates.preview')}
            sandbox=""
            src={pageUrl}
            sx={{
              width: '100%',
              height: '65vh',
              mt: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: '6px',
              backgroundColor: '#fff',
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button loading={isBusy} disabled={!html} onClick={() => void savePdf()}>
          {translate('console.templates.pdf')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns the URL of a page with this markup; `srcDoc` would need a policy, because the console requires Trusted Types. */
function usePageUrl(html: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (html === undefined) return undefined;
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [html]);
  return url;
}
