import { isRefusal } from '@mall/web-kit';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/**
 * Returns the answers used for a page, for the browser's query client: of each the part that the page shows. Refusals are included,
 * because the page of a missing car is rendered from one.
 */
export function shownAnswers(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status, error } }) => status === 'success' || isRefusal(error),
  });
  const queries = state.queries.map((query) => {
    const { error } = query.state;
    // The message of an error is not part of its JSON.
    if (error)
      return { ...query, state: { ...query.state, error: { ...error, message: error.message } as never } };
    const shownPart = client.getQueryCache().get(query.queryHash)?.meta?.shownPart;
    if (!shownPart || query.state.data === undefined) return query;
    return { ...query, state: { ...query.state, data: shownPart(query.state.data as never) } };
  });
  return { ...state, queries };
}
