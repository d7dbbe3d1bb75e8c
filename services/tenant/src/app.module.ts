import { Module } from '@nestjs/common';
import { fileApi } from '@mall/contracts/file';
import { ServiceModule } from '@mall/service-kit';
import { ApplicationModule } from './application/application.module.js';
import { CreateShops1763700000001 } from './migrations/0001-create-shops.js';

@Module({
  imports: [
    ServiceModule.forRoot({ name: 'tenant', migrations: [CreateShops1763700000001], clients: [fileApi] }),
    ApplicationModule,
  ],
})
export class AppModule {}
