import { adminErrors } from '@mall/contracts/admin';

/** A whole read must fit into a call of the back office, which waits for 25 s. */
const READ_MS = 20_000;
const REQUEST_MS = 5_000;
const MOST_BYTES = 4 * 1_024 * 1_024;

/** Fields of every answer of both directories: `errcode` 0 is success. */
export interface DirectoryAnswer {
  readonly errcode?: number;
}

/**
 * Requests of one read of a directory, whose base address comes from the environment. Each takes at most 5 s, all of
 * them 20 s; answers have at most 4 MB; redirects are not followed, so that no other host is reached. Addresses hold
 * credentials, so neither they nor answers of the directory reach an error or the log.
 */
export class DirectoryHttp {
  private readonly end = AbortSignal.timeout(READ_MS);

  constructor(private readonly baseUrl: string) {}

  get<A extends DirectoryAnswer>(path: string, query: Readonly<Record<string, string>>): Promise<A> {
    return this.send<A>(path, query, { method: 'GET' });
  }

  post<A extends DirectoryAnswer>(
    path: string,
    query: Readonly<Record<string, string>>,
    body: object,
  ): Promise<A> {
    const headers = { 'content-type': 'application/json' };
    return this.send<A>(path, query, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /**
   * Sends a request to the directory and returns its answer.
   * @throws adminErrors.directoryUnreachable, directoryRefused, directoryTooLarge
   */
  private async send<A extends DirectoryAnswer>(
    path: string,
    query: Readonly<Record<string, string>>,
    request: RequestInit,
  ): Promise<A> {
    const url = new URL(path, this.baseUrl);
    url.search = new URLSearchParams(query).toString();
    const signal = AbortSignal.any([this.end, AbortSignal.timeout(REQUEST_MS)]);
    const answer = await fetch(url, { ...request, redirect: 'error', signal })
      .then(async (response) => {
        if (!response.ok) throw adminErrors.directoryRefused({ code: response.status });
        return JSON.parse(await limitedText(response)) as A | null;
      })
      .catch((failure: unknown) => {
        throw isOurs(failure) ? failure : adminErrors.directoryUnreachable();
      });
    if (answer?.errcode !== 0) throw adminErrors.directoryRefused({ code: answer?.errcode ?? '?' });
    return answer;
  }
}

const isOurs = (failure: unknown): boolean =>
  adminErrors.directoryRefused.is(failure) || adminErrors.directoryTooLarge.is(failure);

/** Reads the body chunk by chunk, so that no more than the limit is held. */
async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw adminErrors.directoryTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
