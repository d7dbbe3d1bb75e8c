import { platformErrors, type Caller } from '@mall/contracts/define';
import { fileApi, fileErrors, fileListApi, type ListedFileView } from '@mall/contracts/file';
import { aBuyer, aMerchant, aService, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { samples } from './samples.js';

let mall: TestMall;
const desk = () => mall.callAs(aStaffMember(['sys_file_view', 'sys_file_del']))(fileListApi);

beforeAll(async () => {
  mall = await startMall(['file']);
});

/** Uploads a payment slip that counts as `hoursAgo` old. */
async function aSlip(hoursAgo: number, caller: Caller = aBuyer()): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await samples.png())]), `slip ${hoursAgo}.png`);
  const path = '/admin/sys-file/upload?purpose=slip';
  const headers = mall.sealedHeaders(caller, 'POST', path);
  const response = await fetch(mall.service('file').url + path, { method: 'POST', body: form, headers });
  const { url } = (await response.json()) as { url: string };
  const fileId = /(\d+)$/.exec(url)![1]!;
  await mall.query(
    'file',
    `UPDATE file SET created_at = now() - make_interval(hours => $2) WHERE file_id = $1`,
    [fileId, hoursAgo],
  );
  return fileId;
}

const attach = (fileId: string, usedBy: string) =>
  mall
    .callAs(aService('order'))(fileApi)
    .attach({ fileIds: [fileId], usedBy });

const listed = async (fileId: string): Promise<ListedFileView | undefined> =>
  (await desk().page({ ids: [fileId], current: 1, size: 10 })).records[0];

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

it('says who uploaded a file and what uses it, without an address that opens it', async () => {
  const buyer = aBuyer();
  const fileId = await aSlip(30, buyer);
  await attach(fileId, 'order:1024');
  expect(await listed(fileId)).toMatchObject({
    originName: 'slip 30.png',
    purpose: 'slip',
    ownerZone: 'shop',
    ownerId: buyer.userId,
    usedBy: ['order:1024'],
    isOrphan: false,
    url: null,
  });
});

it('removes what nothing uses a day after its upload, row and object, and nothing else', async () => {
  const [used, fresh, orphan] = [await aSlip(48), await aSlip(1), await aSlip(48)];
  await attach(used, 'refund:7');
  for (const fileId of [used, fresh])
    expect(fileErrors.fileInUse.is(await failure(desk().removeOrphan({ fileId })))).toBe(true);

  const { records } = await desk().page({ isOrphan: true, current: 1, size: 100 });
  const ids = records.map(({ fileId }) => fileId);
  expect([ids.includes(orphan), ids.includes(used), ids.includes(fresh)]).toEqual([true, false, false]);

  await desk().removeOrphan({ fileId: orphan });
  expect(await listed(orphan)).toBeUndefined();
  expect(platformErrors.notFound.is(await failure(desk().removeOrphan({ fileId: orphan })))).toBe(true);
  const link = mall
    .callAs(aStaffMember(['voucher_audit']))(fileApi)
    .linkFor({ fileId: orphan });
  expect(fileErrors.fileGone.is(await failure(link))).toBe(true);
  expect(await listed(used)).toBeDefined();
});

it('lets a file either be used or be removed when both happen at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const fileId = await aSlip(48);
    const [, attached] = await Promise.all([
      failure(desk().removeOrphan({ fileId })),
      failure(attach(fileId, 'order:9')),
    ]);
    const row = await listed(fileId);
    expect(row === undefined ? attached !== undefined : row.usedBy).toEqual(
      row === undefined ? true : ['order:9'],
    );
  }
});

it('is for staff with the right alone', async () => {
  const fileId = await aSlip(48);
  for (const caller of [aStaffMember(['voucher_audit']), aMerchant(), aBuyer()]) {
    const { page, removeOrphan } = mall.callAs(caller)(fileListApi);
    for (const work of [page({ current: 1, size: 10 }), removeOrphan({ fileId })])
      expect(platformErrors.forbidden.is(await failure(work))).toBe(true);
  }
  expect(await listed(fileId)).toBeDefined();
});
