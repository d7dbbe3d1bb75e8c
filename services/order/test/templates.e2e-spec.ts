import { orderContractApi, orderDocumentApi, orderTemplateApi } from '@mall/contracts/order';
import { fillText } from '@mall/validation';
import { aMerchant, aStaffMember, aVisitor, startMall, type TestMall } from '@mall/testing';
import { readPdf } from '@mall/testing/pdf';
import { orderOne } from './deals.js';
import { aNewCar, aReadyBuyer, putOnSale, type ReadyBuyer } from './neighbours.js';

let mall: TestMall;
let buyer: ReadyBuyer;
const editor = aStaffMember(['template_edit', 'template_publish']);
const publisher = aStaffMember(['template_edit', 'template_publish']);
const car = aNewCar();

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order', 'file']);
  buyer = await aReadyBuyer(mall);
  await putOnSale(mall, car);
}, 120_000);

const templates = (who = editor) => mall.callAs(who)(orderTemplateApi);
const contractOf = (orderId: string) =>
  mall.callAs(buyer.caller)(orderContractApi).one({ orderId, lang: 'ru' });
interface Failure {
  declaration: { key: string };
  issues: { field: string; text: Parameters<typeof fillText>[0]; params: Parameters<typeof fillText>[2] }[];
}
const failureOf = (work: Promise<unknown>): Promise<Failure> =>
  work.then(
    () => Promise.reject(new Error('nothing was thrown')),
    (thrown: unknown) => thrown as Failure,
  );
const keyOf = async (work: Promise<unknown>): Promise<string> => (await failureOf(work)).declaration.key;

