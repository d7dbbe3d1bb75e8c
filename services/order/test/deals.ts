import { createHash, randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { UploadedOssFile } from '@mall/contracts/file';
import {
  orderApi,
  orderCheckoutApi,
  orderContractApi,
  orderDeskApi,
  orderDeskViewApi,
  orderViewApi,
  orderVoucherApi,
  type UploadVoucherDto,
} from '@mall/contracts/order';
import { factQuestions, type ImportCarDto } from '@mall/contracts/product';
import type { TestMall } from '@mall/testing';

export { aVin } from '@mall/testing';

/** Questions that somebody affirms who names any VIN for any car. */
export const AFFIRMED = [...factQuestions];
import { borderDay } from '@mall/validation/typography';
import { aDrawnSignature } from '../src/sales-contract/drawn-signature.fakes.js';
import { lineOf, type ReadyBuyer } from './neighbours.js';

/** Operations of a buyer on orders, and those of staff and merchants. */
export const buyerOrderApi = { ...orderCheckoutApi, ...orderViewApi, ...orderApi };
export const deskOrderApi = { ...orderDeskViewApi, ...orderDeskApi };

export const SIGNATURE = aDrawnSignature();

/** Prices one car for a buyer, without the cart. */
export async function confirmOne(mall: TestMall, buyer: ReadyBuyer, car: ImportCarDto): Promise<string> {
  const { confirmId } = await mall
    .callAs(buyer.caller)(buyerOrderApi)
    .confirm({ addrId: buyer.addrId, dvyType: 1, shopCartItem: lineOf(car) });
  return confirmId;
}

export async function orderOne(mall: TestMall, buyer: ReadyBuyer, car: ImportCarDto): Promise<string> {
  const confirmId = await confirmOne(mall, buyer, car);
  const [orderId] = await mall
    .callAs(buyer.caller)(buyerOrderApi)
    .submit({ confirmId, idempotencyKey: randomUUID() });
  return orderId!;
}

/** Opens the contract and lets its reading time pass, on the database's clock. */
export async function readContract(mall: TestMall, buyer: ReadyBuyer, orderId: string) {
  const contract = await mall.callAs(buyer.caller)(orderContractApi).one({ orderId });
  await mall.query(
    'order',
    `UPDATE sales_contract SET first_viewed_at = first_viewed_at - interval '5 minutes' WHERE order_id = $1`,
    [orderId],
  );
  return contract;
}

export async function signContract(mall: TestMall, buyer: ReadyBuyer, orderId: string) {
  const { contractId, hash, clauses } = await readContract(mall, buyer, orderId);
  const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
  return mall
    .callAs(buyer.caller)(orderContractApi)
    .sign({ contractId, hash, agreedClauseIds, signatureImg: SIGNATURE });
}

/** Returns today at the border: no order of a test is older, and the day has begun in every zone of the deal. */
export const today = (): string => borderDay();

/** Returns a slip of today over a used car; another reference or order is another transfer with another file. */
export function aSlip(orderId: string, traits: Partial<UploadVoucherDto> = {}): UploadVoucherDto {
  const { bankRef = `PP-${orderId}` } = traits;
  const fileId = BigInt(`0x${createHash('sha1').update(`${orderId} ${bankRef}`).digest('hex').slice(0, 12)}`);
  return {
    orderId,
    files: [{ url: `/api/files/f/1${fileId}`, originName: 'slip.pdf' }],
    amountFee: 8_500_000,
    currency: 'CNY',
    paidTime: today(),
    bankRef,
    ...traits,
  };
}

export async function uploadSlip(mall: TestMall, buyer: ReadyBuyer, orderId: string) {
  return mall.callAs(buyer.caller)(orderVoucherApi).upload(aSlip(orderId));
}

/** Returns another picture each time, because a file proves one transfer. */
function anotherPicture(): Promise<Uint8Array> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const blank = { width: 320, height: 240, channels: 3, background: { r, g, b } } as const;
  return sharp({ create: blank }).png().toBuffer();
}

/** Sends a picture to the real file service, as the gateway would for this buyer. */
export async function uploadPicture(
  mall: TestMall,
  buyer: ReadyBuyer,
  purpose: 'slip' | 'contract',
  content?: Uint8Array,
) {
  const form = new FormData();
  const png = new Uint8Array(content ?? (await anotherPicture()));
  form.set('file', new Blob([png], { type: 'image/png' }), `${purpose}.png`);
  const path = `/mall4cloud_biz/oss/upload_minio?purpose=${purpose}`;
  const answer = await fetch(mall.service('file').url + path, {
    method: 'POST',
    body: form,
    headers: mall.sealedHeaders(buyer.caller, 'POST', path),
  });
  const { url, originName } = (await answer.json()) as UploadedOssFile;
  return { url, originName };
}

/** Returns a page of A4 at 150 dpi, in one colour or with a stroke of ink on it. */
export async function aPage(background: string, isSigned = false, scale = 1): Promise<Buffer> {
  const [width, height] = [1240 * scale, 1754 * scale].map(Math.round) as [number, number];
  const page = sharp({ create: { width, height, channels: 3, background } });
  const ink = {
    create: { width: Math.round(width / 3), height: 9, channels: 3, background: '#203080' },
  } as const;
  const input = await sharp(ink).png().toBuffer();
  const strokes = isSigned ? [{ input, left: 100, top: Math.round(height / 2) }] : [];
  return page.composite(strokes).png().toBuffer();
}

/** Follows a download link like a browser, without the gateway. */
export async function fetchPdf(mall: TestMall, { url }: { url: string }): Promise<Uint8Array> {
  const answer = await fetch(`${mall.service('file').url}${url.replace(/^\/api/, '')}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await answer.arrayBuffer());
}
