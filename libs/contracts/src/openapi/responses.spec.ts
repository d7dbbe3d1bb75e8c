import { check, fieldsOf, type Shaped } from '@mall/validation';
import { allOperations } from '../all/index.js';
import { answeredStatus } from '../define/index.js';
import { openApiDocument } from './index.js';
import { fieldSchema, type Json } from './schemas.js';

interface Documented {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Json>>;
}
const document = openApiDocument() as {
  paths: Record<string, Record<string, Documented>>;
  components: { responses: Record<string, Json> };
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

const reports = (request: Shaped, name: string, plain: object): boolean => {
  const checked = check(request, plain);
  return 'issues' in checked && checked.issues.some(({ field }) => field === name);
};
