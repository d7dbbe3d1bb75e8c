import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataProviderContext, Form } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { AttributesInput } from '../cars/AttributesInput.js';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { RolesInput } from '../components/role-inputs.js';
import { ScopeDepartments } from '../roles/ScopeDepartments.js';
import { DictionaryField } from '../widgets/fields/DictionaryField.js';

const FAILED = 'console.widgets.failed';

/** Renders an input of a form whose choices are answered by nothing, or could not be read. */
function htmlOf(input: ReactNode, key: readonly unknown[], hasFailed: boolean): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  client
    .getQueryCache()
    .build(client, { queryKey: [...key, 'en'] })
    .setState(hasFailed ? { status: 'error', error: new Error() } : { status: 'success', data: [] });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <DataProviderContext.Provider value={{ call: () => undefined } as never}>
          <Form defaultValues={{ categoryId: '7' }}>{input}</Form>
        </DataProviderContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test.each([
  [
    'a word of a dictionary',
    <DictionarySelect source="fuel" dictionary="fuel_type" />,
    ['admin.dict.ofType', { type: 'fuel_type' }],
  ],
  [
    'a widget for a dictionary',
    <DictionaryField label="" value="" onChange={() => undefined} dictionary="fuel_type" />,
    ['admin.dict.ofType', { type: 'fuel_type' }],
  ],
  ['equipment', <AttributesInput />, ['product.category.attrs', { categoryId: '7' }]],
  ['roles', <RolesInput hint="" />, ['admin.role.list', {}]],
  ['departments', <ScopeDepartments />, ['admin.dept.tree', {}]],
])('choices that could not be read do not look like none: %s', (_, input, key) => {
  expect(htmlOf(input, key, true)).toContain(FAILED);
  expect(htmlOf(input, key, false)).not.toContain(FAILED);
});
