import { Module } from '@nestjs/common';
import { ConversationModule } from '../conversations/conversation.module.js';
import { CannedAnswerController } from './canned-answer.controller.js';
import { CannedAnswerRepository } from './canned-answer.repository.js';
import { CannedAnswerService } from './canned-answer.service.js';
import { CannedValuesService } from './canned-values.service.js';

@Module({
  imports: [ConversationModule],
  controllers: [CannedAnswerController],
  providers: [CannedAnswerRepository, CannedAnswerService, CannedValuesService],
})
export class CannedAnswerModule {}
