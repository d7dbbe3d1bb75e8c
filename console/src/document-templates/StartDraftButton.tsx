import { Button } from '@mui/material';
import { useCanAccess, useCreate, useNotify, useTranslate } from 'react-admin';
import type { TemplateView } from '@mall/contracts/order';
import { useOpenDraft } from './use-open-draft.js';

/** Creates a draft as a copy of this version, or opens the existing draft. */
export function StartDraftButton({ template }: { readonly template: TemplateView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const openDraft = useOpenDraft();
  const { canAccess } = useCanAccess({ resource: 'document-templates', action: 'create' });
  const [create, { isPending }] = useCreate();
  if (!canAccess) return null;
  const start = () =>
    void create(
      'document-templates',
      { data: { kind: template.kind, basedOn: template.templateId } },
      {
        onSuccess: openDraft,
        onError: (failure) => notify((failure as Error).message, { type: 'error' }),
      },
    );
  return (
    <Button size="small" variant="contained" loading={isPending} onClick={start}>
      {translate('console.templates.start')}
    </Button>
  );
}
