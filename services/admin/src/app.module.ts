import { Module } from '@nestjs/common';
import { adminDeclaration } from '@mall/contracts/services/admin';
import { ServiceModule } from '@mall/service-kit';
import { DepartmentModule } from './department/department.module.js';
import { DictionaryModule } from './dictionary/dictionary.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { HistoryModule } from './history/history.module.js';
import { LogModule } from './log/log.module.js';
import { MenuModule } from './menu/menu.module.js';
import { MicroAppModule } from './micro-app/micro-app.module.js';
import { PageTextModule } from './page-text/page-text.module.js';
import { ParameterModule } from './parameter/parameter.module.js';
import { ParkedModule } from './parked/parked.module.js';
import { ProcessModule } from './process/process.module.js';
import { RightsModule } from './rights/rights.module.js';
import { RoleModule } from './role/role.module.js';
import { OwnSettingModule } from './own-setting/own-setting.module.js';
import { SavedFilterModule } from './saved-filter/saved-filter.module.js';
import { adminSchema } from './schema.js';
import { SeedModule } from './seed/seed.module.js';
import { SessionModule } from './session/session.module.js';
import { StaffModule } from './staff/staff.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ service: adminDeclaration, ...adminSchema }),
    RightsModule,
    StaffModule,
    RoleModule,
    MenuModule,
    DepartmentModule,
    DictionaryModule,
    PageTextModule,
    ParameterModule,
    DirectoryModule,
    MicroAppModule,
    HistoryModule,
    LogModule,
    ParkedModule,
    OwnSettingModule,
    ProcessModule,
    SavedFilterModule,
    SessionModule,
    SeedModule,
  ],
})
export class AppModule {}
