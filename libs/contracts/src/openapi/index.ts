import { fieldsOf } from '@mall/validation';
import { allOperations } from '../all/index.js';
import type { EnvelopeFamily, Operation } from '../define/index.js';
import { commonResponses, failureSchemas, responsesOf } from './responses.js';
import { keyed } from './idempotency.js';
import { restPaths } from './rest-paths.js';
import { answerSchema, fieldSchema, object, reference, say, type Json } from './schemas.js';

/** Returns the outside API as an OpenAPI 3.1 document, read from the contract tables; `isShown` chooses operations. */
export function openApiDocument(isShown: (operation: Operation) => boolean = () => true): Json {
  const schemas = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const operation of allOperations.filter((one) => one.http && isShown(one))) {
    const [method, path] = operation.http!.split(' ') as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Car-export mall',
      version: '1.0.0',
      description: 'Ids are 64-bit and travel as strings; money is an integer of minor units.',
    },
    servers: [{ url: '/api' }],
    paths: sorted({ ...paths, ...restPaths(schemas, isShown) }),
    components: {
      schemas: sorted({ ...Object.fromEntries(schemas), ...failureSchemas }),
      responses: commonResponses,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describe(operation: Operation, schemas: Map<string, Json>): Json {
  const [method, path] = operation.http!.split(' ') as [string, string];
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  const inHeader = new Map(Object.entries(operation.headers ?? {}).map(([header, field]) => [field, header]));
  const fields = [...fieldsOf(operation.request)];
  const isQuery = method === 'GET' || method === 'DELETE';
  const described = method === 'GET' ? { operation, parameters: [] } : keyed(operation);
  const own = fields
    .filter(([name]) => inPath.has(name) || inHeader.has(name) || (isQuery && name !== operation.bodyField))
    .map(([name, facts]) => ({
      name: inHeader.get(name) ?? name,
      in: inPath.has(name) ? 'path' : inHeader.has(name) ? 'header' : 'query',
      required: inPath.has(name) || !facts.optional,
      description: facts.label.en,
      schema: fieldSchema(facts, schemas),
    }));
  const parameters = [...own, ...described.parameters];
  const { family = 'admin' } = operation;
  const hasBody = !isQuery && fields.some(([name]) => !inPath.has(name) && !inHeader.has(name));
  return {
    tags: [operation.service],
    operationId: operation.subject.slice('op.'.length),
    summary: operation.summary,
    description: `Who may call: ${say(operation.access)}.`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody || operation.bodyField ? { requestBody: body(operation, schemas) } : {}),
    responses: responsesOf(
      described.operation,
      family,
      { description: 'Done.' },
      enveloped(operation, family, schemas),
    ),
    ...(operation.access.zone === 'anyone' ? {} : { security: [{ token: [] }] }),
  };
}

function body(operation: Operation, schemas: Map<string, Json>): Json {
  const listFacts = operation.bodyField ? fieldsOf(operation.request).get(operation.bodyField) : undefined;
  const schema = listFacts ? fieldSchema(listFacts, schemas) : reference(operation.request, schemas);
  return { required: true, content: { 'application/json': { schema } } };
}

function enveloped(operation: Operation, family: EnvelopeFamily, schemas: Map<string, Json>): Json {
  const data = answerSchema(operation.response, schemas);
  const msg: Json = { type: 'string' };
  switch (family) {
    case 'plain':
      return data;
    case 'mall':
      return object({ code: { const: '00000' }, msg, success: { const: true }, data });
    case 'admin':
      return object({ code: { const: 0 }, msg, data });
  }
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
