import { Global, Module } from '@nestjs/common';
import { READINESS_CHECKS } from '@mall/service-kit';
import { StaffModule } from '../staff/staff.module.js';
import { FirstAdministrator } from './first-administrator.js';
import { Seeder } from './seeder.js';

/** Global, because the health route needs the readiness checks. */
@Global()
@Module({
  imports: [StaffModule],
  providers: [
    FirstAdministrator,
    Seeder,
    {
      provide: READINESS_CHECKS,
      inject: [FirstAdministrator],
      useFactory: (administrator: FirstAdministrator) => [administrator],
    },
  ],
  exports: [READINESS_CHECKS],
})
export class SeedModule {}
