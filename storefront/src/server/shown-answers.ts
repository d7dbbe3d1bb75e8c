import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The answers that a page was made from, for the browser's query client: each as far as the page shows it. */
export function shownAnswers(client: QueryClient): DehydratedState {
  const state = dehydrate(client);
  const queries = state.queries.map((query) => {
    const shownPart = client.getQueryCache().get(query.queryHash)?.meta?.shownPart;
    if (!shownPart || query.state.data === undefined) return query;
    return { ...query, state: { ...query.state, data: shownPart(query.state.data as never) } };
  });
  return { ...state, queries };
}
