import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module.js';
import { OrderViewModule } from '../order-view/order-view.module.js';
import { RateModule } from '../rate/rate.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { OrderActionController } from './order-action.controller.js';
import { OrderActionService } from './order-action.service.js';
import { OrderDeskController } from './order-desk.controller.js';
import { OrderDeskService } from './order-desk.service.js';
import { OrderHoldConsumer } from './order-hold.consumer.js';
import { OrderTimer } from './order.timer.js';

@Module({
  imports: [OrderModule, OrderViewModule, RateModule, SettingModule],
  controllers: [OrderActionController, OrderDeskController],
  providers: [OrderActionService, OrderDeskService, OrderTimer, OrderHoldConsumer],
})
export class OrderActionModule {}
