import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminParamApi } from '@mall/contracts/admin';
import { authApi } from '@mall/contracts/auth';
import type { MallError } from '@mall/contracts/define';
import {
  documentErrors,
  orderCartApi,
  orderCheckoutApi,
  orderContractApi,
  orderContractCheckApi,
  orderDocumentApi,
  orderInspectionApi,
  orderVoucherApi,
} from '@mall/contracts/order';
import type { InspectionReport } from '@mall/contracts/product';
import {
  aBuyer,
  aMerchant,
  aService,
  aStaffMember,
  aVisitor,
  refusal,
  startMall,
  type TestMall,
  until,
} from '@mall/testing';
import type { Texts } from '@mall/validation';
import { readPdf } from '@mall/testing/pdf';
import { formatMinor } from '../src/wording/contract-facts.js';
import { contractBody, type ContractWords } from '../src/sales-contract/contract-text.js';
import type { TemplateContent } from '../src/wording/template-content.js';
import {
  aPage,
  deskOrderApi,
  fetchPdf,
  orderOne,
  readContract,
  SIGNATURE,
  signContract,
  today,
  uploadPicture,
  AFFIRMED,
  aVin,
} from './deals.js';
import {
  aNewCar,
  aReadyBuyer,
  aUsedCar,
  lineOf,
  otherShop,
  putOnSale,
  shop,
  type ReadyBuyer,
} from './neighbours.js';

let mall: TestMall;
let buyer: ReadyBuyer;
const cashier = aStaffMember(['order_view', 'document_view', 'voucher_audit']);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order', 'file', 'auth', 'admin']);
  buyer = await aReadyBuyer(mall);
}, 120_000);

const documents = (who = buyer.caller) => mall.callAs(who)(orderDocumentApi);
const contracts = (who = buyer.caller) => mall.callAs(who)(orderContractApi);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const fetched = (link: { url: string }): Promise<Uint8Array> => fetchPdf(mall, link);

async function anOrder(): Promise<{ orderId: string; vin: string }> {
  const vin = aVin();
  const car = aUsedCar({ vin });
  await putOnSale(mall, car);
  return { orderId: await orderOne(mall, buyer, car), vin };
}

