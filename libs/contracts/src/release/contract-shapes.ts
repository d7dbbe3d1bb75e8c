import { allOperations } from '../all/index.js';
import { answerSchema, reference, say, type Json } from '../openapi/schemas.js';

/** Properties of an operation that its callers rely on. */
export interface OperationShape {
  readonly http?: string;
  readonly family: string;
  /** Callers that are allowed, in words. */
  readonly access: string;
  readonly request: Json;
  readonly answer: Json;
}

/** Contracts that two releases running side by side have to agree on: JSON schemas by subject, and the classes they refer to. */
export interface ContractShapes {
  readonly operations: Readonly<Record<string, OperationShape>>;
  /** Payloads of events. */
  readonly events: Readonly<Record<string, Json>>;
  readonly schemas: Readonly<Record<string, Json>>;
}

/** Returns the operations of all services, including those without a path. */
export function operationShapes(): Pick<ContractShapes, 'operations' | 'schemas'> {
  const schemas = new Map<string, Json>();
  const operations = allOperations.map(({ subject, http, family, access, request, response }) => {
    const shape: OperationShape = {
      ...(http ? { http } : {}),
      family: family ?? 'admin',
      access: say(access),
      request: reference(request, schemas),
      answer: answerSchema(response, schemas),
    };
    return [subject, shape] as const;
  });
  return { operations: byName(operations), schemas: byName([...schemas]) };
}

const byName = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));
