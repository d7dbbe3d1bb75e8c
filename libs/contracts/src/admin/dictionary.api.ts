import {
  adminPageOf,
  anyone,
  defineApi,
  Empty,
  listOf,
  nothing,
  platformErrors,
  staff,
} from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import {
  CodeTableDto,
  CreateDictionaryDto,
  CreateDictionaryItemDto,
  DictionaryIdDto,
  DictionaryItemPageDto,
  DictionaryPageDto,
  DictionaryTypeDto,
  UpdateDictionaryDto,
  UpdateDictionaryItemDto,
} from './dictionary.dto.js';
import {
  CodeView,
  DictionaryItemView,
  DictionaryOptionView,
  DictionaryView,
  SyncedView,
} from './dictionary.views.js';

const { notFound } = platformErrors;

/** Dictionaries: value lists whose texts staff can edit. */
export const adminDictApi = defineApi('admin.dict', {
  ofType: {
    http: 'GET /admin/dict/type/{type}',
    request: DictionaryTypeDto,
    response: listOf(DictionaryOptionView),
    access: anyone(),
    family: 'admin',
    summary: 'Choices of a dictionary in the language of the caller; an unknown type has none.',
  },
  codeTable: {
    http: 'GET /core/{name}/list',
    request: CodeTableDto,
    response: listOf(CodeView),
    access: anyone(),
    family: 'admin',
    summary:
      'Choices of a dictionary as codes and names, in the language of the caller; an unknown name has none.',
  },
  sync: {
    http: 'PUT /admin/dict/sync',
    request: Empty,
    response: SyncedView,
    access: staff('sys_dict_edit'),
    family: 'admin',
    summary: 'Add the built-in dictionaries and items that are missing; changes of staff stay.',
  },
  page: {
    http: 'GET /admin/dict/page',
    request: DictionaryPageDto,
    response: adminPageOf(DictionaryView),
    access: staff('sys_dict_view'),
    family: 'admin',
    summary: 'Dictionaries.',
  },
  one: {
    http: 'GET /admin/dict/{id}',
    request: DictionaryIdDto,
    response: DictionaryView,
    access: staff('sys_dict_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One dictionary.',
  },
  create: {
    http: 'POST /admin/dict',
    request: CreateDictionaryDto,
    response: DictionaryView,
    access: staff('sys_dict_add'),
    family: 'admin',
    errors: [adminErrors.dictTypeTaken],
    summary: 'Add a dictionary.',
  },
  update: {
    http: 'PUT /admin/dict',
    request: UpdateDictionaryDto,
    response: DictionaryView,
    access: staff('sys_dict_edit'),
    family: 'admin',
    errors: [notFound],
    summary: 'Change the given fields of a dictionary.',
  },
  remove: {
    http: 'DELETE /admin/dict/{id}',
    request: DictionaryIdDto,
    response: nothing,
    access: staff('sys_dict_del'),
    family: 'admin',
    errors: [notFound, adminErrors.systemRecord],
    summary: 'Remove a dictionary that was not built in, with its items.',
  },
});

export const adminDictItemApi = defineApi('admin.dictItem', {
  page: {
    http: 'GET /admin/dict/item/page',
    request: DictionaryItemPageDto,
    response: adminPageOf(DictionaryItemView),
    access: staff('sys_dict_view'),
    family: 'admin',
    summary: 'Items of dictionaries, in their order.',
  },
  one: {
    http: 'GET /admin/dict/item/{id}',
    request: DictionaryIdDto,
    response: DictionaryItemView,
    access: staff('sys_dict_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One item of a dictionary.',
  },
  create: {
    http: 'POST /admin/dict/item',
    request: CreateDictionaryItemDto,
    response: DictionaryItemView,
    access: staff('sys_dict_add'),
    family: 'admin',
    errors: [notFound, adminErrors.itemValueTaken],
    summary: 'Add an item to a dictionary.',
  },
  update: {
    http: 'PUT /admin/dict/item',
    request: UpdateDictionaryItemDto,
    response: DictionaryItemView,
    access: staff('sys_dict_edit'),
    family: 'admin',
    errors: [notFound, adminErrors.itemValueTaken, adminErrors.systemRecord],
    summary: 'Change the given fields of an item; a built-in one keeps its value.',
  },
  remove: {
    http: 'DELETE /admin/dict/item/{id}',
    request: DictionaryIdDto,
    response: nothing,
    access: staff('sys_dict_del'),
    family: 'admin',
    errors: [notFound, adminErrors.systemRecord],
    summary: 'Remove an item that was not built in.',
  },
});
