import { inTreeOrder } from './tree-order.js';

const node = (id: string, parentId: string) => ({ id, parentId });
const shown = (records: Parameters<typeof inTreeOrder>[0]) =>
  inTreeOrder(records).map(({ id, depth }) => `${depth} ${id}`);

test('children follow their parent, siblings keep their order', () => {
  const records = [
    node('b', '0'),
    node('a', '0'),
    node('a2', 'a'),
    node('b1', 'b'),
    node('a1', 'a'),
    node('a21', 'a2'),
  ];
  expect(shown(records)).toEqual(['0 b', '1 b1', '0 a', '1 a2', '2 a21', '1 a1']);
});

test('a record whose parent is filtered out is at the top', () => {
  expect(shown([node('a21', 'a2'), node('a1', 'a')])).toEqual(['0 a21', '0 a1']);
});