describe('documents of an order', () => {
  it('are PDFs whose Russian and Chinese can be selected and searched', async () => {
    const { orderId, vin } = await anOrder();
    const { contractNumber, clauses } = await contracts().one({ orderId, lang: 'ru' });
    const russian = await readPdf(await fetched(await documents().contract({ orderId, lang: 'ru' })));
    expect(russian.title).toContain(contractNumber);
    expect(russian.text).toContain('Договор купли-продажи автомобиля');
    expect(russian.text).toContain('Иванов Пётр');
    expect(russian.text).toContain('Хавейл Джолион');
    expect(russian.text).toContain(vin);
    expect(russian.packed).toContain(`${formatMinor(8_500_000, 'ru').replace(/\s/g, '')}CNY`);
    expect(russian.packed).toContain(`${formatMinor(114_325_000, 'ru').replace(/\s/g, '')}RUB`);
    for (const { text } of clauses) expect(russian.packed).toContain(text.replace(/\s/g, ''));
    expect(russian.text).toContain(`стр. ${russian.pages} из ${russian.pages}`);

    const inChinese = await contracts().one({ orderId, lang: 'zh' });
    const chinese = await readPdf(await fetched(await documents().contract({ orderId, lang: 'zh' })));
    for (const fact of [
      '汽车买卖合同',
      '绥芬河乌苏里汽车贸易有限公司',
      '哈弗初恋',
      '首次上牌日期',
      contractNumber,
      vin,
    ])
      expect(chinese.packed).toContain(fact);
    for (const { text } of inChinese.clauses) expect(chinese.packed).toContain(text.replace(/\s/g, ''));

    const english = await readPdf(await fetched(await documents().invoice({ orderId, lang: 'en' })));
    expect(english.text).toContain('Proforma invoice No.');
    expect(english.text).toContain('DEMOCNXX');
    expect(english.text).toContain('1 CNY = 13.4500 RUB');
  });

  it('once issued stay the same byte for byte, and each change is a version of its own', async () => {
    const { orderId } = await anOrder();
    const first = await documents().contract({ orderId, lang: 'ru' });
    expect(first).toMatchObject({ stage: 'unsigned', version: 1, isLatest: true });
    const bytes = await fetched(first);
    expect(sha256(bytes)).toBe(first.sha256);
    expect(sha256(await fetched(await documents().contract({ orderId, lang: 'ru' })))).toBe(first.sha256);

    await signContract(mall, buyer, orderId);
    const signed = await documents().contract({ orderId, lang: 'ru' });
    expect(signed).toMatchObject({ stage: 'signed', version: 2, documentNumber: first.documentNumber });
    const { seal } = await contracts().one({ orderId });
    const read = await readPdf(await fetched(signed));
    expect(read.text).toContain('Подписано на экране');
    expect(read.packed).toContain(seal);
    expect(read.packed).toContain(signed.factsHash);
    const earlier = await documents().download({ documentId: first.documentId, lang: 'ru' });
    expect(earlier).toMatchObject({ isLatest: false, sha256: first.sha256 });
    expect(sha256(await fetched(earlier))).toBe(first.sha256);
    await expect(
      mall.query('order', `UPDATE document SET facts = '{}' WHERE document_id = $1`, [first.documentId]),
    ).rejects.toThrow('never changes');
    await expect(mall.query('order', `DELETE FROM document_file`)).rejects.toThrow('never changes');
  });

  it('requested by many at once, are issued and drawn once', async () => {
    const { orderId } = await anOrder();
    const links = await Promise.all(
      Array.from({ length: 8 }, () => documents().invoice({ orderId, lang: 'zh' })),
    );
    expect(new Set(links.map(({ documentId, sha256: hash }) => `${documentId} ${hash}`)).size).toBe(1);
    const rows = await mall.query(
      'order',
      'SELECT f.file_id FROM document JOIN document_file f USING (document_id) WHERE order_id = $1',
      [orderId],
    );
    expect(rows).toHaveLength(1);
  });

  it('ask for payment until it is confirmed, and say so after it', async () => {
    const { orderId } = await anOrder();
    const proforma = await documents().invoice({ orderId });
    expect(proforma).toMatchObject({ stage: 'proforma', version: 1 });
    expect(proforma.secondsLeft).toBeGreaterThan(71 * 3_600);
    await signContract(mall, buyer, orderId);
    const slip = await uploadPicture(mall, buyer, 'slip');
    const { voucherId } = await mall
      .callAs(buyer.caller)(orderVoucherApi)
      .upload({
        orderId,
        files: [slip],
        amountFee: 8_500_000,
        currency: 'CNY',
        paidTime: today(),
        bankRef: `DOC-${orderId}`,
      });
    await mall.callAs(cashier)(orderVoucherApi).audit({ voucherId, result: 1 });
    const invoice = await documents().invoice({ orderId, lang: 'ru' });
    expect(invoice).toMatchObject({ stage: 'invoice', version: 2, payBefore: null, secondsLeft: null });
    expect((await readPdf(await fetched(invoice))).text).toContain('подтверждена');
    expect((await documents().ofOrder({ orderId })).map(({ stage }) => stage)).toEqual([
      'invoice',
      'proforma',
    ]);
  });

  it('name the present rate and the calculated payments at import', async () => {
    const { orderId } = await anOrder();
    const first = await documents().invoice({ orderId, lang: 'ru' });
    const read = await readPdf(await fetched(first));
    expect(read.text).toContain('Платежи при ввозе, в цену не входят');
    expect(read.text).toContain('Утилизационный сбор');
    expect(read.text).toContain('1 CNY = 13,4500 RUB');
    // As if the buyer had requested a new quote.
    await mall.query(
      'order',
      'UPDATE sales_order SET rate_scaled = 140000, total_rub_minor = 119000000 WHERE order_id = $1',
      [orderId],
    );
    const second = await documents().invoice({ orderId, lang: 'ru' });
    expect(second).toMatchObject({ stage: 'proforma', version: 2 });
    const again = await readPdf(await fetched(second));
    expect(again.text).toContain('1 CNY = 14,0000 RUB');
    expect(again.packed).toContain('1190000,00RUB');
  });

  it('state that a new car has no VIN yet, and are issued again in every language when staff name it', async () => {
    const car = aNewCar({ priceFee: 8_500_000, wholesalePriceFee: undefined });
    await putOnSale(mall, car);
    const [orderId, otherId] = [await orderOne(mall, buyer, car), await orderOne(mall, buyer, car)];
    const desk = mall.callAs(aStaffMember(['order_view', 'order_vin']));
    const lineOf = async (id: string) => (await desk(deskOrderApi).one({ orderId: id })).orderItems[0]!;
    const papers = async (lang: 'ru' | 'zh' | 'en') =>
      Promise.all(
        (['contract', 'invoice'] as const).map(async (kind) =>
          readPdf(await fetched(await documents()[kind]({ orderId, lang }))),
        ),
      );
    const later = { ru: 'построен или выделен', zh: '车辆生产或确定后载明', en: 'built or chosen' } as const;
    for (const lang of ['ru', 'zh', 'en'] as const)
      for (const { packed } of await papers(lang)) expect(packed).toContain(later[lang].replace(/\s/g, ''));
    const first = await documents().contract({ orderId, lang: 'ru' });

    const { orderItemId } = await lineOf(orderId);
    const ofAnotherMake = { orderId, vins: [{ orderItemId, vin: aVin('LBV', 2026) }] };
    const question = await desk(orderDocumentApi)
      .nameVins(ofAnotherMake)
      .then(
        () => [],
        (refusal: unknown) => (refusal as MallError).issues,
      );
    expect(question).toMatchObject([{ field: 'vins.0.vin', question: 'vinMake', params: { makers: 'BMW' } }]);
    expect(await lineOf(orderId)).toMatchObject({ vins: [] });
    const vin = aVin('LGW', 2026);
    await desk(orderDocumentApi).nameVins({ orderId, vins: [{ orderItemId, vin: vin.toLowerCase() }] });
    expect(await lineOf(orderId)).toMatchObject({ vin: null, vins: [vin] });
    const issued = (await documents().ofOrder({ orderId })).map(
      ({ kind, version, isLatest }) => `${kind} ${version} ${isLatest ? 'current' : 'replaced'}`,
    );
    expect(issued.sort()).toEqual([
      'contract 1 replaced',
      'contract 2 current',
      'invoice 1 replaced',
      'invoice 2 current',
    ]);
    const inClause = { ru: 'следующей редакции', zh: '后续版本', en: 'later version' } as const;
    for (const lang of ['ru', 'zh', 'en'] as const)
      for (const { packed } of await papers(lang)) {
        expect(packed).toContain(vin);
        expect(packed).not.toContain(later[lang].replace(/\s/g, ''));
        expect(packed).not.toContain(inClause[lang].replace(/\s/g, ''));
      }
    // The page shows the buyer the same text before signing that the PDF has.
    expect(JSON.stringify((await contracts().one({ orderId })).clauses)).toContain(vin);
    const replaced = await documents().download({ documentId: first.documentId, lang: 'ru' });
    expect(replaced).toMatchObject({ isLatest: false, sha256: first.sha256 });

    const other = await lineOf(otherId);
    const same = { orderId: otherId, vins: [{ orderItemId: other.orderItemId, vin }] };
    expect(await refusal(desk(orderDocumentApi).nameVins(same))).toBe(documentErrors.vinOrdered.key);
  });

  it('name each car in the line that it was ordered in, also with a VIN that is named later', async () => {
    const cars = [1, 2, 3, 4].map((nth) =>
      aNewCar({
        priceFee: 8_500_000 + nth,
        wholesalePriceFee: undefined,
        name: { ru: `Jolion ${nth}`, zh: `Jolion ${nth}`, en: `Jolion ${nth}` },
      }),
    );
    await putOnSale(mall, ...cars);
    const cart = mall.callAs(buyer.caller)(orderCartApi);
    for (const car of cars) await cart.changeItem(lineOf(car));
    const checkout = mall.callAs(buyer.caller)(orderCheckoutApi);
    const { confirmId } = await checkout.confirm({ addrId: buyer.addrId, dvyType: 1 });
    const [orderId = ''] = await checkout.submit({ confirmId, idempotencyKey: randomUUID() });
    const desk = mall.callAs(aStaffMember(['order_view', 'order_vin']));
    const { orderItems } = await desk(deskOrderApi).one({ orderId });
    const linesOf = (kind: 'contract' | 'sales_contract') =>
      mall.query<{ name: string; vin: string | null }>(
        'order',
        `SELECT line->'name'->>'en' AS name, line->>'vin' AS vin FROM (${
          kind === 'contract'
            ? `SELECT facts->'contract'->'items' AS lines FROM document WHERE order_id = $1 AND kind = 'contract'
                ORDER BY version DESC LIMIT 1`
            : `SELECT facts->'items' AS lines FROM sales_contract WHERE order_id = $1`
        }) AS paper, jsonb_array_elements(lines) WITH ORDINALITY AS l (line, nth) ORDER BY nth`,
        [orderId],
      );
    // Rows, page and contract have the lines in the same sequence.
    const written = (await linesOf('sales_contract')).map(({ name }) => name);
    expect(orderItems.map(({ spuName }) => spuName)).toEqual(written);

    const named = new Map(orderItems.map(({ spuName }) => [spuName, aVin()]));
    const vinOf = (name: string): string => named.get(name)!;
    const vins = orderItems.map(({ orderItemId, spuName }) => ({ orderItemId, vin: vinOf(spuName) }));
    await desk(orderDocumentApi).nameVins({ orderId, vins, affirmed: AFFIRMED });
    await documents().contract({ orderId });
    for (const { name, vin } of await linesOf('contract')) expect(vin).toBe(vinOf(name));
  });

  it('that are final change only by a VIN: the text that was signed and the payment stay as they were', async () => {
    const car = aNewCar({ priceFee: 8_500_000, wholesalePriceFee: undefined });
    await putOnSale(mall, car);
    const orderId = await orderOne(mall, buyer, car);
    await signContract(mall, buyer, orderId);
    const before = await contracts().one({ orderId });
    const files = [await uploadPicture(mall, buyer, 'slip')];
    const slip = {
      orderId,
      files,
      amountFee: 8_500_000,
      currency: 'CNY',
      paidTime: today(),
      bankRef: `DOC-${orderId}`,
    } as const;
    const { voucherId } = await mall.callAs(buyer.caller)(orderVoucherApi).upload(slip);
    await mall.callAs(cashier)(orderVoucherApi).audit({ voucherId, result: 1 });
    expect(await documents().contract({ orderId })).toMatchObject({ stage: 'signed', version: 1 });
    expect(await documents().invoice({ orderId })).toMatchObject({ stage: 'invoice', version: 1 });
    // Later bank details must not appear in an invoice that was paid.
    await mall.query(
      'order',
      `INSERT INTO payee (company_name, company_address, director, registration_code, bank_name, bank_address, account, swift)
       SELECT company_name, company_address, director, registration_code, bank_name, bank_address, '9999 0000', swift
         FROM payee ORDER BY payee_id DESC LIMIT 1`,
    );
    const desk = mall.callAs(aStaffMember(['order_view', 'order_vin']));
    const [line] = (await desk(deskOrderApi).one({ orderId })).orderItems;
    const vin = aVin();
    const vins = [{ orderItemId: line!.orderItemId, vin }];
    await desk(orderDocumentApi).nameVins({ orderId, vins, affirmed: AFFIRMED });
    const signed = await documents().contract({ orderId, lang: 'en' });
    expect(signed).toMatchObject({ stage: 'signed', version: 2 });
    const paper = await readPdf(await fetched(signed));
    expect(paper.packed).toContain(vin);
    expect(paper.packed).not.toContain('laterversion');
    expect(paper.packed).toContain(before.seal);
    const invoice = await documents().invoice({ orderId, lang: 'en' });
    expect(invoice).toMatchObject({ stage: 'invoice', version: 2 });
    const paid = await readPdf(await fetched(invoice));
    expect(paid.packed).toContain(vin);
    expect(paid.packed).not.toContain('99990000');
    const page = await contracts().one({ orderId });
    expect(page).toMatchObject({ hash: before.hash, seal: before.seal });
    expect(JSON.stringify(page.clauses)).toContain(vin);
    await mall.query('order', `DELETE FROM payee WHERE account = '9999 0000'`);
  });

  it('are seen by the buyer, the merchant of the shop and staff, and by nobody else', async () => {
    const { orderId } = await anOrder();
    const { documentId } = await documents().contract({ orderId });
    const seller = aMerchant({ shopId: shop.shopId });
    expect((await documents(seller).contract({ orderId })).documentId).toBe(documentId);
    expect((await documents(cashier).download({ documentId })).documentId).toBe(documentId);
    for (const stranger of [aBuyer(), aMerchant({ shopId: otherShop.shopId })]) {
      expect(await refusal(documents(stranger).contract({ orderId }))).toBe('order.orderNotFound');
      expect(await refusal(documents(stranger).invoice({ orderId }))).toBe('order.orderNotFound');
      expect(await refusal(documents(stranger).ofOrder({ orderId }))).toBe('order.orderNotFound');
      expect(await refusal(documents(stranger).download({ documentId }))).toBe(
        'order.document.documentNotFound',
      );
    }
    expect(await refusal(documents(aStaffMember([])).contract({ orderId }))).toBe('platform.forbidden');
    expect((await documents(cashier).list({ current: 1, size: 10, orderId })).records[0]?.documentId).toBe(
      documentId,
    );
  });

  it('are found by a part of their own number, and by number and consignee of their order', async () => {
    const { orderId } = await anOrder();
    const { documentId, documentNumber } = await documents().contract({ orderId });
    const [order] = await mall.query<{ order_number: string; consignee: string }>(
      'order',
      `SELECT order_number, consignee FROM sales_order WHERE order_id = ${orderId}`,
    );
    for (const keyWord of [documentNumber.slice(2), order!.order_number, order!.consignee])
      expect((await documents(cashier).list({ current: 1, size: 50, keyWord })).records).toContainEqual(
        expect.objectContaining({ documentId }),
      );
    expect((await documents(cashier).list({ current: 1, size: 50, keyWord: 'no such paper' })).total).toBe(0);
  });

  it('can be verified by number and hash, and by nothing less', async () => {
    const { orderId } = await anOrder();
    const { documentNumber, sha256: hash, factsHash } = await documents().contract({ orderId });
    const ask = mall.callAs({ ...aBuyer(), kind: 'anonymous' })(orderDocumentApi);
    expect(await ask.verify({ number: documentNumber, hash })).toMatchObject({
      isGenuine: true,
      isLatest: true,
    });
    expect(await ask.verify({ number: documentNumber, hash: factsHash.toUpperCase() })).toMatchObject({
      isGenuine: true,
      stage: 'unsigned',
    });
    const other = await ask.verify({ number: documentNumber, hash: 'a'.repeat(64) });
    expect(other).toEqual({ isGenuine: false, stage: null, version: null, isLatest: null, issuedTime: null });
  });

  it('are made for an order whose contract holds its whole text, too, and its page opens', async () => {
    const { orderId, vin } = await anOrder();
    // As the first versions left it; the present trigger would refuse the change.
    await mall.query('order', 'ALTER TABLE sales_contract DISABLE TRIGGER USER');
    const [{ words, content }] = (await mall.query<{ words: ContractWords; content: TemplateContent }>(
      'order',
      `SELECT c.words, t.content FROM sales_contract c
         JOIN document_template t ON t.kind = 'contract' AND t.version = c.version
        WHERE c.order_id = $1`,
      [orderId],
    )) as [{ words: ContractWords; content: TemplateContent }];
    await mall.query('order', 'UPDATE sales_contract SET words = NULL, body = $2 WHERE order_id = $1', [
      orderId,
      contractBody(content, words).toString(),
    ]);
    await mall.query('order', 'ALTER TABLE sales_contract ENABLE TRIGGER USER');

    const seen = await mall.callAs(cashier)(deskOrderApi).one({ orderId });
    expect(seen.contractId).toMatch(/^\d+$/);
    const russian = await readPdf(await fetched(await documents().contract({ orderId, lang: 'ru' })));
    expect(russian.text).toContain('Пётр Иванов');
    expect(russian.text).toContain(vin);
    expect((await signContract(mall, buyer, orderId)).signedTime).not.toBeNull();
  });
});

