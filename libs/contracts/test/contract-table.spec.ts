import { readFileSync } from 'node:fs';
import { check, fieldsOf, LOCALES, ruleTexts, type FieldFacts, type Shaped } from '@mall/validation';
import { allErrors, allOperations, allResources } from '../src/all/index.js';
import { platformErrors, type Access, type ErrorDeclaration, type Operation } from '../src/define/index.js';
import { recordKinds } from '../src/messaging/index.js';
import { openApiDocument } from '../src/openapi/index.js';
import { rightsDocument } from '../src/rights-document.js';

const duplicatesIn = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const viaResources = new Set(
  allResources.flatMap(({ list, one, create, update, remove }) => [list, one, create, update, remove]),
);
const isReachable = (operation: Operation): boolean =>
  operation.http !== undefined || viaResources.has(operation);

/** Returns a path with unnamed parameters: paths that differ only in the names of their parameters are one route. */
const routeOf = (http: string): string => http.replace(/\{\w+\}/g, '{}');

/** Codes that several errors share: prescribed by the specification, with one meaning for a client. */
const SHARED_CODES: Readonly<Record<string, string>> = {
  A00001: 'show the text',
  A00002: 'fields with their errors',
  A00003: 'the request cannot be read',
  A00004: 'sign in',
  A00404: 'not found',
  A03002: 'submitted twice',
};

