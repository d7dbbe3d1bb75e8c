import type { LoaderEnvironment } from './environment.js';
import type { LoadedBuyer } from './people.js';
import { readPicture } from './picture-files.js';

interface MallAnswer<T> {
  readonly success: boolean;
  readonly msg: string;
  readonly data: T;
}

/** Uploads a payment slip through the gateway as the buyer, given its path in `pictures/`; returns its URL. */
export async function uploadSlip(
  { gatewayUrl }: LoaderEnvironment,
  { username }: LoadedBuyer,
  password: string,
  slip: string,
): Promise<string> {
  const { access_token } = await post<{ access_token: string }>(
    `${gatewayUrl}/api/mall4cloud_auth/ua/login`,
    {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ principal: username, credentials: password, sysType: 0 }),
    },
  );
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(await readPicture(slip))], { type: 'image/png' }),
    'platezhnoe-poruchenie.png',
  );
  const { url } = await post<{ url: string }>(
    `${gatewayUrl}/api/mall4cloud_biz/oss/upload_minio?purpose=slip`,
    {
      headers: { authorization: access_token },
      body: form,
    },
  );
  return url;
}

async function post<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, { method: 'POST', ...init });
  const answer = (await response.json()) as MallAnswer<T>;
  if (!answer.success) throw new Error(`${url}: ${answer.msg}`);
  return answer.data;
}
