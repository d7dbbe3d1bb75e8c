import sharp from 'sharp';
import type { LoaderEnvironment } from './environment.js';
import type { LoadedBuyer } from './people.js';

interface MallAnswer<T> {
  readonly success: boolean;
  readonly msg: string;
  readonly data: T;
}

/** Draws a payment slip and uploads it through the gateway as the buyer; returns its URL. */
export async function uploadSlip(
  { gatewayUrl }: LoaderEnvironment,
  { username }: LoadedBuyer,
  password: string,
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
    new Blob([new Uint8Array(await drawSlip(username))], { type: 'image/png' }),
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

const LINES = [
  ['Поступ. в банк плат.', '20.11.2026'],
  ['Вид платежа', 'Электронно'],
  ['Плательщик', 'Физическое лицо'],
  ['Банк плательщика', 'АО «Дальневосточный коммерческий банк», г. Владивосток'],
  ['Получатель', 'Продавец по счёту-проформе'],
  ['Назначение платежа', 'Оплата автомобиля по счёту-проформе'],
];

let drawn = 0;

/** Each has a number of its own: no file proves two transfers. */
function drawSlip(username: string): Promise<Buffer> {
  drawn += 1;
  const rows = LINES.map(
    ([label, value], index) =>
      `<text x="60" y="${210 + index * 74}" fill="#5A6875" font-size="22">${label}</text>
       <text x="60" y="${240 + index * 74}" fill="#14202B" font-size="26">${value}</text>`,
  ).join('');
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="760" font-family="PT Sans, DejaVu Sans, sans-serif">
      <rect width="1000" height="760" fill="#FFFFFF"/><rect x="30" y="30" width="940" height="700" fill="none" stroke="#14202B" stroke-width="2"/>
      <text x="60" y="100" font-size="34" fill="#14202B">ПЛАТЁЖНОЕ ПОРУЧЕНИЕ № ${username.length * 137 + drawn}</text>
      <text x="60" y="140" font-size="22" fill="#5A6875">Образец для демонстрации, не платёжный документ</text>
      ${rows}</svg>`),
  )
    .png()
    .toBuffer();
}
