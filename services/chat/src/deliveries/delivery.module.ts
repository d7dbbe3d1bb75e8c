import { Module, type FactoryProvider } from '@nestjs/common';
import { PushModule } from '../push/push.module.js';
import { SocketModule } from '../sockets/socket.module.js';
import { CHANNEL_SENDERS, type ChannelSender } from './channel-sender.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { DeliveryController } from './delivery.controller.js';
import { DeliveryListRepository } from './delivery-list.repository.js';
import { DeliveryListService } from './delivery-list.service.js';
import { DeliveryRepository } from './delivery.repository.js';
import { DispatchService } from './dispatch.service.js';
import { FanOutRepository } from './fan-out.repository.js';
import { FanOutService } from './fan-out.service.js';
import { NoticeSettingsController } from './notice-settings.controller.js';
import { NoticeSettingsService } from './notice-settings.service.js';
import { PushSender } from './push-sender.js';
import { PushSettingsService } from './push-settings.service.js';
import { provideSmsSender, SMS_SENDER } from './sms-sender.js';
import { EMAIL_SENDER, provideEmailSender } from './smtp-sender.js';

const provideSenders: FactoryProvider<readonly ChannelSender[]> = {
  provide: CHANNEL_SENDERS,
  inject: [EMAIL_SENDER, SMS_SENDER, PushSender],
  useFactory: (...senders: ChannelSender[]) => senders,
};

@Module({
  imports: [PushModule, SocketModule],
  controllers: [DeliveryController, NoticeSettingsController],
  providers: [
    ContactRepository,
    ContactService,
    DeliveryListRepository,
    DeliveryListService,
    DeliveryRepository,
    DispatchService,
    FanOutRepository,
    FanOutService,
    NoticeSettingsService,
    PushSender,
    PushSettingsService,
    provideEmailSender,
    provideSenders,
    provideSmsSender,
  ],
})
export class DeliveryModule {}