describe('templates of documents', () => {
  it('become versions; orders placed before keep theirs, orders placed after get the new one', async () => {
    const before = await orderOne(mall, buyer, car);
    const textBefore = await contractOf(before);
    const { version } = textBefore;

    const draft = await templates().start({ kind: 'contract' });
    expect(draft).toMatchObject({
      state: 'draft',
      version: null,
      createdBy: editor.username,
      issuedCount: 0,
    });
    expect(draft.clauses.map(({ clauseId }) => clauseId)).toEqual(
      textBefore.clauses.map(({ clauseId }) => clauseId),
    );
    const [subject, ...rest] = draft.clauses;
    const clauses = [
      { ...subject!, title: { ru: 'О чём договор', zh: '合同内容', en: 'What it is about' } },
      ...rest,
    ];
    const { templateId } = draft;
    expect((await templates().edit({ templateId, clauses, note: 'Заголовок' })).note).toBe('Заголовок');

    // Anybody can read the contract in force, of parties that do not exist; a draft does not appear in it.
    const specimen = await mall.callAs(aVisitor())(orderTemplateApi).specimen({ lang: 'rus' });
    expect(specimen).toMatchObject({ mark: 'ОБРАЗЕЦ' });
    expect(specimen.clauses.length).toBe(clauses.length);
    expect(specimen.clauses[0]?.title).not.toBe('1. О чём договор');
    expect(JSON.stringify(specimen.parts)).toContain('ООО «Продавец»');
    const pdf = await mall.callAs(aVisitor())(orderTemplateApi).specimenPdf({ lang: 'zh' });
    expect(Buffer.from(pdf.contentBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');

    // An unpublished draft changes nothing.
    expect((await contractOf(await orderOne(mall, buyer, car))).version).toBe(version);
    // A contract names the account for payments: nobody writes and publishes it alone.
    expect(await keyOf(templates().publish({ templateId }))).toBe('order.samePerson');
    const published = await templates(publisher).publish({ templateId });
    expect(published).toMatchObject({
      state: 'current',
      version: version + 1,
      publishedBy: publisher.username,
    });
    const after = await contractOf(await orderOne(mall, buyer, car));
    expect(after).toMatchObject({ version: version + 1 });
    expect(after.clauses[0]?.title).toBe('1. О чём договор');
    const textAfter = await contractOf(before);
    expect(textAfter).toMatchObject({ hash: textBefore.hash, version });
    expect(textAfter.clauses.map(({ text }) => text)).toEqual(textBefore.clauses.map(({ text }) => text));

    const printed = await mall
      .callAs(buyer.caller)(orderDocumentApi)
      .contract({ orderId: before, lang: 'ru' });
    expect(printed.templateVersion).toBe(version);
    expect(await keyOf(templates().edit({ templateId, note: 'поздно' }))).toBe(
      'order.document.templatePublished',
    );
    expect(await keyOf(templates().remove({ templateId }))).toBe('order.document.templatePublished');
    await expect(
      mall.query('order', `UPDATE document_template SET content = '{}' WHERE template_id = $1`, [templateId]),
    ).rejects.toThrow('never changes');
    const { records } = await templates().list({ current: 1, size: 10, kind: 'contract' });
    expect(records.slice(0, 2).map((one) => [one.version, one.state])).toEqual([
      [version + 1, 'current'],
      [version, 'retired'],
    ]);
    expect(records[1]!.issuedCount).toBe(2);
  });

  it('have one draft a kind: starting another opens it as it is, also when several start together', async () => {
    const started = await Promise.all(
      Array.from({ length: 5 }, () => templates().start({ kind: 'invoice' })),
    );
    expect(new Set(started.map(({ templateId }) => templateId)).size).toBe(1);
    // The draft is new for the person who started it, however often they request it, until somebody changes
    // it.
    expect(started.filter(({ isNew }) => isNew)).toHaveLength(5);
    const { templateId } = started[0]!;
    await templates().edit({ templateId, note: 'Начато утром' });
    const { records } = await templates().list({ current: 1, size: 10, kind: 'invoice', state: 'current' });
    const again = await templates(aStaffMember(['template_edit'])).start({
      kind: 'invoice',
      basedOn: records[0]!.templateId,
    });
    expect(again).toMatchObject({
      templateId,
      isNew: false,
      state: 'draft',
      note: 'Начато утром',
      createdBy: editor.username,
    });
    await templates().remove({ templateId });
  });

  it('refuse an unknown placeholder by name, with the list of the right ones, wherever it comes in', async () => {
    const draft = await templates().start({ kind: 'proforma' });
    const { templateId, preamble, title, clauses } = draft;
    const wrong = { ...preamble, zh: '请支付 {totalEuro}' };
    const content = { kind: 'proforma', title, preamble: wrong, clauses } as const;
    for (const attempt of [templates().edit({ templateId, preamble: wrong }), templates().preview(content)]) {
      const { declaration, issues } = await failureOf(attempt);
      expect(declaration.key).toBe('platform.invalidInput');
      expect(issues).toHaveLength(1);
      expect(issues[0]!.field).toBe('preamble.zh');
      const said = fillText(issues[0]!.text, 'en', issues[0]!.params);
      expect(said).toContain(
        'unknown placeholder {totalEuro}. There are: {contractNumber}, {documentNumber}',
      );
    }
    expect((await templates().one({ templateId })).preamble).toEqual(preamble);
    await templates().remove({ templateId });
    expect(await keyOf(templates().one({ templateId }))).toBe('order.document.templateNotFound');
  });

  it('wait for their day when published for later, and never begin in the past', async () => {
    const { templateId } = await templates().start({ kind: 'invoice' });
    expect(await keyOf(templates(publisher).publish({ templateId, validFrom: '2020-01-01 00:00:00' }))).toBe(
      'order.document.validFromPast',
    );
    const validFrom = new Date(Date.now() + 86_400_000).toISOString();
    expect(await templates(publisher).publish({ templateId, validFrom })).toMatchObject({
      state: 'scheduled',
      version: 2,
    });
    const { records } = await templates().list({ current: 1, size: 10, kind: 'invoice' });
    expect(records.find(({ version }) => version === 1)).toMatchObject({ state: 'current' });
  });

  it('are previewed as HTML and PDF with sample facts, marked as samples', async () => {
    const { records } = await templates().list({ current: 1, size: 1, kind: 'contract', state: 'current' });
    const { title, preamble, clauses } = records[0]!;
    const form = {
      kind: 'contract',
      title: { ...title, ru: 'Купчая {contractNumber}' },
      preamble,
      clauses,
    } as const;
    const { html } = await templates().preview({ ...form, lang: 'ru' });
    expect(html).toContain('Купчая UAC261121-100001');
    const { contentBase64 } = await templates().previewPdf({ ...form, lang: 'ru' });
    const pdf = await readPdf(Buffer.from(contentBase64, 'base64'));
    expect(pdf.text).toContain('Купчая UAC261121-100001');
    expect(pdf.text).toContain('ОБРАЗЕЦ');
    const offered = await templates().placeholders({ kind: 'contract' });
    expect(offered.find(({ name }) => name === 'totalCny')).toEqual({
      name: 'totalCny',
      meaning: 'сумма в юанях',
      sample: '85\u00a0000,00 CNY',
    });
  });

  it('are edited only by staff with the right', async () => {
    for (const who of [buyer.caller, aMerchant(), aStaffMember(['order_view'])])
      expect(await keyOf(templates(who).list({ current: 1, size: 10 }))).toBe('platform.forbidden');
    const { templateId } = await templates().start({ kind: 'proforma' });
    const writer = aStaffMember(['template_edit']);
    expect(await keyOf(templates(writer).publish({ templateId }))).toBe('platform.forbidden');
    await templates(writer).remove({ templateId });
  });
});
