import { adminPageOf, defineApi, listOf, nothing, platformErrors, staff } from '../define/index.js';
import {
  CannedAnswerIdDto,
  CannedAnswerPageDto,
  CannedAnswerRecord,
  CreateCannedAnswerDto,
  FilledAnswerView,
  UpdateCannedAnswerDto,
} from './canned-answer.dto.js';
import { chatErrors } from './chat.errors.js';
import { ConversationRefDto } from './conversation.dto.js';

const faults = [chatErrors.keywordTaken, chatErrors.answerTextMissing, chatErrors.unknownPlaceholder];

/** Answers that staff give often, written once in three languages. */
export const chatCannedAnswerApi = defineApi('chat.cannedAnswer', {
  find: {
    request: CannedAnswerPageDto,
    response: adminPageOf(CannedAnswerRecord),
    access: staff('canned_answer_edit'),
    family: 'admin',
    summary: 'Canned answers with their placeholders.',
  },
  one: {
    request: CannedAnswerIdDto,
    response: CannedAnswerRecord,
    access: staff('canned_answer_edit'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One canned answer.',
  },
  create: {
    request: CreateCannedAnswerDto,
    response: CannedAnswerRecord,
    access: staff('canned_answer_edit'),
    family: 'admin',
    errors: faults,
    summary: 'Add a canned answer.',
  },
  update: {
    request: UpdateCannedAnswerDto,
    response: CannedAnswerRecord,
    access: staff('canned_answer_edit'),
    family: 'admin',
    errors: [platformErrors.notFound, ...faults],
    summary: 'Replace keyword and texts of a canned answer.',
  },
  remove: {
    request: CannedAnswerIdDto,
    response: nothing,
    access: staff('canned_answer_edit'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Remove a canned answer; what was sent with it stays.',
  },
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
