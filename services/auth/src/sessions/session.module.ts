import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { KeyModule } from '../keys/key.module.js';
import { DeviceModule } from '../devices/device.module.js';
import { NetworkModule } from '../networks/network.module.js';
import { ClosedShopConsumer } from './closed-shop.consumer.js';
import { SessionController } from './session.controller.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [AccountModule, KeyModule, NetworkModule, DeviceModule],
  controllers: [SessionController],
  providers: [ClosedShopConsumer, SessionRepository, SessionService],
  exports: [SessionService],
})
export class SessionModule {}
