import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PageTextView } from '@mall/contracts/admin';
import { contentOf, type PageTextContent } from './page-text-content.js';
import { TextPreview } from './TextPreview.js';

/** Shows the text of the form, saved or not, as buyers would read it. */
export function PreviewButton() {
  const translate = useTranslate();
  const text = useRecordContext<PageTextView & { id: string }>();
  const { getValues } = useFormContext<PageTextView>();
  const [content, setContent] = useState<PageTextContent>();
  if (!text) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setContent(structuredClone(contentOf(getValues())))}>
        {translate('console.pageTexts.preview')}
      </Button>
      {content && (
        <Dialog open onClose={() => setContent(undefined)} maxWidth="md" fullWidth>
          <DialogTitle>{translate('console.pageTexts.preview')}</DialogTitle>
          <DialogContent>
            <TextPreview code={text.code} content={content} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setContent(undefined)}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
