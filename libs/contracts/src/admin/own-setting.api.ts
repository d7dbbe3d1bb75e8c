import { anyOf, defineApi, Empty, listOf, merchant, nothing, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { KeepSettingDto, OwnSettingView } from './own-setting.dto.js';

/** Columns, density and pinned pages, private to each user of the console; they follow a person to another computer. */
const atTheConsole = anyOf(staff(), merchant());

export const adminOwnSettingApi = defineApi('admin.ownSetting', {
  all: {
    http: 'GET /admin/own_setting/list',
    request: Empty,
    response: listOf(OwnSettingView),
    access: atTheConsole,
    family: 'admin',
    summary: 'One’s own settings of the console.',
  },
  keep: {
    http: 'PUT /admin/own_setting',
    request: KeepSettingDto,
    response: nothing,
    access: atTheConsole,
    family: 'admin',
    errors: [adminErrors.tooManySettings],
    summary: 'Keep one of one’s own settings, or forget it; the last one to write wins.',
  },
});
