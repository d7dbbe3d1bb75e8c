import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { moveVisitorLists, type LeftBehind } from '../../mall/move-visitor-lists.js';
import { isOfOrders } from '../../mall/query-client.js';
import { say } from '../../mall/say.js';

/** Moves cart and favourites of this browser to the account of the person who has signed in, and says what could not be moved. */
export default function MoveToAccount() {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: moveVisitorLists,
    onSuccess: (left) => {
      if (isEverythingMoved(left)) return;
      say.notice(t('moved.title'), wordsOf(left).join(' '));
    },
    // Cars that were not moved stay in the browser; the next page that is opened tries again.
    onError: () => say.failed(t('moved.failed')),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: (query) => isOfOrders(query) || query.queryKey[0] === 'user.favourite.page',
      }),
  });
  useEffect(() => mutate(), [mutate]);

  function wordsOf({ lines, favouritesGone, favouritesRefused }: LeftBehind): readonly string[] {
    return [
      ...lines.map(({ name, why }) => t('moved.line', { name, why })),
      ...(favouritesGone > 0 ? [t('moved.gone', { count: favouritesGone })] : []),
      ...(favouritesRefused
        ? [t('moved.full', { count: favouritesRefused.count, why: favouritesRefused.why })]
        : []),
    ];
  }
  return null;
}

const isEverythingMoved = ({ lines, favouritesGone, favouritesRefused }: LeftBehind): boolean =>
  lines.length === 0 && favouritesGone === 0 && !favouritesRefused;
