import { fetchUtils, HttpError } from 'react-admin';
import { isApiError, queryString, wireLocale } from '@mall/web-kit';
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
  const response = await fetch(`${path}${queryString(query)}`, { headers: headersOf({}, token) });
  if (response.ok) return response.blob();
  const said = (await response.json().catch(() => ({}))) as { msg?: string };
  throw new HttpError(said.msg ?? response.statusText, response.status);
}

async function send(url: string, options: fetchUtils.Options, token: string | undefined) {
  return fetchUtils.fetchJson(url, { ...options, headers: headersOf(options, token) });
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
