import { Injectable } from '@nestjs/common';
import type { FilledAnswerView } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { ConversationService } from '../conversations/conversation.service.js';
import { CannedAnswerRepository } from './canned-answer.repository.js';
import { fillCannedText } from './canned-text.js';
import { CannedValuesService } from './canned-values.service.js';

@Injectable()
export class CannedAnswerService {
  constructor(
    private readonly answers: CannedAnswerRepository,
    private readonly seats: ConversationService,
    private readonly values: CannedValuesService,
  ) {}

  async filled(conversationId: string, caller: Caller): Promise<FilledAnswerView[]> {
    const { conversation } = await this.seats.seat(conversationId, caller);
    const locale = await this.answers.localeOf(conversation.personId);
    const [answers, values] = await Promise.all([
      this.answers.all(),
      this.values.of(conversation, caller, locale),
    ]);
    return answers.flatMap(({ cannedAnswerId, keyword, text }) => {
      const filled = fillCannedText(text, locale, values);
      return filled === undefined ? [] : [{ cannedAnswerId, keyword, text: filled, locale }];
    });
  }
}
