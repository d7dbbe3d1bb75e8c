import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { TemplateView } from '@mall/contracts/order';
import { PreviewDialog, type TemplateContent } from './PreviewDialog.js';

/** Previews the form, saved or not, with sample values. */
export function PreviewButton() {
  const translate = useTranslate();
  const template = useRecordContext<TemplateView & { id: string }>();
  const { getValues, setError } = useFormContext();
  const [content, setContent] = useState<TemplateContent>();
  if (!template) return null;
  const look = () => {
    const { title, preamble, clauses } = getValues() as TemplateView;
    setContent({ kind: template.kind, title, preamble, clauses });
  };
  return (
    <>
      <Button variant="outlined" onClick={look}>
        {translate('console.templates.preview')}
      </Button>
      {content && (
        <PreviewDialog
          content={content}
          onRefused={(errors) => {
            for (const [field, message] of Object.entries(errors))
              setError(field, { type: 'server', message });
          }}
          onClose={() => setContent(undefined)}
        />
      )}
    </>
  );
}
