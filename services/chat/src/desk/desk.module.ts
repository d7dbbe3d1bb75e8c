import { Module } from '@nestjs/common';
import { ConversationModule } from '../conversations/conversation.module.js';
import { HoursModule } from '../hours/hours.module.js';
import { SocketModule } from '../sockets/socket.module.js';
import { DeskController } from './desk.controller.js';
import { DeskRepository } from './desk.repository.js';
import { DeskService } from './desk.service.js';

@Module({
  imports: [ConversationModule, HoursModule, SocketModule],
  controllers: [DeskController],
  providers: [DeskRepository, DeskService],
})
export class DeskModule {}
