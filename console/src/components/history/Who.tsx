import { useTranslate } from 'react-admin';
import type { HistoryChangeView } from '@mall/contracts/admin';
import { PersonName } from '../PersonName.js';

/** The person, event, timer or service that made a change. */
export function Who({ change: { actorKind, actorName, actorId } }: { readonly change: HistoryChangeView }) {
  const translate = useTranslate();
  if (actorKind === 'staff') return <PersonName login={actorName ?? actorId} />;
  const kind = translate(`console.history.actors.${actorKind}`);
  return [kind, actorName ?? actorId].filter(Boolean).join(' ');
}
