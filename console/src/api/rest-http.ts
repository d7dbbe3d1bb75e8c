import { fetchUtils, HttpError } from 'react-admin';
import { wireLocale } from '@mall/web-kit';
import { client, currentLocale, session } from './mall.js';

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

async function send(url: string, options: fetchUtils.Options, token: string | undefined) {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('TENANT-ID', '1');
  headers.set('VERSION', '1.0.0');
  headers.set('locale', wireLocale(currentLocale()));
  return fetchUtils.fetchJson(url, { ...options, headers });
}

/** A refusal of `client`, as react-admin's forms and notifications understand it. */
export async function asHttpError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    const { message, status, issues } = thrown as {
      message: string;
      status?: number;
      issues?: readonly { field: string; message: string }[];
    };
    const errors = Object.fromEntries((issues ?? []).map((issue) => [issue.field, issue.message]));
    throw new HttpError(message, status ?? 0, { message, ...(issues?.length ? { errors } : {}) });
  }
}

export { client };
