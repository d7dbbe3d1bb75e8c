import { Module } from '@nestjs/common';
import { HoursModule } from '../hours/hours.module.js';
import { SocketModule } from '../sockets/socket.module.js';
import { AttachmentService } from './attachment.service.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatService } from './chat.service.js';
import { ConversationController } from './conversation.controller.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationService } from './conversation.service.js';
import { ConversationSocketService } from './conversation-socket.service.js';
import { MessageRepository } from './message.repository.js';
import { SubjectService } from './subject.service.js';

@Module({
  imports: [HoursModule, SocketModule],
  controllers: [ConversationController],
  providers: [
    AttachmentService,
    ChatGateway,
    ChatService,
    ConversationRepository,
    ConversationService,
    ConversationSocketService,
    MessageRepository,
    SubjectService,
  ],
  exports: [ConversationRepository, ConversationService, ConversationSocketService],
})
export class ConversationModule {}