describe('the contract table', () => {
  it('gives every error a code of its own, but for those whose code is prescribed', () => {
    const declared = [...allErrors, ...Object.values<ErrorDeclaration>(platformErrors)];
    // A table of errors may be exported as a part of another one, too.
    const codes = [...new Map(declared.map(({ key, code }) => [key, code])).values()];
    const shared = new Set(duplicatesIn(codes));
    expect([...shared].sort()).toEqual(Object.keys(SHARED_CODES).sort());
  });

  it('gives every operation a subject of its own', () => {
    expect(duplicatesIn(allOperations.map(({ subject }) => subject))).toEqual([]);
  });

  it('says of every list of people for others whose history a reading of many belongs to', () => {
    const NAMES = /^(buyer|consignee|full|nick|real|user)_?name|mobile(?!Back)|phone|email|passport/i;
    const isForOthers = (access: Access): boolean =>
      access.zone === 'anyOf' ? access.of.some(isForOthers) : ['staff', 'merchant'].includes(access.zone);
    const lists = allOperations.filter(
      (operation) =>
        isReachable(operation) &&
        isForOthers(operation.access) &&
        'of' in operation.response &&
        [...fieldsOf(operation.response.of).keys()].some((name) => NAMES.test(name)),
    );
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(({ people }) => !people).map(({ subject }) => subject)).toEqual([]);
    const wrong = allOperations.filter(
      ({ people, response }) =>
        people && !(people.record in recordKinds && 'of' in response && fieldsOf(response.of).has(people.id)),
    );
    expect(wrong.map(({ subject }) => subject)).toEqual([]);
  });

  it('gives no record a field `id` that the id of its resource would replace in the dialect of the console', () => {
    const replaced = allResources.filter(({ idField, list, one }) =>
      [list, ...(one ? [one] : [])].some(({ response }) => {
        const record = (response.kind === 'adminPage' ? response.of : response) as Shaped;
        return idField !== 'id' && fieldsOf(record).has('id');
      }),
    );
    expect(replaced.map(({ name }) => name)).toEqual([]);
  });

  it('gives every operation a route of its own', () => {
    const routes = allOperations.flatMap(({ http }) => (http ? [routeOf(http)] : []));
    expect(duplicatesIn(routes)).toEqual([]);
  });

  it.each(allOperations.map((operation) => [operation.subject, operation] as const))(
    '%s says who may call it and what it does',
    (_, operation) => {
      expect(operation.access).toBeDefined();
      expect(operation.summary).toMatch(/^[A-Z].{5,}\.$/s);
      if (isReachable(operation)) expect(operation.access.zone).not.toBe('internal');
    },
  );

  it('keeps the zones that paths promise', () => {
    const open = allOperations.filter(
      ({ http, access }) => /\/(?:platform|m|insider)\//.test(http ?? '') && access.zone === 'anyone',
    );
    expect(open.map(({ http }) => http)).toEqual([]);
  });

  it('opens under /admin to the public only what visitors may read as prescribed', () => {
    const open = allOperations.filter(
      ({ http, access }) => /\/admin\//.test(http ?? '') && access.zone === 'anyone',
    );
    const allowed = [
      'GET /admin/dict/type/{type}',
      'POST /admin/register/user',
      'GET /admin/param/publicValue/{key}',
      'GET /admin/param/company',
      'GET /admin/menu/shop',
      'GET /admin/page_text/public/{code}',
      'GET /admin/page_text/public/{code}/versions/{version}',
      'GET /admin/sysMessage/send/smsCode',
      'POST /admin/sysMessage/send/smsCode',
      'GET /mall4cloud_product/admin/spuCheck/spuCheckGet',
    ];
    expect(open.map(({ http }) => http).filter((http) => !allowed.includes(http!))).toEqual([]);
  });

  it('lets answers be cached only where everybody may read', () => {
    const remembered = allOperations.filter(({ cache, isRevalidated }) => cache ?? isRevalidated);
    expect(remembered.length).toBeGreaterThan(0);
    for (const { http, access } of remembered) {
      expect(http).toMatch(/^GET /);
      expect(access).toEqual({ zone: 'anyone' });
    }
  });

  it('fills every path parameter into a field of the request', () => {
    const missing = allOperations.flatMap(({ http = '', subject, request }) =>
      [...http.matchAll(/\{(\w+)\}/g)]
        .filter(([, name]) => !fieldsOf(request).has(name!))
        .map(([, name]) => `${subject} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('says every error in three languages', () => {
    const silent = allErrors.filter(({ text }) => LOCALES.some((locale) => !text[locale]?.trim()));
    expect(silent.map(({ key }) => key)).toEqual([]);
    expect(allErrors.length).toBeGreaterThan(30);
  });

  it('says every rule in three languages with the same placeholders', () => {
    for (const text of Object.values(ruleTexts)) {
      const placeholders = LOCALES.map((locale) =>
        [...text[locale].matchAll(/\{\w+\}/g)].map(String).sort().join(),
      );
      expect(placeholders[1]).toBe(placeholders[0]);
      expect(placeholders[2]).toBe(placeholders[0]);
    }
  });

  it('names every labelled field in three languages', () => {
    const silent = allOperations.flatMap(({ subject, request }) =>
      [...fieldsOf(request)]
        .filter(([, { label }]) => LOCALES.some((locale) => !label[locale]))
        .map(([name]) => `${subject}.${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('names every class of requests and answers once, because the OpenAPI document knows them by name', () => {
    const classes = new Set<Shaped>();
    const enter = (shaped: Shaped): void => {
      if (classes.has(shaped)) return;
      classes.add(shaped);
      for (const [, { nested }] of fieldsOf(shaped)) if (nested) enter(nested());
    };
    for (const { request, response } of allOperations) {
      enter(request);
      if (typeof response === 'function') enter(response);
      else if ('of' in response) enter(response.of);
    }
    expect(duplicatesIn([...classes].map(({ name }) => name))).toEqual([]);
  });

  it('reads a checked request again without changing it', () => {
    for (const { request, subject } of allOperations) {
      const once = check(request, sampleOf(request));
      if (!('value' in once)) throw new Error(`${subject}: ${JSON.stringify(once.issues)}`);
      const twice = check(request, JSON.parse(JSON.stringify(once.value)));
      expect('value' in twice && JSON.stringify(twice.value)).toBe(JSON.stringify(once.value));
    }
  });

  it('refuses fields nobody declared, whatever they are called', () => {
    for (const { request } of allOperations) {
      for (const name of ['isAdmin', 'constructor', '__proto__x', 'tenantId2']) {
        const checked = check(request, { [name]: 'x' });
        expect(checked.issues.map(({ field }) => field)).toContain(name);
      }
    }
  });

  it('offers each resource under a name of its own, found by a field of its request', () => {
    expect(duplicatesIn(allResources.map(({ name }) => name))).toEqual([]);
    for (const { idField, one, update, remove } of allResources) {
      for (const operation of [one, update, remove])
        if (operation) expect([...fieldsOf(operation.request).keys()]).toContain(idField);
    }
  });

  it('has a table of rights that is current (npm run generate)', () => {
    expect(readFileSync(new URL('../RIGHTS.md', import.meta.url), 'utf8')).toBe(rightsDocument());
  });

  it('has an OpenAPI document that is current (npm run generate)', () => {
    const committed = JSON.parse(
      readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
    ) as unknown;
    expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });
});

/** Returns the smallest request that satisfies the rules of a class, with every optional field left out. */
function sampleOf(shaped: Shaped): Record<string, unknown> {
  const needed = [...fieldsOf(shaped)].filter(([, facts]) => !facts.optional);
  return Object.fromEntries(needed.map(([name, facts]) => [name, valueFor(name, facts)]));
}

function valueFor(name: string, facts: FieldFacts): unknown {
  const { openapi, nested, type } = facts;
  const least = Number(openapi['minItems'] ?? openapi['minLength'] ?? openapi['minimum'] ?? 1);
  if (type === 'array') {
    const item = nested ? sampleOf(nested()) : facts.items === 'integer' ? 1 : '1';
    return Array.from({ length: least }, () => item);
  }
  if (openapi['minProperties']) return { ru: '1' };
  if (nested) return sampleOf(nested());
  if (Array.isArray(openapi['enum'])) return openapi['enum'][0];
  if (type === 'integer' || type === 'number') return least;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (openapi['format'] === 'date') return '2020-05-17';
  if (openapi['format'] === 'date-time') return '2026-11-21 10:00:00';
  if (openapi['format'] === 'email') return 'anna@example.ru';
  if (openapi['example']) return String(openapi['example']);
  return KNOWN_GOOD[name] ?? '1'.padEnd(Math.max(1, least), '1');
}

/** Values for fields whose pattern is stricter than a length. */
const PICTURE = '/api/files/p/2026/11/21/0b8f3c7e-3a55-4a4e-9d1e-0d5c1f2a9b11.jpg';
const KNOWN_GOOD: Readonly<Record<string, string>> = {
  mobile: '+79145550123',
  phone: '+79145550123',
  p256dh: 'B'.padEnd(87, 'A'),
  auth: 'A'.repeat(22),
  usedBy: 'order:1',
  subject: 'contract:1',
  parkedId: 'order-1',
  processId: 'order-0123abcd',
  profileId: 'order-0123abcd-1',
  list: 'orders',
  clauseId: 'subject',
  url: PICTURE,
  businessLicense: PICTURE,
  identityCardFront: PICTURE,
  identityCardLater: PICTURE,
  uscc: '91230109MA1BX0Y18R',
  vin: 'LGWEF4A57NH123456',
  country: 'RU',
  postCode: '692519',
  fileId: '1',
  type: 'fuel_type',
  dictType: 'fuel_type',
  publicKey: 'SITE_NAME',
  roleCode: 'ROLE_OPS',
  randomStr: 'chosen-by-the-client',
  sessionId: '00000000-0000-4000-8000-000000000000',
  parentId: '1',
  appCode: 'reports',
  routerPath: 'reports',
  entryUrl: 'https://reports.example.com/',
  name: 'fuel_type',
};
