import type { NoticeDeliveryView } from '@mall/contracts/chat';
import { Link } from '@mui/material';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useRead } from '../api/use-call.js';

/** Shows the recipient of a notice: a colleague by name, a buyer by number with a link to their page. */
export function Reader({ delivery: { readerKind, readerId } }: { readonly delivery: NoticeDeliveryView }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'buyers', action: 'show' });
  const { data: listed = [] } = useListContext<NoticeDeliveryView & { id: string }>();
  // Each row makes the same request, so that it is sent once for the page.
  const ids = [
    ...new Set(listed.flatMap((one) => (one.readerKind === 'staff' ? [one.readerId] : []))),
  ].toSorted();
  const { data: staff } = useRead('admin.staff.getByIds', { ids }, { enabled: ids.length > 0 });
  const words = translate(`console.deliveries.readers.${readerKind}`, { id: readerId });
  if (readerKind === 'person')
    return canAccess ? (
      <Link component={RouterLink} to={`/buyers/${readerId}/show`}>
        {words}
      </Link>
    ) : (
      words
    );
  const card = staff?.find(({ userId }) => userId === readerId);
  return card?.name || card?.nickname || words;
}
