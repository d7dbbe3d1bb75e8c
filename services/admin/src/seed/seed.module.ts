import { Global, Module } from '@nestjs/common';
import { READINESS_CHECKS } from '@mall/service-kit';
import { DictionaryModule } from '../dictionary/dictionary.module.js';
import { PageTextModule } from '../page-text/page-text.module.js';
import { ParameterModule } from '../parameter/parameter.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { FirstAdministratorSeeder } from './first-administrator.seeder.js';
import { Seeder } from './seeder.js';

/** Global, because the health route needs the readiness checks. */
@Global()
@Module({
  imports: [StaffModule, DictionaryModule, PageTextModule, ParameterModule],
  providers: [
    FirstAdministratorSeeder,
    Seeder,
    {
      provide: READINESS_CHECKS,
      inject: [FirstAdministratorSeeder],
      useFactory: (administrator: FirstAdministratorSeeder) => [administrator],
    },
  ],
  exports: [READINESS_CHECKS],
})
export class SeedModule {}
