import { Injectable } from '@nestjs/common';
import type {
  CannedAnswerPageDto,
  CannedAnswerRecord,
  CreateCannedAnswerDto,
  FilledAnswerView,
  UpdateCannedAnswerDto,
} from '@mall/contracts/chat';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import { ConversationService } from '../conversations/conversation.service.js';
import type { CannedAnswer } from './canned-answer.entity.js';
import { CannedAnswerRepository } from './canned-answer.repository.js';
import { checkCannedText, fillCannedText } from './canned-text.js';
import { CannedValuesService } from './canned-values.service.js';

@Injectable()
export class CannedAnswerService {
  constructor(
    private readonly answers: CannedAnswerRepository,
    private readonly seats: ConversationService,
    private readonly values: CannedValuesService,
  ) {}

  async find(request: CannedAnswerPageDto): Promise<AdminPage<CannedAnswerRecord>> {
    const { rows, total } = await this.answers.page(request);
    return adminPage(rows.map(toRecord), total, request);
  }

  async one(cannedAnswerId: string): Promise<CannedAnswerRecord> {
    const answer = await this.answers.one(cannedAnswerId);
    if (!answer) throw platformErrors.notFound();
    return toRecord(answer);
  }

  async create(request: CreateCannedAnswerDto, caller: Caller): Promise<CannedAnswerRecord> {
    return this.one(await this.answers.insert(written(request, caller)));
  }

  async update(request: UpdateCannedAnswerDto, caller: Caller): Promise<CannedAnswerRecord> {
    const { cannedAnswerId } = request;
    if (!(await this.answers.update(cannedAnswerId, written(request, caller))))
      throw platformErrors.notFound();
    return this.one(cannedAnswerId);
  }

  async remove(cannedAnswerId: string): Promise<void> {
    if (!(await this.answers.remove(cannedAnswerId))) throw platformErrors.notFound();
  }

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

function written({ keyword, text }: CreateCannedAnswerDto, { username, userId = '' }: Caller) {
  checkCannedText(text);
  const { ru, zh, en } = text;
  return {
    keyword: keyword.toLowerCase(),
    text: { ru: ru.trim(), zh: zh.trim(), en: en.trim() },
    changedBy: username ?? userId,
  };
}

const toRecord = ({
  cannedAnswerId,
  keyword,
  text,
  changedBy,
  updatedAt,
}: CannedAnswer): CannedAnswerRecord => ({
  cannedAnswerId,
  keyword,
  text,
  changedBy,
  updateTime: updatedAt.toISOString(),
});
