import { Module } from '@nestjs/common';
import { SocketModule } from '../sockets/socket.module.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatService } from './chat.service.js';
import { ConversationRepository } from './conversation.repository.js';

@Module({
  imports: [SocketModule],
  providers: [ChatGateway, ChatService, ConversationRepository],
})
export class ConversationModule {}
