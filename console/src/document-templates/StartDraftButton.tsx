import { Button } from '@mui/material';
import { type RaRecord, useCanAccess, useCreate, useNotify, useRedirect, useTranslate } from 'react-admin';
import type { StartedTemplateView, TemplateView } from '@mall/contracts/order';

type StartedDraft = RaRecord & Partial<StartedTemplateView>;

/** Opens the new draft, or the existing one with a message that none was created. */
export function useOpenDraft() {
  const notify = useNotify();
  const redirect = useRedirect();
  return ({ id, isNew }: StartedDraft) => {
    if (!isNew) notify('console.templates.draftThere', { type: 'info' });
    redirect('edit', 'document-templates', id);
  };
}

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
