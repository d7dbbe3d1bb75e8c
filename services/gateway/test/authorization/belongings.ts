import { randomUUID } from 'node:crypto';
import { adminSavedFilterApi } from '@mall/contracts/admin';
import {
  orderCartApi,
  orderCheckoutApi,
  orderContractApi,
  orderDocumentApi,
  orderVoucherApi,
} from '@mall/contracts/order';
import { productStockListApi } from '@mall/contracts/product';
import { tenantApi } from '@mall/contracts/tenant';
import { userAddressApi, userApi, userPersonalApi } from '@mall/contracts/user';
import {
  anAddress,
  aMerchant,
  anId,
  aNewCar,
  aPassport,
  aService,
  lineOf,
  putOnSale,
  shop,
  type TestMall,
} from '@mall/testing';
import { borderDay } from '@mall/validation/typography';
import type { Person } from './cast.js';
import { MISSING_ID, type Values } from './sample.js';

/** Words that appear only in the owner's records; nobody else may read one of them. */
export const CANARIES = [
  'Канареечная 77',
  'KANAREIKIN',
  '9876543210',
  'canary-slip',
  '+79998887766',
] as const;

const [STREET, SURNAME, PASSPORT, BANK_REF, MOBILE] = CANARIES;

/** Fields by which requests name the owner's records, and the same fields with values that name nothing. */
export interface Named {
  readonly own: Values;
  readonly missing: Values;
  /** Values of columns by which the owner's rows are found. */
  readonly marks: Readonly<Record<string, string>>;
}

export interface Belongings {
  readonly buyer: Named;
  readonly merchant: Named;
  readonly staff: Named;
  /** Public records that any request may name. */
  readonly common: Values;
}

export interface Owners {
  readonly buyer: Person;
  readonly staff: Person;
}

