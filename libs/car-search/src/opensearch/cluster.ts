import { productErrors } from '@mall/contracts/product';
import { Client, errors } from '@opensearch-project/opensearch';
import type { Aggregations } from './facet-request.js';
import type { Query, Value } from './query.js';

/** A search, which fails instead of leaving out a shard. */
export interface SearchBody {
  readonly query: Query;
  readonly post_filter?: Query;
  readonly size: number;
  readonly from?: number;
  readonly sort?: readonly Readonly<Record<string, unknown>>[];
  readonly search_after?: readonly Value[];
  readonly track_total_hits?: number | boolean;
  readonly aggs?: Readonly<Record<string, unknown>>;
  readonly _source?: readonly string[] | boolean;
  readonly terminate_after?: number;
}

export interface SearchHit<Document> {
  readonly _id: string;
  /** Values of the order. */
  readonly sort?: readonly Value[];
  readonly _source: Document;
}

export interface SearchAnswer<Document> {
  readonly timed_out: boolean;
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly SearchHit<Document>[];
  };
  readonly aggregations?: Aggregations;
}

interface FailedAnswer {
  readonly error: {
    readonly type: string;
    readonly root_cause?: readonly { readonly type: string; readonly reason?: string }[];
  };
  readonly status: number;
}

interface Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  readonly path: string;
  readonly body?: object;
  readonly bulkBody?: readonly object[];
  readonly querystring?: Readonly<Record<string, string | number | boolean>>;
}

/** Maximum time of a query, on however many nodes it was tried. */
const SEARCH_MS = 10_000;
/** Maximum number of nodes that a query is sent to. */
const ATTEMPTS = 4;
/** Maximum time of writes, administration, and queries over all cars that nobody waits for. */
const WORK_MS = 120_000;

/** Sends requests to the OpenSearch cluster; the client tries another node when one does not answer. */
export class OpenSearchCluster {
  private readonly client: Client;

  constructor(
    nodes: readonly string[],
    private readonly searchMs = SEARCH_MS,
  ) {
    this.client = new Client({ nodes: [...nodes], maxRetries: 3 });
  }

  /** Searches an index. @throws productErrors.searchUnavailable while the cluster cannot answer */
  async search<Document>(index: string, body: SearchBody): Promise<SearchAnswer<Document>> {
    const [answer] = await this.searchAll<Document>(index, [body]);
    return answer!;
  }

  /** Does the same as `search`, for work in the background, which may take long. */
  async searchPatiently<Document>(index: string, body: SearchBody): Promise<SearchAnswer<Document>> {
    const [answer] = await this.searchAll<Document>(index, [body], WORK_MS);
    return answer!;
  }

  /** Several searches in one request. @throws productErrors.searchUnavailable */
  async searchAll<Document>(
    index: string,
    bodies: readonly SearchBody[],
    limitMs = this.searchMs,
  ): Promise<SearchAnswer<Document>[]> {
    const bulkBody = bodies.flatMap((body) => [{ index, allow_partial_search_results: false }, body]);
    const path = '/_msearch';
    const answer = await this.asked<{ responses: readonly (SearchAnswer<Document> | FailedAnswer)[] }>(
      { method: 'POST', path, bulkBody },
      limitMs,
    );
    return answer.responses.map((response) => {
      if ('error' in response) throw refusalOf(response);
      if (response.timed_out) throw productErrors.searchUnavailable();
      return response;
    });
  }

  /** Reads a document; `undefined` when it does not exist. */
  async get<Answer>(path: string): Promise<Answer | undefined> {
    try {
      return await this.work<Answer>({ method: 'GET', path });
    } catch (failure) {
      if (failure instanceof errors.ResponseError && failure.statusCode === 404) return undefined;
      throw failure;
    }
  }

  /** Sends writes and administration; fails with the error of the client. */
  async work<Answer = unknown>(request: Request): Promise<Answer> {
    const { bulkBody, ...rest } = request;
    const { body } = await this.client.transport.request(
      { ...rest, ...(bulkBody && { bulkBody: [...bulkBody] }) },
      { requestTimeout: WORK_MS },
    );
    return body as Answer;
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  /**
   * Sends a request. Another node is tried when one cannot be reached or refuses, but not when it is slow: the client
   * would otherwise repeat a query that the whole cluster is busy with, each time beside the one before.
   */
  private async asked<Answer>({ bulkBody, ...request }: Request, limitMs: number): Promise<Answer> {
    const until = performance.now() + limitMs;
    for (let attempt = 1; ; attempt += 1)
      try {
        const { body } = await this.client.transport.request(
          { ...request, ...(bulkBody && { bulkBody: [...bulkBody] }) },
          { maxRetries: 0, requestTimeout: Math.max(1, Math.ceil(until - performance.now())) },
        );
        return body as Answer;
      } catch (failure) {
        if (attempt < ATTEMPTS && isOfOneNode(failure) && performance.now() < until) continue;
        throw isOutage(failure) ? productErrors.searchUnavailable() : failure;
      }
  }
}

/** Whether another node may answer at once. */
const isOfOneNode = (failure: unknown): boolean =>
  failure instanceof errors.ConnectionError ||
  (failure instanceof errors.ResponseError && failure.statusCode >= 502 && failure.statusCode <= 504);

/** Whether the cluster did not answer, or refused for a temporary reason. */
function isOutage(failure: unknown): boolean {
  if (failure instanceof errors.ResponseError) return isPassing(failure.statusCode);
  return (
    failure instanceof errors.ConnectionError ||
    failure instanceof errors.TimeoutError ||
    failure instanceof errors.NoLivingConnectionsError
  );
}

/** Whether the refusal is temporary: load, shards that are not started yet, or an index that is being replaced. */
const isPassing = (status: number): boolean => status === 404 || status === 429 || status >= 500;

function refusalOf({ error, status }: FailedAnswer): Error {
  return isPassing(status)
    ? productErrors.searchUnavailable()
    : new Error(`OpenSearch refused a search: ${error.type} ${JSON.stringify(error.root_cause ?? [])}`);
}
