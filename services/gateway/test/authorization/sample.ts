import { fieldsOf, type FieldFacts, type Shaped } from '@mall/validation';

export type Values = Readonly<Record<string, unknown>>;

/** Values of fields whose pattern or rule is stricter than a bound. */
const BY_NAME: Values = {
  password: 'a long enough password',
  newPassword: 'a long enough password',
  mobile: '+79140000001',
  number: '+79140000001',
  phone: '+79140000001',
  userName: 'nobody77',
  username: 'nobody77',
  randomStr: 'chosen-by-the-client',
  uscc: '91350100M000100Y43',
  roleCode: 'ROLE_NOBODY',
  vin: 'LGWEF4A57NH123456',
  idempotencyKey: 'one-press-of-a-button',
  processId: 'order-0123abcd',
  profileId: 'order-0123abcd-1',
  hash: '0'.repeat(64),
  sessionId: '00000000-0000-4000-8000-000000000000',
  list: 'orders',
  url: '/api/files/f/1001',
  currency: 'CNY',
  paidTime: '2026-11-20',
  happenedOn: '2026-11-20',
  codes: '230000',
  postCode: '692500',
  key: 'NO_SUCH_KEY',
  regions: [],
  areas: [],
  hours: [],
  closedDays: [],
  extraDays: [],
  imgUrl: '/api/files/p/2026/11/21/a.webp',
  businessLicense: '/api/files/f/1001',
  identityCardFront: '/api/files/f/1002',
  identityCardLater: '/api/files/f/1003',
};

/** An id that no record has. */
export const MISSING_ID = '888888888888888888';

/** Returns the smallest request of a class that passes its rules: required fields only, and those of `given` that it has. */
export function sampleOf(shaped: Shaped, given: Values = {}): Values {
  const entries: [string, unknown][] = [];
  for (const [name, facts] of fieldsOf(shaped)) {
    if (name in given) entries.push([name, given[name]]);
    else if (!facts.optional) entries.push([name, BY_NAME[name] ?? valueOf(facts)]);
  }
  return Object.fromEntries(entries);
}

function valueOf({ type, openapi, nested, items }: FieldFacts): unknown {
  const { enum: choices, pattern, minimum, minItems, minLength, format } = openapi;
  if (Array.isArray(choices)) return choices[0] as unknown;
  if (type === 'array') {
    const one = nested ? sampleOf(nested()) : items === 'integer' ? 1 : MISSING_ID;
    return Array.from({ length: Math.max(1, Number(minItems ?? 0)) }, () => one);
  }
  if (openapi['minProperties']) return { ru: 'x' };
  if (nested) return sampleOf(nested());
  if (type === 'integer' || type === 'number') return Math.max(Number(minimum ?? 0), 1);
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T00:00:00Z';
  if (typeof pattern === 'string' && new RegExp(pattern).test(MISSING_ID)) return MISSING_ID;
  return 'x'.repeat(Math.max(1, Number(minLength ?? 1)));
}
