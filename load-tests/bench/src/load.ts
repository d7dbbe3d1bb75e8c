import autocannon from 'autocannon';

/** The result of one measurement. */
export interface Measurement {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** Answers other than 200 or without the required content, broken connections and timeouts. */
  readonly failures: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Required content of an answer; another answer is a failure. */
  readonly contains?: string;
}

const HEADERS = { locale: 'rus', 'tenant-id': '1' };

/** Closed-loop load: each connection iterates over its own share of the paths. */
export async function load(options: LoadOptions): Promise<Measurement> {
  const { origin, paths, connections, seconds, contains } = options;
  let client = 0;
  const { requests, duration, latency, non2xx, errors, timeouts, mismatches } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 10,
    headers: HEADERS,
    ...(contains !== undefined && { verifyBody: (body: unknown) => String(body).includes(contains) }),
    setupClient: (one) => one.setRequests(shareOf(paths, client++, connections).map((path) => ({ path }))),
  });
  return {
    perSecond: requests.total / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    requests: requests.total,
    failures: non2xx + errors + timeouts + mismatches,
  };
}

function shareOf(paths: readonly string[], client: number, clients: number): string[] {
  if (paths.length < clients) return [paths[client % paths.length]!];
  return paths.filter((_, place) => place % clients === client);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
