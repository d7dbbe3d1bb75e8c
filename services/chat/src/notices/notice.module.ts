import { Module } from '@nestjs/common';
import { PushModule } from '../push/push.module.js';
import { SocketModule } from '../sockets/socket.module.js';
import { AfterCommitService } from './after-commit.service.js';
import { ListingConsumer } from './listing.consumer.js';
import { NoticeCentreService } from './notice-centre.service.js';
import { AccountNoticeConsumer } from './account-notice.consumer.js';
import { OrderNoticeConsumer } from './order-notice.consumer.js';
import { NoticeController } from './notice.controller.js';
import { NoticeGateway } from './notice.gateway.js';
import { NoticeListRepository } from './notice-list.repository.js';
import { NoticeRepository } from './notice.repository.js';
import { NoticeService } from './notice.service.js';
import { ReminderConsumer } from './reminder.consumer.js';

@Module({
  imports: [PushModule, SocketModule],
  controllers: [NoticeController],
  providers: [
    AfterCommitService,
    ListingConsumer,
    NoticeCentreService,
    AccountNoticeConsumer,
    OrderNoticeConsumer,
    NoticeGateway,
    NoticeListRepository,
    NoticeRepository,
    NoticeService,
    ReminderConsumer,
  ],
  exports: [NoticeService],
})
export class NoticeModule {}
