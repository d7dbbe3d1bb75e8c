import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { gatewayDeclaration } from '@mall/contracts/services/gateway';
import { ServiceModule } from '@mall/service-kit';
import { AccessModule } from './access/access.module.js';
import { CacheModule } from './cache/cache.module.js';
import { FailureFilter } from './envelope/failure.filter.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { JournalModule } from './journal/journal.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MountModule } from './mount/mount.module.js';
import { PagesModule } from './pages/pages.module.js';
import { OrderExportController } from './edge/order-export.controller.js';
import { ConnectionDrainingService } from './edge/connection-draining.service.js';
import { ShareDrawingClient } from './share/share-drawing.client.js';
import { CountController } from './resources/count.controller.js';
import { ResourceCallService } from './resources/resource-call.service.js';
import { ResourceController } from './resources/resource.controller.js';

@Module({
  imports: [
    ServiceModule.forRoot({
      service: gatewayDeclaration,
      withoutDatabase: true,
    }),
    AccessModule,
    LimitsModule,
    CacheModule,
    JournalModule,
    MountModule,
    PagesModule,
    FeedsModule,
  ],
  controllers: [CountController, ResourceController, OrderExportController],
  providers: [
    ResourceCallService,
    ConnectionDrainingService,
    ShareDrawingClient,
    { provide: APP_FILTER, useClass: FailureFilter },
  ],
})
export class AppModule {}
