import type { DatabaseSchema } from '@mall/persistence';
import { Department } from './department/department.entity.js';
import { DictionaryItem } from './dictionary/dictionary-item.entity.js';
import { Dictionary } from './dictionary/dictionary.entity.js';
import { OperationLog } from './log/operation-log.entity.js';
import { Menu } from './entities/menu.entity.js';
import { CreateAdmin1763700000001 } from './migrations/0001-create-admin.js';
import { RightsOfPapers1763740000002 } from './migrations/0002-rights-of-papers.js';
import { CreateOwnSettings1764800000012 } from './migrations/0012-create-own-settings.js';
import { SearchLog1764900000013 } from './migrations/0013-search-log.js';
import { OwnSetting } from './own-setting/own-setting.entity.js';
import { CreateSavedFilters1763800000003 } from './migrations/0003-create-saved-filters.js';
import { EntriesToldAgain1763900000004 } from './migrations/0004-entries-told-again.js';
import { KeepTheLog1764000000005 } from './migrations/0005-keep-the-log.js';
import { MicroAppRole } from './micro-app/micro-app-role.entity.js';
import { MicroApp } from './micro-app/micro-app.entity.js';
import { CreateMicroApps1764100000006 } from './migrations/0006-create-micro-apps.js';
import { DirectoryLinks1764200000007 } from './migrations/0007-directory-links.js';
import { RoleDepartment } from './role/role-department.entity.js';
import { DataScopes1764300000008 } from './migrations/0008-data-scopes.js';
import { RightsOfConversations1764500000009 } from './migrations/0009-rights-of-conversations.js';
import { PagesAreKept1764600000010 } from './migrations/0010-pages-are-kept.js';
import { StaffByName1764700000011 } from './migrations/0011-staff-by-name.js';
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
    CreateAdmin1763700000001,
    RightsOfPapers1763740000002,
    CreateSavedFilters1763800000003,
    EntriesToldAgain1763900000004,
    KeepTheLog1764000000005,
    CreateMicroApps1764100000006,
    DirectoryLinks1764200000007,
    DataScopes1764300000008,
    RightsOfConversations1764500000009,
    PagesAreKept1764600000010,
    StaffByName1764700000011,
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
  ],
};
