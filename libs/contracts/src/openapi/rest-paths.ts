import { fieldsOf } from '@mall/validation';
import { allResources } from '../all/index.js';
import type { Operation, Resource } from '../define/index.js';
import { keyed } from './idempotency.js';
import { responsesOf } from './responses.js';
import { answerSchema, fieldSchema, object, reference, say, type Json } from './schemas.js';

interface Success {
  readonly description: string;
  readonly headers?: Json;
  readonly links?: Json;
  readonly schema: Json;
}

/** Actions on one record, whose id a list and a created record give. */
const SINGLE = ['one', 'update', 'remove'] as const;

type Action = 'list' | 'create' | (typeof SINGLE)[number];

const idOf = (name: string, action: Action): string => `rest.${name}.${action}`;

const inQuery = (name: string, description: string): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
});

const ID: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** The console's resources in the dialect of ra-data-simple-rest: the operations of other paths, answered without an envelope. */
export function restPaths(
  schemas: Map<string, Json>,
  isShown: (operation: Operation) => boolean,
): Record<string, Json> {
  return Object.fromEntries(
    allResources.flatMap((resource) => {
      const of = (action: Action, verb: string, { schema, ...success }: Success, more: Json): Json => {
        const operation = resource[action];
        if (!operation || !isShown(operation)) return {};
        const described = verb === 'get' ? { operation, parameters: [] } : keyed(operation);
        const parameters = [...((more['parameters'] as Json[] | undefined) ?? []), ...described.parameters];
        const responses = responsesOf(described.operation, 'rest', success, schema);
        return {
          [verb]: {
            ...describe(resource.name, action, operation),
            ...more,
            ...(parameters.length > 0 ? { parameters } : {}),
            responses,
          },
        };
      };
      const linksFrom = (id: string): Json =>
        Object.fromEntries(
          SINGLE.filter((action) => resource[action] && isShown(resource[action])).map((action) => [
            action,
            { operationId: idOf(resource.name, action), parameters: { id: `$response.body#${id}` } },
          ]),
        );
      const row = recordSchema(resource.list, schemas);
      const one = {
        description: 'The record.',
        schema: recordSchema(resource.one ?? resource.list, schemas),
      };
      const removed = { description: 'Removed.', schema: object({ id: { type: 'string' } }) };
      const all: Json = {
        ...of(
          'list',
          'get',
          { ...listSuccess(row), links: linksFrom('/0/id') },
          { parameters: listParameters(resource, schemas) },
        ),
        ...of('create', 'post', { ...one, links: linksFrom('/id') }, body(resource.create, schemas)),
      };
      const single: Json = {
        ...of('one', 'get', one, { parameters: [ID] }),
        ...of('update', 'put', one, { parameters: [ID], ...body(resource.update, schemas) }),
        ...of('remove', 'delete', removed, { parameters: [ID] }),
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
    operationId: idOf(name, action),
    summary,
    description: `Who may call: ${say(access)}. The same as ${subject.slice('op.'.length)}.`,
    security: [{ token: [] }],
  };
}

/** Returns the schema of a record as an operation answers it, alone or in a page; `id` repeats its identifying field. */
function recordSchema({ response }: Operation, schemas: Map<string, Json>): Json {
  const isPage = typeof response === 'object' && response.kind === 'adminPage';
  const record = isPage ? reference(response.of, schemas) : answerSchema(response, schemas);
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
      content: { 'application/json': { schema: object(filters, []) } },
    },
    inQuery('range', 'JSON: first and last row, counted from 0, such as [0,24].'),
    inQuery('sort', 'JSON: field and direction, such as ["createTime","DESC"].'),
  ];
}

function listSuccess(row: Json): Success {
  const header = (description: string): Json => ({ description, schema: { type: 'string' } });
  return {
    description: 'The records.',
    headers: {
      'content-range': header('`<resource> <first>-<last>/<total>`'),
      'x-total-count': header('How many there are.'),
    },
    schema: { type: 'array', items: row },
  };
}

function body(operation: Operation | undefined, schemas: Map<string, Json>): Json {
  if (!operation) return {};
  const schema = reference(operation.request, schemas);
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}
