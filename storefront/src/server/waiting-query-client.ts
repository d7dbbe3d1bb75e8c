import { QueryClient } from '@tanstack/react-query';

/**
 * Lets a component wait for the answers that it asks for, where the browser's client shows it without them first. So each component is
 * rendered once, with its answers. What the mall refuses is an answer too; what a page only prepares for later is switched off by `enabled`.
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
