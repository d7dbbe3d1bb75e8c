import {
  adminPageTextApi,
  adminParamApi,
  PAGE_TEXT_CODES,
  type PageTextCode,
  type PageTextContentDto,
  type PageTextView,
} from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { createDataSource } from '@mall/persistence';
import {
  aBuyer,
  aMerchant,
  aStaffMember,
  aVisitor,
  refusal,
  startMall,
  type TestMall,
  until,
} from '@mall/testing';
import type { Texts } from '@mall/validation';
import type { DataSource } from 'typeorm';
import { PageTextRepository } from '../src/page-text/page-text.repository.js';
import { SHIPPED_TEXTS } from '../src/page-text/shipped/index.js';
import { adminSchema } from '../src/schema.js';

let mall: TestMall;
let database: DataSource;

beforeAll(async () => {
  mall = await startMall(['auth', 'admin']);
  database = await createDataSource({
    url: mall.infrastructure.databaseUrls.admin,
    ...adminSchema,
    applicationName: 'another release',
  }).initialize();
});
afterAll(() => database.destroy());

const editor = aStaffMember([
  'sys_page_text_view',
  'sys_page_text_edit',
  'sys_syspublicparam_view',
  'sys_syspublicparam_edit',
]);
const texts = (who: Caller = editor) => mall.callAs(who)(adminPageTextApi);
const inAll = (text: string): Texts => ({ ru: text, zh: text, en: text });
const content = (text: string): PageTextContentDto => ({
  title: inAll('Terms'),
  lead: inAll('Who sells.'),
  sections: [{ key: 'law', title: inAll('Law'), entries: [{ text: inAll(text) }] }],
});
const save = (code: PageTextCode, text: string, version: number, note?: string): Promise<PageTextView> =>
  texts().save({ code, version, ...content(text), ...(note && { changeNote: note }) });
const shownText = async (code: PageTextCode): Promise<string> =>
  (await texts(aVisitor()).shown({ code, lang: 'ru' })).sections[0]!.entries[0]!.text.replaceAll(
    '\u00a0',
    ' ',
  );

it('are available to every visitor in their language, with the facts of the company', async () => {
  const { address, legalName, email } = await mall.callAs(aVisitor())(adminParamApi).company({});
  for (const [lang, locale] of [
    ['ru', 'ru'],
    ['rus', 'ru'],
    ['zh', 'zh'],
    ['en', 'en'],
  ] as const) {
    const shown = await texts(aVisitor()).shown({ code: 'terms', lang });
    const [seller] = shown.sections;
    expect(seller!.entries[0]!.text.replaceAll('\u00a0', ' ')).toContain(legalName[locale]);
    expect(seller!.entries[0]!.text.replaceAll('\u00a0', ' ')).toContain(address[locale]);
    expect(JSON.stringify(shown)).toContain(email);
    expect(JSON.stringify(shown)).not.toContain('{{');
  }
  const { records } = await texts().page({ current: 1, size: 50 });
  expect(records.map(({ code, isShipped, changedBy }) => [code, isShipped, changedBy])).toEqual(
    PAGE_TEXT_CODES.map((code) => [code, true, null]),
  );
});

it('reach visitors within seconds of a save, and keep every version with its time, author and reason', async () => {
  const before = await texts().one({ code: 'terms' });
  const saved = await save('terms', 'Пишите на {{email}}.', before.version, 'адрес для писем');
  expect(saved).toMatchObject({
    version: before.version + 1,
    isShipped: false,
    differsFromShipped: true,
    note: 'адрес для писем',
    changedBy: editor.username,
  });
  await until(async () => (await shownText('terms')) === 'Пишите на help@ussuri-auto.example.' || undefined, {
    timeoutMs: 20_000,
    what: 'the saved text',
  });

  const { records, total } = await texts().versions({ code: 'terms', current: 1, size: 10 });
  expect([total, records.map(({ version }) => version)]).toEqual([2, [2, 1]]);
  const former = await texts().version({ code: 'terms', version: before.version });
  expect(former.sections).toEqual(before.sections);

  const inForce = async (inForceAt: string): Promise<number[]> =>
    (await texts().versions({ code: 'terms', inForceAt, current: 1, size: 10 })).records.map(
      ({ version }) => version,
    );
  expect(await inForce(saved.changeTime)).toEqual([2]);
  expect(await inForce(new Date(Date.parse(saved.changeTime) - 1).toISOString())).toEqual([1]);
  expect(await inForce('2020-01-01T00:00:00Z')).toEqual([]);

  expect((await save('terms', 'Пишите на {{email}}.', saved.version)).version).toBe(saved.version);
});

