import type { DatabaseSchema } from '@mall/persistence';
import { Department } from './department/department.entity.js';
import { DictionaryItem } from './dictionary/dictionary-item.entity.js';
import { Dictionary } from './dictionary/dictionary.entity.js';
import { OperationLog } from './log/operation-log.entity.js';
import { Menu } from './entities/menu.entity.js';
import { Baseline1764700000011 } from './migrations/0001-baseline.js';
import { CreateOwnSettings1764800000012 } from './migrations/0012-create-own-settings.js';
import { SearchLog1764900000013 } from './migrations/0013-search-log.js';
import { OwnSetting } from './own-setting/own-setting.entity.js';
import { MicroAppRole } from './micro-app/micro-app-role.entity.js';
import { MicroApp } from './micro-app/micro-app.entity.js';
import { RoleDepartment } from './role/role-department.entity.js';
import { Parameter } from './parameter/parameter.entity.js';
import { RoleMenu } from './entities/role-menu.entity.js';
import { Role } from './entities/role.entity.js';
import { SavedFilter } from './saved-filter/saved-filter.entity.js';
import { StaffRole } from './staff/staff-role.entity.js';
import { Staff } from './staff/staff.entity.js';
import { SearchStaff1765000000014 } from './migrations/0014-search-staff.js';
import { FailuresOfLog1765100000015 } from './migrations/0015-failures-of-log.js';
import { SlowestEntries1765300000016 } from './migrations/0016-slowest-entries.js';
import { LogByName1765400000017 } from './migrations/0017-log-by-name.js';
import { MenuOfTheShop1765500000018 } from './migrations/0018-menu-of-the-shop.js';
import { LabelsFollow1765600000019 } from './migrations/0019-labels-follow.js';
import { OwnAddresses1765700000020 } from './migrations/0020-own-addresses.js';
import { OneItemForAnAddress1765700000021 } from './migrations/0021-one-item-for-an-address.js';
import { PageText } from './page-text/page-text.entity.js';
import { CreatePageTexts1765800000022 } from './migrations/0022-create-page-texts.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { FoldedTextAlone1766000000094 } from './migrations/0094-folded-text-alone.js';
import { RecordTables1766300000000 } from './migrations/0095-record-tables.js';
import { RightsWait1767100000097 } from './migrations/0097-rights-wait.js';
import { StaffText } from './staff/staff-text.entity.js';

export const adminSchema: DatabaseSchema = {
  entities: [
    Department,
    Staff,
    StaffText,
    StaffRole,
    Role,
    RoleMenu,
    RoleDepartment,
    Menu,
    Dictionary,
    DictionaryItem,
    Parameter,
    OperationLog,
    OwnSetting,
    SavedFilter,
    MicroApp,
    MicroAppRole,
    PageText,
  ],
  migrations: [
    Baseline1764700000011,
    CreateOwnSettings1764800000012,
    SearchLog1764900000013,
    SearchStaff1765000000014,
    FailuresOfLog1765100000015,
    SlowestEntries1765300000016,
    LogByName1765400000017,
    MenuOfTheShop1765500000018,
    LabelsFollow1765600000019,
    OwnAddresses1765700000020,
    OneItemForAnAddress1765700000021,
    CreatePageTexts1765800000022,
    FoldSearches1766000000090,
    FoldedTextAlone1766000000094,
    RecordTables1766300000000,
    RightsWait1767100000097,
  ],
};
