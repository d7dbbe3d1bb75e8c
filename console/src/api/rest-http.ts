import { fetchUtils, HttpError } from 'react-admin';
import {
  asksForFactor,
  isApiError,
  lostText,
  queryString,
  textOfStatus,
  wireLocale,
  type FieldIssue,
} from '@mall/web-kit';
import { currentLocale, session, stepUp } from './mall.js';
import { viewHeaders } from './view-as.js';

/** The answer of a refused call in the simple-rest dialect. */
interface Refusal {
  readonly status?: number;
  readonly body?: { readonly data?: readonly FieldIssue[] | null };
}

/**
 * Calls `fetchJson` with the headers of every call of the mall. An expired token is renewed once; when that fails,
 * `authProvider.checkError` shows the sign-in page. Where an act needs a fresh second factor, the person is asked in place
 * and the same request is sent again.
 */
export async function restHttp(url: string, options: fetchUtils.Options = {}) {
  const token = await session.accessToken();
  try {
    return await send(url, options, token);
  } catch (thrown) {
    if (asksForFactor((thrown as Refusal).body?.data ?? []) && (await stepUp.ask()))
      return send(url, options, await session.accessToken());
    if (!token || (thrown as Refusal).status !== 424 || !(await session.renew(token))) throw thrown;
    return send(url, options, await session.accessToken());
  }
}

/** Downloads the bytes of a GET, for files that no contract row can describe. */
export async function download(path: string, query: Readonly<Record<string, unknown>>): Promise<Blob> {
  const token = await session.accessToken();
  return inWords(undefined, async (signal) => {
    const response = await fetch(`${path}${queryString(query)}`, { headers: headersOf({}, token), signal });
    if (response.ok) return response.blob();
    const { msg } = (await response.json().catch(() => ({}))) as { msg?: string };
    throw new HttpError(msg, response.status, { message: msg });
  });
}

/** Timeout of a request, equal to that of calls by key. */
const REQUEST_MS = 30_000;

function send(url: string, options: fetchUtils.Options, token: string | undefined) {
  return inWords(options.signal, (signal) =>
    fetchUtils.fetchJson(url, { ...options, headers: headersOf(options, token), signal }),
  );
}

/** Runs a request with a timeout. @throws HttpError in the reader's language, not in the English of browsers and proxies */
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

/** Converts an `ApiError` to the `HttpError` that react-admin's forms and notifications expect; other errors stay. */
export async function asHttpError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    const { message, status, issues } = thrown;
    const errors = Object.fromEntries(issues.map((issue) => [issue.field, issue.message]));
    // `data` as in the answers of the simple-rest dialect, whose issues may be questions.
    throw new HttpError(message, status, { message, ...(issues.length > 0 ? { errors, data: issues } : {}) });
  }
}