describe('a contract', () => {
  const codeFor = (digits: string): string => {
    const folder = join(mall.dir, 'sms');
    const name = readdirSync(folder).find((one) => one.startsWith(digits))!;
    return [...readFileSync(join(folder, name), 'utf8').matchAll(/код (\d{6})/g)].at(-1)![1]!;
  };

  it('is signed by the code from an SMS, which opens no other contract', async () => {
    const [{ orderId }, other] = [await anOrder(), await anOrder()];
    const mobile = '+79145550177';
    const { userId } = buyer.caller;
    await mall.callAs(aService('demo'))(authApi).createAccount({
      side: 'shop',
      userId,
      username: 'signer',
      password: 'a long password',
      mobile,
      roles: [],
    });
    const { contractId, hash, clauses } = await readContract(mall, buyer, orderId);
    const second = await readContract(mall, buyer, other.orderId);
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    const request = { contractId, hash, agreedClauseIds };
    expect(await refusal(contracts().sign(request))).toBe('order.document.signatureMissing');
    expect(await contracts().sendSigningCode({ contractId })).toMatchObject({ mobile: '+7914•••0177' });
    const smsCode = codeFor('79145550177');
    const foreign = { contractId: second.contractId, hash: second.hash, agreedClauseIds, smsCode };
    expect(await refusal(contracts().sign(foreign))).toBe('order.document.signingCodeWrong');
    const wrong = smsCode === '000000' ? '000001' : '000000';
    expect(await refusal(contracts().sign({ ...request, smsCode: wrong }))).toBe(
      'order.document.signingCodeWrong',
    );
    const signed = await contracts().sign({ ...request, smsCode });
    expect(signed).toMatchObject({
      status: 1,
      signedBy: 'sms',
      signedMobile: '+7914•••0177',
      signatureImg: null,
    });
    expect(signed.seal).toMatch(/^[0-9a-f]{64}$/);
    const pdf = await readPdf(await fetched(await documents().contract({ orderId, lang: 'ru' })));
    expect(pdf.text).toContain('Подтверждено кодом из SMS: +7914•••0177');
  });

  it('is signed on paper once staff have looked at the scan, and its paper says both moments', async () => {
    const { orderId } = await anOrder();
    const { hash, clauses } = await readContract(mall, buyer, orderId);
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    const page = await aPage('white', true);
    for (const [bytes, key] of [
      [await aPage('blue'), 'order.document.scanBlank'],
      [await aPage('white', true, 0.2), 'order.document.scanTooSmall'],
    ] as const) {
      const files = [await uploadPicture(mall, buyer, 'contract', bytes)];
      expect(await refusal(contracts().upload({ orderId, files, hash, agreedClauseIds }))).toBe(key);
    }
    const scan = await uploadPicture(mall, buyer, 'contract', page);
    const handedIn = await contracts().upload({ orderId, files: [scan], hash, agreedClauseIds });
    expect(handedIn).toMatchObject({
      status: 2,
      signedTime: null,
      scan: { state: 'waiting', files: [scan] },
    });
    const checker = aStaffMember(['contract_check']);
    const checks = mall.callAs(checker)(orderContractCheckApi);
    const { records } = await checks.page({ current: 1, size: 10, state: 'waiting', orderId });
    expect(records).toMatchObject([{ buyerName: 'Иванов Пётр', files: [scan], state: 'waiting' }]);
    const accepted = await checks.accept({ scanId: records[0]!.scanId });
    expect(accepted).toMatchObject({ state: 'accepted', decidedBy: checker.username });
    const signed = await contracts().one({ orderId });
    expect(signed).toMatchObject({ status: 1, signedBy: 'scan', scans: [scan], scan: { decidedBy: null } });
    expect(signed.seal).toMatch(/^[0-9a-f]{64}$/);
    const pdf = await readPdf(await fetched(await documents().contract({ orderId, lang: 'ru' })));
    expect(pdf.text).toContain('Принят продавцом');
    for (const table of ['sales_contract SET seal', 'contract_scan SET reason'])
      await expect(
        mall.query('order', `UPDATE ${table} = 'x' WHERE order_id = $1`, [orderId]),
      ).rejects.toThrow('never changes');
  });

  it('draws the signature into the PDF', async () => {
    const { orderId } = await anOrder();
    const before = await documents().contract({ orderId, lang: 'en' });
    await signContract(mall, buyer, orderId);
    expect(SIGNATURE).toContain('image/png');
    const bytes = Buffer.from(await fetched(await documents().contract({ orderId, lang: 'en' })));
    expect(bytes.includes('/Subtype /Image')).toBe(true);
    expect(
      Buffer.from(
        await fetched(await documents().download({ documentId: before.documentId, lang: 'en' })),
      ).includes('/Subtype /Image'),
    ).toBe(false);
  });
});

