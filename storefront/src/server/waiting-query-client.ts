import { QueryClient } from '@tanstack/react-query';

/**
 * Makes a component suspend until its queries are answered, where the browser's client renders without them first. So each
 * component is rendered once, with its answers. A refusal counts as an answer; queries for later are switched off by `enabled`.
 */
export class WaitingQueryClient extends QueryClient {
  constructor() {
    super({ defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } } });
  }

  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const defaulted = super.defaultQueryOptions(options);
    const wasRefused = this.getQueryCache().get(defaulted.queryHash)?.state.status === 'error';
    return { ...defaulted, suspense: defaulted.enabled !== false && !wasRefused };
  };
}
