import { Controller } from '@nestjs/common';
import { chatCannedAnswerApi, type ConversationRefDto } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { CannedAnswerService } from './canned-answer.service.js';

@Controller()
export class CannedAnswerController implements HandlersOf<typeof chatCannedAnswerApi> {
  constructor(private readonly answers: CannedAnswerService) {}

  @Handles(chatCannedAnswerApi.filled)
  filled({ conversationId }: ConversationRefDto, caller: Caller) {
    return this.answers.filled(conversationId, caller);
  }
}
