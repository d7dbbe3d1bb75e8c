import { Module } from '@nestjs/common';
import { tenantDeclaration } from '@mall/contracts/services/tenant';
import { ServiceModule } from '@mall/service-kit';
import { ApplicationModule } from './application/application.module.js';
import { PlaceModule } from './place/place.module.js';
import { tenantSchema } from './schema.js';
import { PersonalModule } from './personal/personal.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ service: tenantDeclaration, ...tenantSchema }),
    ApplicationModule,
    PlaceModule,
    PersonalModule,
  ],
})
export class AppModule {}
