import { adminPageOf, anyOf, defineApi, Empty, merchant, nothing, staff } from '../define/index.js';
import { chatErrors } from './chat.errors.js';
import { ConversationRefDto } from './conversation.dto.js';
import { AddNoteDto, AssignDto, ConversationPageDto } from './desk.dto.js';
import { ConversationView, ChatMessagesView } from './conversation.views.js';
import { DeskConversationView, ResponseFiguresView } from './desk.views.js';

const sellers = anyOf(staff('chat_reply'), merchant());

/** The seller's side of conversations: staff see all, merchants those about cars and orders of their shop. */
export const chatDeskApi = defineApi('chat.desk', {
  page: {
    http: 'GET /admin/chat/page',
    request: ConversationPageDto,
    response: adminPageOf(ConversationView),
    access: sellers,
    family: 'admin',
    people: { record: 'conversation', id: 'conversationId' },
    summary: 'Conversations; those who wait for an answer come first, the longest waiting at the top.',
  },
  one: {
    http: 'GET /admin/chat/{conversationId}',
    request: ConversationRefDto,
    response: DeskConversationView,
    access: sellers,
    family: 'admin',
    errors: [chatErrors.conversationNotFound],
    summary: 'One conversation with the notes of staff.',
  },
  assign: {
    http: 'PUT /admin/chat/assign',
    request: AssignDto,
    response: nothing,
    access: staff('chat_reply'),
    family: 'admin',
    errors: [chatErrors.conversationNotFound, chatErrors.alreadyTaken, chatErrors.cannotAnswer],
    summary: 'Take a conversation over, or hand it to a colleague who may answer buyers.',
  },
  addNote: {
    http: 'POST /admin/chat/note',
    request: AddNoteDto,
    response: nothing,
    access: staff('chat_reply'),
    family: 'admin',
    errors: [chatErrors.conversationNotFound],
    summary: 'Write a note that only staff see.',
  },
  figures: {
    http: 'GET /admin/chat/figures',
    request: Empty,
    response: ResponseFiguresView,
    access: sellers,
    family: 'admin',
    summary: 'How many buyers wait, and how long answers took today, in seven days and in thirty.',
  },
  record: {
    http: 'GET /admin/chat/record/{conversationId}',
    request: ConversationRefDto,
    response: ChatMessagesView,
    access: staff('chat_reply'),
    family: 'admin',
    errors: [chatErrors.conversationNotFound],
    summary: 'A whole conversation, up to 10,000 messages, to be kept for a dispute.',
  },
});
