import { belowCompany, departmentOf, type DepartmentItem } from './departments.js';
import { ofPlatform } from './platform.js';

const node = (id: string, ...children: DepartmentItem[]): DepartmentItem => ({ id, name: id, children });
const tree = [node('1', node('2', node('3'))), node('4')];

test('the tree begins at the company of the caller', () => {
  expect(belowCompany(tree, '2').map(({ id }) => id)).toEqual(['2']);
  expect(belowCompany(tree, undefined)).toBe(tree);
  expect(belowCompany(tree, '9')).toBe(tree);
  expect(departmentOf(tree, '3')?.name).toBe('3');
});

test('roles of another platform are not offered', () => {
  const role = (roleId: string, platform?: string, platformSub?: string) => ({
    roleId,
    roleName: roleId,
    ...(platform && { platform }),
    ...(platformSub && { platformSub }),
  });
  const roles = [role('all'), role('mall', 'mall'), role('desk', 'mall', 'desk'), role('other', 'other')];
  const ids = (platform?: string, sub?: string) =>
    ofPlatform(roles, platform, sub).map(({ roleId }) => roleId);
  expect(ids()).toEqual(['all', 'mall', 'desk', 'other']);
  expect(ids('mall', 'shop')).toEqual(['all', 'mall']);
  expect(ids('mall', 'desk')).toEqual(['all', 'mall', 'desk']);
});
