import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { page, resource, type ConsoleResource } from '../api/resource.js';
import { icons } from './icons.js';
import { recordFacts } from './facts.generated.js';

export type PlainName = keyof typeof recordFacts;

const list = page(() => import('./PlainPages.js'), 'PlainList');
const create = page(() => import('./PlainPages.js'), 'PlainCreate');
const edit = page(() => import('./PlainPages.js'), 'PlainEdit');

function plainResource(name: PlainName): ConsoleResource {
  const fields: Readonly<Record<string, { readonly kind: string }>> = recordFacts[name].fields;
  // A record is called by its first written text in titles and messages.
  const recordRepresentation = recordFacts[name].written.find((field) => fields[field]!.kind === 'text');
  return resource(name, { icon: icons[name] ?? TableRowsOutlined, list, create, edit, recordRepresentation });
}

/** The resources whose pages follow from their declaration in the contracts. */
export const plainResources = Object.fromEntries(
  (Object.keys(recordFacts) as PlainName[]).map((name) => [name, plainResource(name)]),
) as { readonly [N in PlainName]: ConsoleResource<N> };
