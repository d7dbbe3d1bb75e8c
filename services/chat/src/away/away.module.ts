import { Module } from '@nestjs/common';
import { NoticeModule } from '../notices/notice.module.js';
import { SocketModule } from '../sockets/socket.module.js';
import { AwayRepository } from './away.repository.js';
import { AwayTimer } from './away.timer.js';

@Module({ imports: [NoticeModule, SocketModule], providers: [AwayRepository, AwayTimer] })
export class AwayModule {}
