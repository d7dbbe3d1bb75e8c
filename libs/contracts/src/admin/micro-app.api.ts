import { adminPageOf, defineApi, listOf, nothing, platformErrors, signedIn, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import {
  CreateMicroAppDto,
  MicroAppIdDto,
  MicroAppListDto,
  MicroAppPageDto,
  UpdateMicroAppDto,
} from './micro-app.dto.js';
import { MicroAppView, OwnMicroAppView } from './micro-app.views.js';

const { notFound } = platformErrors;
const { microAppTaken, microAppOriginRefused } = adminErrors;

/** External applications that the shell opens in a frame. */
export const adminMicroAppApi = defineApi('admin.microApp', {
  page: {
    http: 'GET /admin/sysexmicroapp/page',
    request: MicroAppPageDto,
    response: adminPageOf(MicroAppView),
    access: staff('sys_microapp_view'),
    family: 'admin',
    summary: 'External apps, for those who manage them.',
  },
  list: {
    http: 'GET /admin/sysexmicroapp/list',
    request: MicroAppListDto,
    response: listOf(OwnMicroAppView),
    access: signedIn(),
    family: 'admin',
    summary: 'The external apps that the caller may open, in their order.',
  },
  one: {
    http: 'GET /admin/sysexmicroapp/{id}',
    request: MicroAppIdDto,
    response: MicroAppView,
    access: staff('sys_microapp_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One external app.',
  },
  create: {
    http: 'POST /admin/sysexmicroapp',
    request: CreateMicroAppDto,
    response: MicroAppView,
    access: staff('sys_microapp_add'),
    family: 'admin',
    errors: [microAppTaken, microAppOriginRefused, notFound],
    summary: 'Add an external app whose origin the operator of the mall has allowed.',
  },
  update: {
    http: 'PUT /admin/sysexmicroapp',
    request: UpdateMicroAppDto,
    response: MicroAppView,
    access: staff('sys_microapp_edit'),
    family: 'admin',
    errors: [notFound, microAppTaken, microAppOriginRefused],
    summary: 'Change the given fields of an external app.',
  },
  remove: {
    http: 'DELETE /admin/sysexmicroapp/{id}',
    request: MicroAppIdDto,
    response: nothing,
    access: staff('sys_microapp_del'),
    family: 'admin',
    errors: [notFound],
    summary: 'Remove an external app.',
  },
});
