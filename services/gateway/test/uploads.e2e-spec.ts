import { startMall, type TestMall } from '@mall/testing';
import { aSignedInBuyer } from './buyers.js';

let mall: TestMall;
let token: string;

beforeAll(async () => {
  mall = await startMall(['gateway', 'auth', 'user', 'file']);
  token = await aSignedInBuyer(mall, '+79990001122');
}, 120_000);

async function upload(path: string, content: string) {
  const body = new FormData();
  body.append('file', new Blob([content]), 'slip.pdf');
  const response = await fetch(`${mall.service('gateway').url}/api${path}?purpose=slip`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A PDF with one empty page. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** The file service answers without an envelope; the gateway writes answer and failure in the family that the route declares. */
describe('an upload', () => {
  it('is answered in the family of its route', async () => {
    expect(await upload('/admin/sys-file/upload', PDF)).toMatchObject({
      status: 200,
      body: { code: 0, msg: '', data: { originName: 'slip.pdf', bucketName: 'private' } },
    });
    expect(await upload('/mall4cloud_biz/oss/upload_minio', PDF)).toMatchObject({
      status: 200,
      body: { code: '00000', success: true, data: { originName: 'slip.pdf' } },
    });
  });

  it('is refused in the family of its route', async () => {
    expect(await upload('/admin/sys-file/upload', 'no picture')).toMatchObject({
      status: 415,
      body: { code: 1 },
    });
    expect(await upload('/mall4cloud_biz/oss/upload_minio', 'no picture')).toMatchObject({
      status: 200,
      body: { code: 'A08001', success: false },
    });
  });
});
