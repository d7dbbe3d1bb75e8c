import { fieldsOf } from '@mall/validation';
import { allResources } from '../all/index.js';
import type { Operation, Resource } from '../define/index.js';
import { answerSchema, fieldSchema, object, reference, say, type Json } from './schemas.js';

type Action = 'list' | 'one' | 'create' | 'update' | 'remove';

const inQuery = (name: string, description: string): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
});

const ID: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** The console's resources in the dialect of ra-data-simple-rest: the operations of other paths, answered without an envelope. */
export function restPaths(schemas: Map<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    allResources.flatMap((resource) => {
      const of = (action: Action, verb: string, more: Json): Json => {
        const operation = resource[action];
        return operation ? { [verb]: { ...describe(resource.name, action, operation), ...more } } : {};
      };
      const record = recordSchema(resource, schemas);
      const one = answer({ description: 'The record.', schema: record });
      const all: Json = {
        ...of('list', 'get', { parameters: listParameters(resource, schemas), ...listAnswer(record) }),
        ...of('create', 'post', { ...body(resource.create, schemas), ...one }),
      };
      const single: Json = {
        ...of('one', 'get', { parameters: [ID], ...one }),
        ...of('update', 'put', { parameters: [ID], ...body(resource.update, schemas), ...one }),
        ...of('remove', 'delete', {
          parameters: [ID],
          ...answer({ description: 'Removed.', schema: object({ id: { type: 'string' } }) }),
        }),
      };
      const paths = [
        [`/rest/${resource.name}`, all],
        [`/rest/${resource.name}/{id}`, single],
      ] as const;
      return paths.filter(([, methods]) => Object.keys(methods).length > 0);
    }),
  );
}

function describe(name: string, action: Action, { summary, access, subject }: Operation): Json {
  return {
    tags: ['rest'],
    operationId: `rest.${name}.${action}`,
    summary,
    description: `Who may call: ${say(access)}. The same as ${subject.slice('op.'.length)}.`,
    security: [{ token: [] }],
  };
}

/** Returns the schema of a record in the list; `id` repeats its identifying field. */
function recordSchema({ list, one }: Resource, schemas: Map<string, Json>): Json {
  const answered = one?.response ?? list.response;
  const isPage = typeof answered === 'object' && answered.kind === 'adminPage';
  const record = isPage ? reference(answered.of, schemas) : answerSchema(answered, schemas);
  return { allOf: [record, object({ id: { type: 'string' } })] };
}

/** Filters are fields of the list's request; they are shown as the schema of `filter`. */
function listParameters({ list }: Resource, schemas: Map<string, Json>): Json[] {
  const own = ['current', 'size', 'sortBy', 'sortOrder'];
  const fields = [...fieldsOf(list.request)].filter(([name]) => !own.includes(name));
  const filters = Object.fromEntries(fields.map(([name, facts]) => [name, fieldSchema(facts, schemas)]));
  return [
    {
      name: 'filter',
      in: 'query',
      required: false,
      description: 'JSON: values by field; `id` takes one or several, `q` searches.',
      content: { 'application/json': { schema: object(filters) } },
    },
    inQuery('range', 'JSON: first and last row, counted from 0, such as [0,24].'),
    inQuery('sort', 'JSON: field and direction, such as ["createTime","DESC"].'),
  ];
}

function listAnswer(record: Json): Json {
  const text = (description: string): Json => ({ description, schema: { type: 'string' } });
  return {
    responses: {
      200: {
        description: 'The records.',
        headers: {
          'content-range': text('`<resource> <first>-<last>/<total>`'),
          'x-total-count': text('How many there are.'),
        },
        content: { 'application/json': { schema: { type: 'array', items: record } } },
      },
    },
  };
}

const answer = ({ description, schema }: { readonly description: string; readonly schema: Json }): Json => ({
  responses: { 200: { description, content: { 'application/json': { schema } } } },
});

function body(operation: Operation | undefined, schemas: Map<string, Json>): Json {
  if (!operation) return {};
  const schema = reference(operation.request, schemas);
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}
