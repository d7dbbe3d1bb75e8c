import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import type { StartedTemplateView } from '@mall/contracts/order';

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
