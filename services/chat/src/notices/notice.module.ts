import { Module } from '@nestjs/common';
import { SocketModule } from '../sockets/socket.module.js';
import { NoticeConsumer } from './notice.consumer.js';
import { NoticeGateway } from './notice.gateway.js';
import { NoticeRepository } from './notice.repository.js';
import { NoticeService } from './notice.service.js';

@Module({
  imports: [SocketModule],
  providers: [NoticeConsumer, NoticeGateway, NoticeRepository, NoticeService],
})
export class NoticeModule {}
