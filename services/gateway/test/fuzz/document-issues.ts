import { openApiDocument } from '@mall/contracts/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Response {
  readonly $ref?: string;
  readonly content?: object;
}

const document = openApiDocument() as {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
};
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'document');
const validators = new Map<string, ValidateFunction>();

/**
 * Returns what the document of the API does not say of an answer: its status, or parts of its body; empty for a documented one.
 * @param binding method and path, such as `GET /rest/orders/{orderId}`
 */
export function documentIssues(binding: string, status: number, body: unknown): readonly string[] {
  const [method = '', bound = ''] = binding.split(' ');
  // The resources name their identifying field; in the document all have `id`.
  const path = bound.replace(/^(\/rest\/[\w-]+)\/\{\w+\}$/, '$1/{id}');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`${binding} is not documented`];
  const response = operation.responses[status];
  if (!response) return [`${status} is not documented for ${binding}`];
  const own = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
  const pointer = response.$ref?.slice(1) ?? own;
  const { content } = document.components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response;
  if (!content) return body === undefined ? [] : [`${status} of ${binding} has a body`];
  const validate = validatorOf(`document#${pointer}/content/${escaped('application/json')}/schema`);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${binding} ${status}${instancePath} ${message}`,
  );
}

const escaped = (part: string): string => encodeURI(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function validatorOf($ref: string): ValidateFunction {
  const known = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, known);
  return known;
}
