import type { DepartmentNode } from '@mall/contracts/admin';
import { findDepartment, mayMove } from './tree.js';

const node = (id: string, parentId: string, ...children: DepartmentNode[]): DepartmentNode => ({
  id,
  deptId: id,
  parentId,
  deptPid: parentId,
  name: id,
  deptName: id,
  weight: 0,
  isLock: id === 'closed',
  userCount: 0,
  children,
});

const yard = node('yard', 'sales');
const sales = node('sales', 'company', yard);
const closed = node('closed', 'company');
const company = node('company', '0', sales, closed);

test('a department is found at any depth', () => {
  expect(findDepartment([company], 'yard')).toBe(yard);
  expect(findDepartment([company], 'nowhere')).toBeUndefined();
});

test('a department moves to another branch, but not into itself, below itself or where it is', () => {
  expect(mayMove(yard, company)).toBe(true);
  expect(mayMove(sales, sales)).toBe(false);
  expect(mayMove(sales, yard)).toBe(false);
  expect(mayMove(yard, sales)).toBe(false);
});

test('nothing moves into a department that is closed to the caller', () => {
  expect(mayMove(yard, closed)).toBe(false);
});
