import { authErrors } from '../auth/index.js';
import {
  answeredStatus,
  asksFactor,
  judge,
  platformErrors,
  type Access,
  type Caller,
  type EnvelopeFamily,
  type ErrorDeclaration,
  type Operation,
} from '../define/index.js';
import { object, type Json } from './schemas.js';

/** Format of failures: that of an envelope family, or that of the console's resources. */
export type FailureFormat = EnvelopeFamily | 'rest';

/** Errors that every address can answer: the request is unreadable, too large, too frequent or too slow, or the fault is ours. */
const EVERYWHERE: readonly ErrorDeclaration[] = [
  platformErrors.invalidInput,
  platformErrors.unreadableBody,
  platformErrors.encryptionOff,
  platformErrors.encryptionUnread,
  platformErrors.unreadableAddress,
  platformErrors.valueOutOfRange,
  platformErrors.linkBroken,
  platformErrors.notFound,
  platformErrors.tooSlow,
  platformErrors.bodyTooLarge,
  platformErrors.tooFrequent,
  platformErrors.internal,
  platformErrors.unavailable,
  platformErrors.timeout,
];

/** Errors of requests whose head could not be read. Their path is unknown, so all are answered in the format of admin. */
export const unreadErrors: readonly ErrorDeclaration[] = [
  platformErrors.unreadableBody,
  platformErrors.tooSlow,
  platformErrors.headersTooLarge,
];

const NOT_ADMITTED: readonly ErrorDeclaration[] = [
  platformErrors.signInNeeded,
  authErrors.sessionEnded,
  platformErrors.forbidden,
];

/** Errors of operations that ask staff for a fresh second factor. */
const FACTOR_ASKED: readonly ErrorDeclaration[] = [
  platformErrors.factorStale,
  platformErrors.factorMissing,
  platformErrors.rightWaits,
];

const COMMON = [...EVERYWHERE, ...NOT_ADMITTED];

const visitor: Caller = {
  kind: 'anonymous',
  roles: [],
  permissions: [],
  tenantId: '',
  locale: 'en',
  requestId: '',
};

/** Returns the errors that callers of an operation can meet, each once, by the status of their answer. */
export function failuresOf(
  { access, http, errors = [] }: Pick<Operation, 'access' | 'http' | 'errors'>,
  format: FailureFormat,
): ReadonlyMap<number, readonly ErrorDeclaration[]> {
  const refusals = [
    ...(isOpen(access) ? [] : NOT_ADMITTED),
    ...(asksFactor({ access, ...(http && { http }) }) ? FACTOR_ASKED : []),
  ];
  const all = new Map([...EVERYWHERE, ...refusals, ...errors].map((error) => [error.key, error]));
  const byStatus = new Map<number, ErrorDeclaration[]>();
  for (const error of all.values()) {
    const status = answeredStatus(error.status, format);
    byStatus.set(status, [...(byStatus.get(status) ?? []), error]);
  }
  return byStatus;
}

const isOpen = (access: Access): boolean => judge(access, visitor) === 'allowed';

/**
 * Returns the responses of an operation by status.
 * @param format of its failures
 * @param success the response of status 200
 * @param schema the body of `success`; errors of the mall family have status 200, too
 */
export function responsesOf(
  operation: Operation,
  format: FailureFormat,
  success: Json & { readonly description: string },
  schema: Json,
): Json {
  const failures = [...failuresOf(operation, format)].map(([status, errors]) => {
    if (status !== 200 && errors.every((error) => COMMON.includes(error)))
      return [status, shared(format, status)] as const;
    if (status !== 200) return [status, failure(format, status, errors)] as const;
    const both = {
      description: `${success.description} Or: ${describe(errors)}`,
      ...inJson({ oneOf: [schema, failureSchema(format, errors)] }),
    };
    return [status, { ...success, ...both }] as const;
  });
  return {
    ...Object.fromEntries(unreadErrors.map(({ status }) => [status, shared(format, status)])),
    200: { ...success, ...inJson(schema) },
    ...(operation.isRevalidated
      ? { 304: { description: 'The answer that the client holds is still current.' } }
      : {}),
    ...Object.fromEntries(failures),
  };
}

const shared = (format: FailureFormat, status: number): Json => ({
  $ref: `#/components/responses/${format}${status}`,
});

/** Returns the response of a status: errors of the operation in its format, and those of requests whose head could not be read. */
function failure(format: FailureFormat, status: number, errors: readonly ErrorDeclaration[]): Json {
  const unread = unreadErrors.filter((error) => error.status === status);
  const schemas = [
    ...(errors.length > 0 ? [failureSchema(format, errors)] : []),
    ...(unread.length > 0 && (format !== 'admin' || errors.length === 0)
      ? [failureSchema('admin', unread)]
      : []),
  ];
  const description = describe([...new Set([...errors, ...unread])]);
  return { description, ...inJson(schemas.length > 1 ? { anyOf: schemas } : schemas[0]!) };
}

const describe = (errors: readonly ErrorDeclaration[]): string =>
  errors.map(({ code, key }) => `${code} ${key}`).join(', ');

const inJson = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function failureSchema(format: FailureFormat, errors: readonly ErrorDeclaration[]): Json {
  if (format !== 'mall') return { $ref: `#/components/schemas/${SCHEMA_NAMES[format]}` };
  const codes = [...new Set(errors.map(({ code }) => code))].sort();
  return {
    allOf: [{ $ref: `#/components/schemas/${SCHEMA_NAMES.mall}` }, object({ code: { enum: codes } })],
  };
}

const SCHEMA_NAMES: Readonly<Record<FailureFormat, string>> = {
  mall: 'MallFailure',
  admin: 'AdminFailure',
  plain: 'OAuthFailure',
  rest: 'RestFailure',
};

const text: Json = { type: 'string' };
const fields: Json = {
  description: 'The wrong fields with a message each, where the input was wrong.',
  type: ['array', 'null'],
  items: object({ field: text, message: text }, ['field', 'message']),
};
const common = { msg: text, data: fields, requestId: text };
const required = ['code', ...Object.keys(common)];

/** Schemas of failures, by name; all messages are in the caller's language. */
export const failureSchemas: Readonly<Record<string, Json>> = {
  [SCHEMA_NAMES.mall]: object({ code: text, success: { const: false }, ...common }, [...required, 'success']),
  [SCHEMA_NAMES.admin]: object({ code: { const: 1 }, ...common }, required),
  [SCHEMA_NAMES.plain]: object({ code: { const: 1 }, error: text, error_description: text, ...common }, [
    ...required,
    'error',
    'error_description',
  ]),
  [SCHEMA_NAMES.rest]: object(
    { code: { const: 1 }, message: text, errors: { type: 'object', additionalProperties: text }, ...common },
    [...required, 'message'],
  ),
};

/** Responses that operations share, by format and status. */
export const commonResponses: Readonly<Record<string, Json>> = Object.fromEntries(
  (['admin', 'mall', 'plain', 'rest'] as const).flatMap((format) => {
    const answered = COMMON.map(({ status }) => answeredStatus(status, format));
    const statuses = new Set([...answered, ...unreadErrors.map(({ status }) => status)]);
    statuses.delete(200);
    return [...statuses].map((status) => {
      const errors = COMMON.filter((error) => answeredStatus(error.status, format) === status);
      return [`${format}${status}`, failure(format, status, errors)] as const;
    });
  }),
);
