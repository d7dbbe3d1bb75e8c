import { acceptOf, fileProblem } from './file-groups.js';

const MB = 1024 * 1024;

test.each([
  ['photo.JPG', 1, ['image'], undefined, undefined],
  ['photo.tiff', 1, ['image'], undefined, 'type'],
  ['photo', 1, ['image'], undefined, 'type'],
  ['a.b.pdf', 1, ['pdf'], undefined, undefined],
  ['table.xlsx', 1, ['spreadsheet', 'pdf'], undefined, undefined],
  ['scan.pdf', 5 * MB, ['pdf'], 5, undefined],
  ['scan.pdf', 5 * MB + 1, ['pdf'], 5, 'size'],
] as const)('%s of %d bytes', (name, size, groups, maxMegabytes, problem) =>
  expect(fileProblem({ name, size }, { groups, maxMegabytes })).toBe(problem),
);

test('the chooser of files offers the endings of the groups', () => {
  expect(acceptOf(['pdf', 'zip'])).toBe('.pdf,.zip,.rar,.7z');
});
