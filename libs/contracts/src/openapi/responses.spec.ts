import { check, fieldsOf, type Shaped } from '@mall/validation';
import { allOperations } from '../all/index.js';
import { answeredStatus } from '../define/index.js';
import { openApiDocument } from './index.js';
import { unreadErrors } from './responses.js';
import { fieldSchema, type Json } from './schemas.js';

type Schemas = Readonly<Record<string, { readonly properties?: Readonly<Record<string, Json>> }>>;

interface Documented {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Json>>;
}
const document = openApiDocument() as {
  paths: Record<string, Record<string, Documented>>;
  components: { responses: Record<string, Json>; schemas: Schemas };
};
const byId = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation] as const),
  ),
);
const reachable = allOperations.filter(({ http }) => http);

it('gives every error of an operation a documented status', () => {
  const missing = reachable.flatMap(({ subject, family, errors = [] }) => {
    const { responses } = byId.get(subject.slice('op.'.length))!;
    return errors
      .filter(({ code, key, status }) => {
        const response = responses[answeredStatus(status, family ?? 'admin')] ?? {};
        const shared = String(response['$ref']).split('/').at(-1)!;
        return !JSON.stringify(document.components.responses[shared] ?? response).includes(`${code} ${key}`);
      })
      .map(({ key }) => `${subject}: ${key}`);
  });
  expect(missing).toEqual([]);
});

it('says that null is allowed in optional fields alone, where it is not refused', () => {
  const wrong = reachable.flatMap(({ subject, request }) =>
    [...fieldsOf(request)]
      .filter(([name, facts]) => {
        const allowsNull = JSON.stringify(fieldSchema(facts, new Map())).includes('"null"');
        // Other fields may make an optional one necessary; then null is refused like its absence.
        const isRefused =
          reports(request, name, { [name]: null }) && !(facts.optional && reports(request, name, {}));
        return facts.optional ? !allowsNull || isRefused : allowsNull;
      })
      .map(([name]) => `${subject} ${name}`),
  );
  expect(wrong).toEqual([]);
});

/** Names of the schemas that a part of the document refers to, and of those that these refer to. */
function referred(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!found.has(name!)) referred(document.components.schemas[name!], found.add(name!));
  return found;
}

it('bounds the length of what is sent, and not of what is answered', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const sent = referred(operations.map((operation) => ({ ...operation, responses: {} })));
  const answered = [...referred(operations.map(({ responses }) => responses))].filter(
    (name) => !sent.has(name),
  );
  const bounded = (name: string) =>
    /"m(in|ax)Length"/.test(JSON.stringify(document.components.schemas[name]?.properties ?? {}));
  expect(answered.length).toBeGreaterThan(200);
  expect(answered.filter(bounded)).toEqual([]);
  expect([...sent].filter(bounded).length).toBeGreaterThan(100);
});

it('describes the rows of a list as the list answers them, which may have less than a record alone', () => {
  const { get } = document.paths['/rest/orders'] as unknown as { readonly get: Documented };
  expect([...referred(get.responses[200])]).not.toContain('OrderDetailView');
  const { get: one } = document.paths['/rest/orders/{id}'] as unknown as { readonly get: Documented };
  expect([...referred(one.responses[200])]).toContain('OrderDetailView');
});

it('leads from a list and from a created record to the operations on it', () => {
  const { get, post } = document.paths['/rest/synonyms'] as unknown as Record<'get' | 'post', Documented>;
  const { one, update, remove } = (get.responses[200] as Json)['links'] as Record<string, Json>;
  expect(update).toEqual({ operationId: 'rest.synonyms.update', parameters: { id: '$response.body#/0/id' } });
  expect(remove).toEqual({ operationId: 'rest.synonyms.remove', parameters: { id: '$response.body#/0/id' } });
  expect((post.responses[200] as Json)['links']).toMatchObject({
    update: { parameters: { id: '$response.body#/id' } },
  });
  expect([one, update, remove].filter((link) => link && !byId.has(link['operationId'] as string))).toEqual(
    [],
  );
});

it.each(unreadErrors.map(({ key, status }) => [key, status] as const))(
  'says that any address may answer %s, in the format of admin, because the address was not read',
  (_, status) => {
    const wrong = [...byId].filter(([, { responses }]) => {
      const name = String(responses[status]?.['$ref']).split('/').at(-1)!;
      return !referred(document.components.responses[name] ?? responses[status] ?? {}).has('AdminFailure');
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  },
);

const reports = (request: Shaped, name: string, plain: object): boolean => {
  const checked = check(request, plain);
  return 'issues' in checked && checked.issues.some(({ field }) => field === name);
};
