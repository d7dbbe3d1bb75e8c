// Written by "npm run write:schemas": the columns of migrations/schema.sql as types.
import type { Generated } from '@mall/persistence';
import type { Department } from './department/department.entity.js';
import type { DictionaryItem } from './dictionary/dictionary-item.entity.js';
import type { Dictionary } from './dictionary/dictionary.entity.js';
import type { Menu } from './entities/menu.entity.js';
import type { Role } from './entities/role.entity.js';
import type { OperationLog } from './log/operation-log.entity.js';
import type { MicroApp } from './micro-app/micro-app.entity.js';
import type { OwnSetting } from './own-setting/own-setting.entity.js';
import type { PageText } from './page-text/page-text.entity.js';
import type { Parameter } from './parameter/parameter.entity.js';
import type { SavedFilter } from './saved-filter/saved-filter.entity.js';
import type { StaffText } from './staff/staff-text.entity.js';
import type { Staff } from './staff/staff.entity.js';

export interface AdminTables {
  department: {
    dept_id: Generated<string>; parent_id: string | null; name: Department['name']; sort_order: Generated<number>;
    longitude: Department['longitude'] | null; latitude: Department['latitude'] | null;
    address: Department['address'] | null; created_at: Generated<Date>; directory: Department['directory'] | null;
    directory_id: Department['directoryId'] | null;
  };
  dictionary: {
    dict_id: Generated<string>; dict_type: Dictionary['dictType']; descriptions: Dictionary['descriptions'];
    remarks: Dictionary['remarks'] | null; is_system: Generated<boolean>; created_at: Generated<Date>;
  };
  dictionary_item: {
    item_id: Generated<string>; dict_id: string; item_value: DictionaryItem['itemValue'];
    labels: DictionaryItem['labels']; description: DictionaryItem['description'] | null; sort_order: Generated<number>;
    list_class: Generated<DictionaryItem['listClass']>; css_class: DictionaryItem['cssClass'] | null;
    remarks: DictionaryItem['remarks'] | null; is_system: Generated<boolean>;
  };
  menu: {
    menu_id: Generated<string>; parent_id: string | null; menu_key: Menu['menuKey'] | null; labels: Menu['labels'];
    permission: Menu['permission'] | null; path: Menu['path'] | null; icon: Menu['icon'] | null;
    sort_order: Generated<number>; menu_type: Generated<Menu['menuType']>; is_visible: Generated<boolean>;
    keeps_alive: Generated<boolean>; created_at: Generated<Date>; place: Generated<Menu['place']>;
    seeded_labels: Menu['seededLabels'] | null; component: Menu['component'] | null; permission_at: Generated<Date>;
  };
  micro_app: {
    app_id: Generated<string>; app_name: MicroApp['appName']; app_code: MicroApp['appCode'];
    entry_url: MicroApp['entryUrl']; router_path: MicroApp['routerPath']; icon: MicroApp['icon'] | null;
    sort_order: Generated<number>; is_on: Generated<boolean>; is_public: Generated<boolean>;
    remark: MicroApp['remark'] | null; created_at: Generated<Date>;
  };
  micro_app_role: {
    app_id: string; role_id: string;
  };
  operation_log: {
    log_id: Generated<string>; origin: OperationLog['origin']; is_failure: boolean; title: OperationLog['title'];
    service: OperationLog['service'] | null; method: OperationLog['method'] | null; path: OperationLog['path'] | null;
    params: OperationLog['params'] | null; duration_ms: number | null; failure: OperationLog['failure'] | null;
    actor_id: string | null; actor_name: OperationLog['actorName'] | null; ip: OperationLog['ip'] | null;
    user_agent: OperationLog['userAgent'] | null; request_id: OperationLog['requestId'] | null;
    created_at: Generated<Date>; entry_id: string | null;
  };
  own_setting: {
    user_id: string; name: OwnSetting['name']; value: OwnSetting['value']; changed_at: Generated<Date>;
  };
  page_text: {
    code: PageText['code']; version: number; content: PageText['content']; is_shipped: Generated<boolean>;
    restored_version: number | null; note: PageText['note'] | null; changed_by: PageText['changedBy'] | null;
    changed_at: Generated<Date>;
  };
  parameter: {
    parameter_id: Generated<string>; public_key: Parameter['publicKey']; names: Parameter['names'];
    value: Generated<Parameter['value']>; value_texts: Parameter['valueTexts'] | null;
    value_type: Generated<Parameter['valueType']>; is_public: Generated<boolean>; is_system: Generated<boolean>;
    remarks: Parameter['remarks'] | null; updated_at: Generated<Date>;
  };
  role: {
    role_id: Generated<string>; role_code: Role['roleCode']; names: Role['names'];
    description: Role['description'] | null; grants_all: Generated<boolean>; is_system: Generated<boolean>;
    created_at: Generated<Date>; data_scope: Generated<Role['dataScope']>;
  };
  role_department: {
    role_id: string; dept_id: string;
  };
  role_menu: {
    role_id: string; menu_id: string; granted_at: Generated<Date>;
  };
  saved_filter: {
    filter_id: Generated<string>; user_id: string; list: SavedFilter['list']; name: SavedFilter['name'];
    query: SavedFilter['query']; created_at: Generated<Date>;
  };
  staff: {
    user_id: string; username: Staff['username']; nickname: Staff['nickname']; name: Staff['name'] | null;
    phone: Staff['phone'] | null; email: Staff['email'] | null; avatar: Staff['avatar'] | null; dept_id: string | null;
    is_locked: Generated<boolean>; removed_at: Date | null; created_at: Generated<Date>;
    directory: Staff['directory'] | null; directory_id: Staff['directoryId'] | null; access_at: Generated<Date>;
  };
  staff_role: {
    user_id: string; role_id: string; granted_at: Generated<Date>;
  };
  staff_text: {
    user_id: string; folded: Generated<StaffText['folded']>;
  };
}
