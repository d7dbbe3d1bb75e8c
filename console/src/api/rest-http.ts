import { fetchUtils, HttpError } from 'react-admin';
import { isApiError, lostText, queryString, textOfStatus, wireLocale } from '@mall/web-kit';
import { currentLocale, session } from './mall.js';
import { viewHeaders } from './view-as.js';

/** What a refused call answers in the simple-rest dialect. */
interface Refusal {
  readonly status?: number;
}

/**
 * `fetchJson` with the headers every call of the mall carries. A token that has run out is renewed once; then the
 * session is over, which `authProvider.checkError` turns into the sign-in page.
 */
export async function restHttp(url: string, options: fetchUtils.Options = {}) {
  const token = await session.accessToken();
  try {
    return await send(url, options, token);
  } catch (thrown) {
    if (!token || (thrown as Refusal).status !== 424 || !(await session.renew(token))) throw thrown;
    return send(url, options, await session.accessToken());
  }
}

/** The bytes of a GET, for files that no contract row can carry. */
export async function download(path: string, query: Readonly<Record<string, unknown>>): Promise<Blob> {
  const token = await session.accessToken();
  return inWords(undefined, async (signal) => {
    const response = await fetch(`${path}${queryString(query)}`, { headers: headersOf({}, token), signal });
    if (response.ok) return response.blob();
    const { msg } = (await response.json().catch(() => ({}))) as { msg?: string };
    throw new HttpError(msg, response.status, { message: msg });
  });
}

/** As long as the calls that are no records wait. */
const REQUEST_MS = 30_000;

function send(url: string, options: fetchUtils.Options, token: string | undefined) {
  return inWords(options.signal, (signal) =>
    fetchUtils.fetchJson(url, { ...options, headers: headersOf(options, token), signal }),
  );
}

/** Runs a request that ends in time. @throws HttpError in the reader's language; browsers and proxies say what they have to say in English */
async function inWords<T>(
  given: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(REQUEST_MS);
  try {
    return await work(given ? AbortSignal.any([given, timeout]) : timeout);
  } catch (thrown) {
    const isAnswer = thrown instanceof HttpError;
    if (given?.aborted || (isAnswer && (thrown.body as { message?: string } | undefined)?.message))
      throw thrown;
    const message = isAnswer
      ? await textOfStatus(thrown.status, currentLocale())
      : lostText(timeout.aborted ? 'timeout' : 'network', currentLocale());
    throw new HttpError(message, isAnswer ? thrown.status : 0, { message });
  }
}

function headersOf(options: fetchUtils.Options, token: string | undefined): Headers {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(viewHeaders())) headers.set(name, value);
  headers.set('TENANT-ID', '1');
  headers.set('VERSION', '1.0.0');
  headers.set('locale', wireLocale(currentLocale()));
  return headers;
}

/** An `ApiError` as the `HttpError` that react-admin's forms and notifications understand; anything else as it is. */
export async function asHttpError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    const { message, status, issues } = thrown;
    const errors = Object.fromEntries(issues.map((issue) => [issue.field, issue.message]));
    throw new HttpError(message, status, { message, ...(issues.length > 0 ? { errors } : {}) });
  }
}
