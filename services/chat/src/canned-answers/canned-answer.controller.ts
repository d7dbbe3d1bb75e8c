import { Controller } from '@nestjs/common';
import {
  chatCannedAnswerApi,
  type CannedAnswerIdDto,
  type CannedAnswerPageDto,
  type ConversationRefDto,
  type CreateCannedAnswerDto,
  type UpdateCannedAnswerDto,
} from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { CannedAnswerService } from './canned-answer.service.js';

@Controller()
export class CannedAnswerController implements HandlersOf<typeof chatCannedAnswerApi> {
  constructor(private readonly answers: CannedAnswerService) {}

  @Handles(chatCannedAnswerApi.find)
  find(request: CannedAnswerPageDto) {
    return this.answers.find(request);
  }

  @Handles(chatCannedAnswerApi.one)
  one({ cannedAnswerId }: CannedAnswerIdDto) {
    return this.answers.one(cannedAnswerId);
  }

  @Handles(chatCannedAnswerApi.create)
  create(request: CreateCannedAnswerDto, caller: Caller) {
    return this.answers.create(request, caller);
  }

  @Handles(chatCannedAnswerApi.update)
  update(request: UpdateCannedAnswerDto, caller: Caller) {
    return this.answers.update(request, caller);
  }

  @Handles(chatCannedAnswerApi.remove)
  remove({ cannedAnswerId }: CannedAnswerIdDto) {
    return this.answers.remove(cannedAnswerId);
  }

  @Handles(chatCannedAnswerApi.filled)
  filled({ conversationId }: ConversationRefDto, caller: Caller) {
    return this.answers.filled(conversationId, caller);
  }
}