/** Gives each owner one record of every kind that a request can name. */
export async function belongingsOf(mall: TestMall, { buyer, staff }: Owners): Promise<Belongings> {
  const [bought, wanted, sold] = [aNewCar(), aNewCar(), aNewCar()];
  await putOnSale(mall, bought, wanted, sold);
  await mall.callAs(aService('demo'))(tenantApi).importShop({
    shopKey: 'matrix',
    shopId: shop.shopId,
    ownerUserId: anId(),
    shopName: 'Матрица',
    type: 2,
  });
  const as = mall.callAs(buyer.caller);
  const userId = buyer.caller.userId!;
  await as(userApi).update({ ...aPassport, surnameEn: SURNAME, passportNo: PASSPORT });
  const { addrId } = await as(userAddressApi).create({ ...anAddress, addr: STREET, mobile: MOBILE });

  await as(orderCartApi).changeItem({ ...lineOf(wanted), count: 1 });
  const { shopCarts } = await as(orderCartApi).info({});
  const shopCartItemId = shopCarts[0]!.shopCartItem[0]!.cartItemId;

  const confirm = async (): Promise<string> => {
    const { confirmId } = await as(orderCheckoutApi).confirm({
      addrId,
      dvyType: 1,
      shopCartItem: lineOf(bought),
    });
    return confirmId;
  };
  const { requestId } = await as(userPersonalApi).ask({ kind: 'erasure' });
  const [orderId = ''] = await as(orderCheckoutApi).submit({
    confirmId: await confirm(),
    idempotencyKey: randomUUID(),
  });
  const { contractId, hash, clauses } = await as(orderContractApi).one({ orderId });
  const confirmId = await confirm();
  const file = await upload(mall, buyer);
  await as(orderVoucherApi).upload({
    orderId,
    files: [file],
    amountFee: 100,
    currency: 'CNY',
    paidTime: borderDay(),
    bankRef: BANK_REF,
  });
  await as(orderDocumentApi).contract({ orderId });
  const [document] = await as(orderDocumentApi).ofOrder({ orderId });
  const filter = await mall
    .callAs(staff.caller)(adminSavedFilterApi)
    .save({ list: 'orders', name: 'kept', query: '{}' });

  await mall.query(
    'order',
    `INSERT INTO milestone (order_id, code, happened_on, files, written_by_kind) VALUES ($1, 'bought', now(), $2, 'staff')`,
    [orderId, JSON.stringify([file])],
  );
  const { stockListId } = await mall
    .callAs(aMerchant({ shopId: shop.shopId }))(productStockListApi)
    .begin({ fileName: 'stock.csv', headings: ['VIN'], columns: ['vin'], decimal: 'point', rows: 1 });
  const conversations = await mall.query<{ id: string }>(
    'chat',
    `INSERT INTO conversation (person_id, nickname, subject, subject_id, shop_id, last_seq)
     VALUES ($1, $2, 'car', $3, NULL, 1), (1, 'somebody', 'car', $3, $4, 1) RETURNING conversation_id AS id`,
    [userId, SURNAME, sold.spuId, shop.shopId],
  );
  const [ownTalk, shopTalk] = conversations.map(({ id }) => id);
  const chatFile = await upload(mall, buyer);
  await mall.query('chat', `INSERT INTO message (conversation_id, seq, rev, content) VALUES ($1, 1, 1, $2)`, [
    ownTalk,
    `%img/files/f/${/(\d+)$/.exec(chatFile.url)![1]!}`,
  ]);
  const fileId = /(\d+)$/.exec(file.url)![1]!;
  const items = (id: string) => [{ shopCartItemId: id, isChecked: 0 }];
  return {
    buyer: {
      own: {
        addrId,
        confirmId,
        orderId,
        orderIds: [orderId],
        items: items(shopCartItemId),
        ids: [shopCartItemId],
        contractId,
        documentId: document!.documentId,
        fileId,
        conversationId: ownTalk,
        requestId,
      },
      missing: {
        addrId: MISSING_ID,
        confirmId: 'no-such-confirmation',
        orderId: MISSING_ID,
        orderIds: [MISSING_ID],
        items: items(MISSING_ID),
        ids: [MISSING_ID],
        contractId: MISSING_ID,
        documentId: MISSING_ID,
        fileId: MISSING_ID,
        conversationId: MISSING_ID,
        requestId: MISSING_ID,
      },
      marks: { user_id: userId, owner_id: userId, order_id: orderId, address_id: addrId },
    },
    merchant: {
      own: {
        orderId,
        spuId: sold.spuId,
        spuIds: [sold.spuId],
        conversationId: shopTalk,
        shopId: shop.shopId,
        stockListId,
      },
      missing: {
        orderId: MISSING_ID,
        spuId: MISSING_ID,
        spuIds: [MISSING_ID],
        conversationId: MISSING_ID,
        shopId: MISSING_ID,
        stockListId: MISSING_ID,
      },
      marks: { order_id: orderId, spu_id: sold.spuId, stock_list_id: stockListId },
    },
    staff: {
      own: { filterId: filter.filterId },
      missing: { filterId: MISSING_ID },
      marks: { filter_id: filter.filterId },
    },
    common: {
      spuId: wanted.spuId,
      skuId: wanted.spuId,
      brandId: wanted.brandId,
      categoryId: wanted.categoryId,
      shopCartItem: lineOf(wanted),
      hash,
      agreedClauseIds: clauses.map(({ clauseId }) => clauseId),
      files: [{ url: '/api/files/f/1', originName: 'slip.pdf' }],
      url: file.url,
    },
  };
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Uploads a picture of one pixel. @param purpose what it is for; decides who may see it */
export async function upload(
  mall: TestMall,
  { token }: Person,
  purpose = 'slip',
): Promise<{ url: string; originName: string }> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'slip.png');
  const response = await fetch(
    `${mall.service('gateway').url}/api/mall4cloud_biz/oss/upload_minio?purpose=${purpose}`,
    { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } },
  );
  const { data } = (await response.json()) as { data: { url: string; originName: string } };
  return { url: data.url, originName: data.originName };
}
