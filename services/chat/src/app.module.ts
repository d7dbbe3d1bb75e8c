import { Module } from '@nestjs/common';
import { authApi } from '@mall/contracts/auth';
import { ServiceModule } from '@mall/service-kit';
import { ConversationModule } from './conversations/conversation.module.js';
import { NoticeModule } from './notices/notice.module.js';
import { chatSchema } from './schema.js';

@Module({
  imports: [
    ServiceModule.forRoot({ name: 'chat', ...chatSchema, clients: [authApi] }),
    ConversationModule,
    NoticeModule,
  ],
})
export class AppModule {}
