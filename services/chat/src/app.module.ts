import { Module } from '@nestjs/common';
import { chatDeclaration } from '@mall/contracts/services/chat';
import { ServiceModule } from '@mall/service-kit';
import { AwayModule } from './away/away.module.js';
import { CannedAnswerModule } from './canned-answers/canned-answer.module.js';
import { ConversationModule } from './conversations/conversation.module.js';
import { DeliveryModule } from './deliveries/delivery.module.js';
import { DeskModule } from './desk/desk.module.js';
import { NoticeModule } from './notices/notice.module.js';
import { chatRecords, chatSchema } from './schema.js';
import { PersonalModule } from './personal/personal.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ service: chatDeclaration, ...chatSchema, records: chatRecords }),
    AwayModule,
    CannedAnswerModule,
    ConversationModule,
    DeliveryModule,
    DeskModule,
    NoticeModule,
    PersonalModule,
  ],
})
export class AppModule {}