it('are not saved over what somebody else has saved meanwhile', async () => {
  const { version } = await texts().one({ code: 'privacy' });
  const both = await Promise.all(['one', 'other'].map((text) => refusal(save('privacy', text, version))));
  expect(both.sort()).toEqual(['nothing was thrown', platformErrors.staleData.key]);
  expect(await refusal(save('privacy', 'third', version))).toBe(platformErrors.staleData.key);
  expect(await refusal(save('privacy', 'of the future', version + 7))).toBe(platformErrors.staleData.key);
  expect(await refusal(texts().restore({ code: 'privacy', version }))).toBe(platformErrors.staleData.key);
});

it('are restored as they were, or as they are shipped', async () => {
  const first = await save('questions', 'first', (await texts().one({ code: 'questions' })).version);
  const second = await save('questions', 'second', first.version);
  const back = await texts().restore({ code: 'questions', version: second.version, restored: first.version });
  expect(back).toMatchObject({
    version: second.version + 1,
    restoredVersion: first.version,
    sections: first.sections,
  });
  const shipped = await texts().restore({ code: 'questions', version: back.version });
  expect(shipped).toMatchObject({ isShipped: true, differsFromShipped: false, changedBy: editor.username });
  const { title, lead, sections } = shipped;
  expect({ title, lead, sections }).toEqual(await texts().shipped({ code: 'questions' }));
  expect(await refusal(texts().restore({ code: 'questions', version: shipped.version, restored: 99 }))).toBe(
    platformErrors.notFound.key,
  );
});

it('follow the release until staff change them, and an older release running beside it restores nothing', async () => {
  const seed = (code: PageTextCode, shipped: PageTextContentDto): Promise<void> =>
    new PageTextRepository(database).addShipped(database.manager, { [code]: shipped });
  const now = async (code: PageTextCode) => {
    const { version, sections } = await texts().one({ code });
    return { version, text: sections[0]!.entries[0]!.text.en };
  };
  await seed('introduction', content('of the next release'));
  const next = await now('introduction');
  expect(next).toEqual({ version: 2, text: 'of the next release' });
  await seed('introduction', SHIPPED_TEXTS.introduction);
  expect(await now('introduction')).toEqual(next);

  await save('homeTrust', 'of staff', 1);
  await seed('homeTrust', content('of the next release'));
  expect(await now('homeTrust')).toEqual({ version: 2, text: 'of staff' });
});

it('are changed only with the right, and strangers read no history', async () => {
  const viewer = aStaffMember(['sys_page_text_view']);
  const request = { code: 'terms', version: 1, ...content('x') } as const;
  expect(await refusal(texts(viewer).save(request))).toBe(platformErrors.forbidden.key);
  expect(await refusal(texts(viewer).restore({ code: 'terms', version: 1 }))).toBe(
    platformErrors.forbidden.key,
  );
  for (const stranger of [aVisitor(), aBuyer(), aMerchant(), aStaffMember(['sys_syspublicparam_edit'])]) {
    expect(await refusal(texts(stranger).save(request))).toMatch(/forbidden|signInNeeded/);
    expect(await refusal(texts(stranger).one({ code: 'terms' }))).toMatch(/forbidden|signInNeeded/);
    expect(await refusal(texts(stranger).versions({ code: 'terms', current: 1, size: 1 }))).toMatch(
      /forbidden|signInNeeded/,
    );
  }
});

it.each([
  ['an unknown text', { code: 'constructor' }],
  ['a text that is too long', content('я'.repeat(100_000))],
  ['markup', content('<script>alert(1)</script>')],
  ['an unknown placeholder', content('{{constructor}}')],
  ['no sections', { sections: [] }],
  ['a section without a text', { sections: [{ key: 'law', title: inAll('Law'), entries: [] }] }],
  ['a language that is missing', { title: { ru: 'Условия', zh: '', en: 'Terms' } }],
  ['a field of its own', { html: '<p>' }],
])('do not take %s', async (_, broken) => {
  const request = { code: 'terms', version: 1, ...content('x'), ...broken } as never;
  expect(await refusal(texts().save(request))).toBe(platformErrors.invalidInput.key);
});

it('are stored without a character that turns the text', async () => {
  const { version } = await texts().one({ code: 'terms' });
  await texts().save({ code: 'terms', version, ...content('счёт \u202e0000') });
  expect(JSON.stringify(await texts().one({ code: 'terms' }))).toContain('счёт 0000');
});