describe('the company on papers', () => {
  const staff = aStaffMember(['sys_syspublicparam_view', 'sys_syspublicparam_edit']);

  /** Changes a text of the company like staff. @returns a function that undoes it. */
  async function rename(publicKey: string, publicValues: Texts): Promise<() => Promise<void>> {
    const parameters = mall.callAs(staff)(adminParamApi);
    const { records } = await parameters.page({ current: 1, size: 5, publicKey });
    const { publicId, publicValues: before } = records[0]!;
    await parameters.update({ publicId, publicValues });
    return async () => void (await parameters.update({ publicId, publicValues: before! }));
  }

  const name = { ru: 'Общество «Северный ветер»', zh: '北风汽车有限公司', en: 'Northern Wind Ltd.' };

  it('is the one of the parameters on the next paper without a restart; older papers keep theirs', async () => {
    const { orderId } = await anOrder();
    const first = await documents().contract({ orderId, lang: 'en' });
    const undo = await rename('COMPANY_NAME', name);
    const sellerOfNext = async (): Promise<string> => {
      const next = await documents().contract({ orderId: (await anOrder()).orderId, lang: 'en' });
      return (await readPdf(await fetched(next))).text;
    };
    await until(async () => (await sellerOfNext()).includes(name.en) || undefined, {
      what: 'the new name on a contract',
      timeoutMs: 50_000,
    });
    await undo();

    const again = await documents().contract({ orderId, lang: 'en' });
    expect(again).toMatchObject({ documentId: first.documentId, sha256: first.sha256 });
    const said = (await readPdf(await fetched(again))).text;
    expect(said).toContain('Suifenhe Ussuri Auto Trading Co., Ltd.');
    expect(said).not.toContain(name.en);
  }, 90_000);
});

