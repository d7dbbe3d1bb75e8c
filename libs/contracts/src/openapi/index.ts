import { fieldsOf, type FieldFacts, type Shaped } from '@mall/validation';
import { allOperations } from '../all/index.js';
import { platformErrors, type Access, type Answer, type Operation } from '../define/index.js';

type Json = Record<string, unknown>;

/** The whole outside API as an OpenAPI 3.1 document, read from the contract tables. */
export function openApiDocument(): Json {
  const schemas = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const operation of allOperations.filter(({ http }) => http)) {
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
    paths: sorted(paths),
    components: {
      schemas: sorted(Object.fromEntries(schemas)),
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
  const parameters = fields
    .filter(([name]) => inPath.has(name) || inHeader.has(name) || (isQuery && name !== operation.bodyField))
    .map(([name, facts]) => ({
      name: inHeader.get(name) ?? name,
      in: inPath.has(name) ? 'path' : inHeader.has(name) ? 'header' : 'query',
      required: inPath.has(name) || !facts.optional,
      description: facts.label.en,
      schema: fieldSchema(facts, schemas),
    }));
  const hasBody = !isQuery && fields.some(([name]) => !inPath.has(name) && !inHeader.has(name));
  return {
    tags: [operation.service],
    operationId: operation.subject.slice('op.'.length),
    summary: operation.summary,
    description: `Who may call: ${say(operation.access)}.${errorNotes(operation)}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody || operation.bodyField ? { requestBody: body(operation, schemas) } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: enveloped(operation, schemas) } },
      },
    },
    ...(operation.access.zone === 'anyone' ? {} : { security: [{ token: [] }] }),
  };
}

function body(operation: Operation, schemas: Map<string, Json>): Json {
  const listFacts = operation.bodyField ? fieldsOf(operation.request).get(operation.bodyField) : undefined;
  const schema = listFacts ? fieldSchema(listFacts, schemas) : reference(operation.request, schemas);
  return { required: true, content: { 'application/json': { schema } } };
}

function enveloped(operation: Operation, schemas: Map<string, Json>): Json {
  const data = answerSchema(operation.response, schemas);
  switch (operation.family ?? 'admin') {
    case 'plain':
      return data;
    case 'mall':
      return object({
        code: { type: 'string', example: '00000' },
        msg: { type: 'string' },
        success: { type: 'boolean' },
        data,
      });
    case 'admin':
      return object({ code: { type: 'integer', enum: [0, 1] }, msg: { type: 'string' }, data });
  }
}

function answerSchema(answer: Answer, schemas: Map<string, Json>): Json {
  if (typeof answer === 'function') return reference(answer, schemas);
  switch (answer.kind) {
    case 'list':
      return { type: 'array', items: reference(answer.of, schemas) };
    case 'mallPage':
      return object({
        list: { type: 'array', items: reference(answer.of, schemas) },
        total: { type: 'integer' },
        pages: { type: 'integer' },
      });
    case 'adminPage':
      return object({
        records: { type: 'array', items: reference(answer.of, schemas) },
        total: { type: 'integer' },
        size: { type: 'integer' },
        current: { type: 'integer' },
        pages: { type: 'integer' },
      });
    case 'value': {
      const schema: Json = answer.type === 'json' ? {} : { type: answer.type };
      return answer.list ? { type: 'array', items: schema } : schema;
    }
    case 'nothing':
      return { type: 'null' };
  }
}

function reference(shaped: Shaped, schemas: Map<string, Json>): Json {
  const { name } = shaped;
  if (!schemas.has(name)) {
    schemas.set(name, {});
    const fields = [...fieldsOf(shaped)];
    const required = fields.filter(([, facts]) => !facts.optional).map(([field]) => field);
    const properties = Object.fromEntries(
      fields.map(([field, facts]) => [field, fieldSchema(facts, schemas)]),
    );
    schemas.set(name, { type: 'object', properties, ...(required.length > 0 ? { required } : {}) });
  }
  return { $ref: `#/components/schemas/${name}` };
}

function fieldSchema(facts: FieldFacts, schemas: Map<string, Json>): Json {
  if (facts.type === 'array') {
    const items = facts.nested ? reference(facts.nested(), schemas) : { type: facts.items };
    return { type: 'array', items, ...facts.openapi };
  }
  if (facts.nested) return reference(facts.nested(), schemas);
  return { type: facts.type, ...facts.openapi };
}

function errorNotes({ errors = [] }: Operation): string {
  const known = [...errors, platformErrors.invalidInput].map(
    ({ code, key, status }) => `${code} ${key} (${status})`,
  );
  return ` Errors: ${known.join(', ')}.`;
}

function say(access: Access): string {
  if (access.zone === 'anyOf') return access.of.map(say).join(' or ');
  if (access.zone === 'staff')
    return access.permission ? `staff with ${access.permission}` : 'any member of staff';
  return {
    anyone: 'anyone',
    signedIn: 'anyone signed in',
    buyer: 'buyers',
    merchant: 'merchants',
    internal: 'services',
  }[access.zone];
}

function object(properties: Json): Json {
  return { type: 'object', properties };
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
