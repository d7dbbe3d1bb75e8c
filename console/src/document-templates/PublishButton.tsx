import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { TemplateView } from '@mall/contracts/order';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { FormDialog } from '../components/FormDialog.js';

/** Publishes a saved draft as the next version, now or from a later moment; after that it never changes. */
export function PublishButton() {
  const translate = useTranslate();
  const call = useCall();
  const redirect = useRedirect();
  const template = useRecordContext<TemplateView & { id: string }>();
  const canAccess = useMay('order.template.publish');
  const { isDirty } = useFormState();
  const [isAsking, setAsking] = useState(false);
  if (!template || !canAccess) return null;
  return (
    <>
      <Button variant="outlined" disabled={isDirty} onClick={() => setAsking(true)}>
        {translate(isDirty ? 'console.templates.saveFirst' : 'console.templates.publish')}
      </Button>
      {isAsking && (
        <FormDialog
          title={translate('console.templates.publish')}
          hint={translate('console.templates.publishHint')}
          confirm={translate('console.templates.publish')}
          done="console.templates.published"
          onSubmit={async (typed) => {
            const from = typed('validFrom');
            await call('order.template.publish', {
              templateId: template.templateId,
              validFrom: from && new Date(from).toISOString(),
            });
            redirect('show', 'document-templates', template.templateId);
          }}
          onClose={() => setAsking(false)}
        >
          <TextField
            name="validFrom"
            type="datetime-local"
            label={translate('resources.document-templates.fields.validFrom')}
            helperText={translate('console.templates.validFromHint')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </FormDialog>
      )}
    </>
  );
}