describe('the inspection report of a car', () => {
  const report: InspectionReport = {
    reportNo: 'IR-77',
    inspectedOn: '2026-11-20',
    inspector: { ru: 'Чжао Лэй', zh: '赵磊', en: 'Zhao Lei' },
    score: 87,
    floodDamage: false,
    sections: [
      {
        section: 'engine',
        passed: 25,
        total: 26,
        items: [{ title: { ru: 'Ремень', zh: '附件皮带', en: 'Belt' }, verdict: 'wear' }],
      },
    ],
    paint: [{ panel: 'bonnet', microns: 248, verdict: 'repainted' }],
    defects: [{ panel: 'roof', kind: 'dent', sizeMm: 21, imgUrl: '/api/files/p/dent.webp' }],
    tyres: [{ place: 'frontLeft', treadMm: 5.4, brand: 'Giti' }],
  };
  const pdf = async (spuId: string, lang?: 'ru' | 'zh' | 'en') => {
    const answer = await mall
      .callAs(aVisitor())(orderInspectionApi)
      .pdf({ spuId, ...(lang ? { lang } : {}) });
    return { ...answer, read: await readPdf(Buffer.from(answer.contentBase64, 'base64')) };
  };

  it.each([
    ['ru', ['Отчёт об осмотре', 'Чжао Лэй', '248 мкм, окрашено', 'Вмятина, 21 мм', '5,4 мм', 'Ремень']],
    ['zh', ['检测报告', '赵磊', '248 μm，补漆', '凹陷，21 mm', '5.4 mm', '附件皮带']],
    ['en', ['Inspection report', 'Zhao Lei', '248 μm, repainted', 'Dent, 21 mm', '5.4 mm', 'Belt']],
  ] as const)('is a PDF for everybody, in %s', async (lang, texts) => {
    const car = aUsedCar({ inspection: report });
    await putOnSale(mall, car);
    const { fileName, read } = await pdf(car.spuId, lang);
    expect(fileName).toBe(`inspection-${car.spuId}-${lang}.pdf`);
    for (const text of ['IR-77', '87', ...texts]) expect(read.packed).toContain(text.replace(/\s/g, ''));
  });

  it('is drawn again once the report has changed, and refused for a car without one or without a page', async () => {
    const car = aUsedCar({ inspection: report });
    await putOnSale(mall, car);
    expect((await pdf(car.spuId)).read.packed).toContain('248');
    await putOnSale(mall, {
      ...car,
      inspection: { ...report, paint: [{ panel: 'bonnet', microns: 301, verdict: 'repainted' }] },
    });
    await until(async () => (await pdf(car.spuId)).read.packed.includes('301') || undefined, {
      what: 'the PDF of the changed report',
      timeoutMs: 10_000,
    });
    const bare = aNewCar();
    await putOnSale(mall, bare);
    expect(await refusal(pdf(bare.spuId))).toBe('order.inspection.noInspection');
    expect(await refusal(pdf('1'))).toBe('product.carGone');
  });
});
