import { isRefusal } from '@mall/web-kit';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/**
 * The answers that a page was made from, for the browser's query client: each as far as the page shows it. What the mall refused is
 * an answer too: the page of a car that does not exist says so.
 */
export function shownAnswers(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status, error } }) => status === 'success' || isRefusal(error),
  });
  const queries = state.queries.map((query) => {
    const { error } = query.state;
    // The message of an error is no part of its JSON.
    if (error)
      return { ...query, state: { ...query.state, error: { ...error, message: error.message } as never } };
    const shownPart = client.getQueryCache().get(query.queryHash)?.meta?.shownPart;
    if (!shownPart || query.state.data === undefined) return query;
    return { ...query, state: { ...query.state, data: shownPart(query.state.data as never) } };
  });
  return { ...state, queries };
}
