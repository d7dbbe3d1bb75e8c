import {
  adminPageOf,
  anyone,
  defineApi,
  Empty,
  internal,
  nothing,
  platformErrors,
  staff,
  text,
} from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { CompanyView } from './company.views.js';
import {
  CreateParameterDto,
  ParameterIdDto,
  ParameterKeyDto,
  ParameterPageDto,
  UpdateParameterDto,
} from './parameter.dto.js';
import { ParameterView } from './parameter.views.js';
import { SyncedView } from './dictionary.views.js';

const { notFound } = platformErrors;

export const adminParamApi = defineApi('admin.param', {
  publicValue: {
    http: 'GET /admin/param/publicValue/{key}',
    request: ParameterKeyDto,
    response: text,
    access: anyone(),
    family: 'admin',
    errors: [notFound],
    summary: 'The value of a public parameter; one that is not public does not exist here.',
  },
  company: {
    http: 'GET /admin/param/company',
    request: Empty,
    response: CompanyView,
    access: anyone(),
    family: 'admin',
    isRevalidated: true,
    summary: 'Who runs the mall: names, contacts and legal details in all languages.',
  },
  value: {
    request: ParameterKeyDto,
    response: text,
    access: internal(),
    errors: [notFound],
    summary: 'The value of a parameter, public or not, for the service whose setting it is.',
  },
  sync: {
    http: 'PUT /admin/param/sync',
    request: Empty,
    response: SyncedView,
    access: staff('sys_syspublicparam_edit'),
    family: 'admin',
    summary: 'Add the built-in parameters that are missing; changes of staff stay.',
  },
  page: {
    http: 'GET /admin/param/page',
    request: ParameterPageDto,
    response: adminPageOf(ParameterView),
    access: staff('sys_syspublicparam_view'),
    family: 'admin',
    summary: 'Parameters of the mall.',
  },
  one: {
    http: 'GET /admin/param/{publicId}',
    request: ParameterIdDto,
    response: ParameterView,
    access: staff('sys_syspublicparam_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One parameter.',
  },
  create: {
    http: 'POST /admin/param',
    request: CreateParameterDto,
    response: ParameterView,
    access: staff('sys_syspublicparam_add'),
    family: 'admin',
    errors: [adminErrors.keyTaken, adminErrors.valueRefused],
    summary: 'Add a parameter; nobody outside reads it unless it is made public.',
  },
  update: {
    http: 'PUT /admin/param',
    request: UpdateParameterDto,
    response: ParameterView,
    access: staff('sys_syspublicparam_edit'),
    family: 'admin',
    errors: [notFound, adminErrors.valueRefused],
    summary: 'Change the given fields of a parameter.',
  },
  remove: {
    http: 'DELETE /admin/param/{publicId}',
    request: ParameterIdDto,
    response: nothing,
    access: staff('sys_syspublicparam_del'),
    family: 'admin',
    errors: [notFound, adminErrors.systemRecord],
    summary: 'Remove a parameter that was not built in.',
  },
});
