import { pageRightOf, rightOf, type Operation, type Resource } from '@mall/contracts/define';

const entry = (name: string, right: string | undefined): string => (right ? `${name}: '${right}',` : '');

/**
 * Renders `rights.generated.ts`, before formatting: the right that staff need for each operation and for each act on a resource,
 * without the contract tables.
 */
export function renderRights(operations: readonly Operation[], resources: readonly Resource[]): string {
  const asked = operations
    .flatMap((operation) => {
      const isAct = operation.http !== undefined && !operation.http.startsWith('GET ');
      const right = isAct ? rightOf(operation) : undefined;
      return right ? [[operation.subject.slice(3), right] as const] : [];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    '// Generated from the contract tables: `npm run generate -w @mall/web-kit`.',
    '',
    '/** The right that staff need for an act; reads open with their page, and acts that need no right are not here. */',
    'export const operationRights = {',
    ...asked.map(([key, right]) => `'${key}': '${right}',`),
    '} as const;',
    '',
    '/** The right of each act on a resource, and the name of its icon in the menu. */',
    'export const resourceRights = {',
    ...resources.map((resource) => {
      const { name, menu, create, update, remove } = resource;
      const rights = [
        entry('list', pageRightOf(resource)),
        entry('create', create && rightOf(create)),
        entry('edit', update && rightOf(update)),
        entry('delete', remove && rightOf(remove)),
      ];
      return `'${name}': { icon: '${menu?.icon ?? ''}', rights: { ${rights.join(' ')} } },`;
    }),
    '} as const;',
    '',
  ].join('\n');
}
