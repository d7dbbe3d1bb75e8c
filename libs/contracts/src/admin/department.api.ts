import {
  adminPageOf,
  defineApi,
  Empty,
  json,
  listOf,
  nothing,
  platformErrors,
  staff,
} from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import {
  CreateDepartmentDto,
  DepartmentIdDto,
  DepartmentPageDto,
  MergeDepartmentsDto,
  UpdateDepartmentDto,
} from './department.dto.js';
import { DepartmentView, type DepartmentNode } from './department.views.js';

const { notFound } = platformErrors;

export const adminDeptApi = defineApi('admin.dept', {
  tree: {
    http: 'GET /admin/dept/tree',
    request: Empty,
    response: json<readonly DepartmentNode[]>(),
    access: staff(),
    family: 'admin',
    summary: 'Departments as a tree.',
  },
  fallbackTree: {
    http: 'GET /system/department',
    request: Empty,
    response: json<readonly DepartmentNode[]>(),
    access: staff(),
    family: 'admin',
    summary: 'The same tree under the address that older pickers fall back to.',
  },
  all: {
    http: 'GET /admin/dept/findAllByIsDel',
    request: Empty,
    response: listOf(DepartmentView),
    access: staff(),
    family: 'admin',
    summary: 'Departments that exist, as a flat list.',
  },
  page: {
    request: DepartmentPageDto,
    response: adminPageOf(DepartmentView),
    access: staff(),
    family: 'admin',
    summary: 'Departments, for the console.',
  },
  one: {
    http: 'GET /admin/dept/{deptId}',
    request: DepartmentIdDto,
    response: DepartmentView,
    access: staff(),
    family: 'admin',
    errors: [notFound],
    summary: 'One department.',
  },
  create: {
    http: 'POST /admin/dept',
    request: CreateDepartmentDto,
    response: DepartmentView,
    access: staff('sys_dept_add'),
    family: 'admin',
    errors: [notFound, adminErrors.outOfScope],
    summary: 'Add a department.',
  },
  update: {
    http: 'PUT /admin/dept',
    request: UpdateDepartmentDto,
    response: DepartmentView,
    access: staff('sys_dept_edit'),
    family: 'admin',
    errors: [notFound, adminErrors.menuLoop, adminErrors.outOfScope],
    summary: 'Change the given fields of a department; moving it moves everything below it.',
  },
  merge: {
    http: 'POST /admin/dept/merge',
    request: MergeDepartmentsDto,
    response: DepartmentView,
    access: staff('sys_dept_del'),
    family: 'admin',
    errors: [notFound, adminErrors.menuLoop, adminErrors.outOfScope],
    summary: 'Move everybody and everything of a department into another one, and remove it.',
  },
  remove: {
    http: 'DELETE /admin/dept/{deptId}',
    request: DepartmentIdDto,
    response: nothing,
    access: staff('sys_dept_del'),
    family: 'admin',
    errors: [notFound, adminErrors.departmentInUse, adminErrors.outOfScope],
    summary: 'Remove a department without departments or staff in it.',
  },
});
