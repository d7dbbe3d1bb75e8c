import { Module } from '@nestjs/common';
import { fileApi } from '@mall/contracts/file';
import { ServiceModule } from '@mall/service-kit';
import { ApplicationModule } from './application/application.module.js';
import { tenantSchema } from './schema.js';

@Module({
  imports: [
    ServiceModule.forRoot({ name: 'tenant', ...tenantSchema, clients: [fileApi] }),
    ApplicationModule,
  ],
})
export class AppModule {}
