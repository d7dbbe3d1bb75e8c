import { Module } from '@nestjs/common';
import { authApi } from '@mall/contracts/auth';
import { ServiceModule } from '@mall/service-kit';
import { DepartmentModule } from './department/department.module.js';
import { DictionaryModule } from './dictionary/dictionary.module.js';
import { LogModule } from './log/log.module.js';
import { MenuModule } from './menu/menu.module.js';
import { CreateAdmin1763700000001 } from './migrations/0001-create-admin.js';
import { RightsOfPapers1763740000002 } from './migrations/0002-rights-of-papers.js';
import { CreateSavedFilters1763800000003 } from './migrations/0003-create-saved-filters.js';
import { EntriesToldAgain1763900000004 } from './migrations/0004-entries-told-again.js';
import { ParameterModule } from './parameter/parameter.module.js';
import { ParkedModule } from './parked/parked.module.js';
import { RightsModule } from './rights/rights.module.js';
import { RoleModule } from './role/role.module.js';
import { SavedFilterModule } from './saved-filter/saved-filter.module.js';
import { SeedModule } from './seed/seed.module.js';
import { StaffModule } from './staff/staff.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({
      name: 'admin',
      clients: [authApi],
      migrations: [
        CreateAdmin1763700000001,
        RightsOfPapers1763740000002,
        CreateSavedFilters1763800000003,
        EntriesToldAgain1763900000004,
      ],
    }),
    RightsModule,
    StaffModule,
    RoleModule,
    MenuModule,
    DepartmentModule,
    DictionaryModule,
    ParameterModule,
    LogModule,
    ParkedModule,
    SavedFilterModule,
    SeedModule,
  ],
})
export class AppModule {}
