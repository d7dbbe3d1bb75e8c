import { say } from '@mall/validation';
import { defineApi, listOf, plainRecords, staff } from '../define/index.js';
import { CANNED_PLACEHOLDERS, CannedAnswerRecord, FilledAnswerView } from './canned-answer.dto.js';
import { chatErrors } from './chat.errors.js';
import { ConversationRefDto } from './conversation.dto.js';

const placeholders = (locale: 'ru' | 'zh' | 'en'): string =>
  Object.entries(CANNED_PLACEHOLDERS)
    .map(([name, meaning]) => `{${name}} — ${meaning[locale]}`)
    .join('; ');

/** Answers that staff give often, written once in three languages. */
export const cannedAnswers = plainRecords({
  scope: 'chat.cannedAnswer',
  name: 'canned-answers',
  record: CannedAnswerRecord,
  idField: 'cannedAnswerId',
  written: ['keyword', 'text'],
  found: ['keyword', 'text'],
  columns: ['keyword', 'text', 'updateTime'],
  sortable: ['keyword', 'updateTime'],
  rights: 'canned_answer_edit',
  nouns: { one: 'canned answer', many: 'canned answers with their placeholders' },
  label: say('Готовый ответ', '常用回复', 'Canned answer'),
  menu: {
    group: 'trade',
    place: 52,
    icon: 'canned',
    labels: say('Готовые ответы', '常用回复', 'Canned answers'),
  },
  hints: {
    keyword: say(
      'Одно слово: в переписке ответ находят, набрав /слово',
      '一个词：在会话中输入 /关键词 即可找到该回复',
      'One word: in a conversation the answer is found by typing /word',
    ),
    text: say(
      `Подстановки: ${placeholders('ru')}. Ответ предлагается только там, где известны все его подстановки.`,
      `占位符：${placeholders('zh')}。仅当所有占位符都有内容时才会提供该回复。`,
      `Placeholders: ${placeholders('en')}. An answer is offered only where all of its placeholders are known.`,
    ),
  },
  errors: [chatErrors.keywordTaken, chatErrors.answerTextMissing, chatErrors.unknownPlaceholder],
});

export const chatCannedAnswerApi = defineApi('chat.cannedAnswer', {
  filled: {
    http: 'GET /admin/chat/canned/{conversationId}',
    request: ConversationRefDto,
    response: listOf(FilledAnswerView),
    access: staff('chat_reply'),
    family: 'admin',
    errors: [chatErrors.conversationNotFound],
    summary:
      'Canned answers in the language of the buyer, filled for one conversation; without those that need what it does not have.',
  },
});
