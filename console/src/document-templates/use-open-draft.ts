import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import type { StartedTemplateView } from '@mall/contracts/order';

type StartedDraft = RaRecord & Partial<StartedTemplateView>;

/** Goes on to the draft that was started; says so where a draft was there already and none was made. */
export function useOpenDraft() {
  const notify = useNotify();
  const redirect = useRedirect();
  return ({ id, isNew }: StartedDraft) => {
    if (!isNew) notify('console.templates.draftThere', { type: 'info' });
    redirect('edit', 'document-templates', id);
  };
}
