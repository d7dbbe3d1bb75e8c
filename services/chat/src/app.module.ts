import { Module } from '@nestjs/common';
import { authApi } from '@mall/contracts/auth';
import { ServiceModule } from '@mall/service-kit';
import { ChatCommands } from './conversations/chat-commands.js';
import { ConversationRepository } from './conversations/conversation.repository.js';
import { NoticeConsumer } from './notices/notice.consumer.js';
import { NoticeService } from './notices/notice.service.js';
import { chatSchema } from './schema.js';
import { Fanout } from './sockets/fanout.js';
import { SocketHub } from './sockets/socket-hub.js';
import { SocketServer } from './sockets/socket-server.js';

@Module({
  imports: [ServiceModule.forRoot({ name: 'chat', ...chatSchema, clients: [authApi] })],
  providers: [
    ChatCommands,
    ConversationRepository,
    Fanout,
    NoticeConsumer,
    NoticeService,
    SocketHub,
    SocketServer,
  ],
})
export class AppModule {}
