import { anyOf, buyer, defineApi, Empty, listOf, staff } from '../define/index.js';
import { LinkView } from '../file/index.js';
import { orderErrors } from '../order/index.js';
import { productErrors } from '../product/index.js';
import { chatErrors } from './chat.errors.js';
import {
  ChatPictureDto,
  ConversationRefDto,
  OpenConversationDto,
  ReadMessagesDto,
} from './conversation.dto.js';
import { ChatMessagesView, ConversationView } from './conversation.views.js';

const participants = anyOf(buyer(), staff('chat_reply'));

/** Conversations for those who take part in them; messages are sent over the chat socket. */
export const chatConversationApi = defineApi('chat.conversation', {
  open: {
    http: 'POST /mall4cloud_chat/a/conversation',
    request: OpenConversationDto,
    response: ConversationView,
    access: buyer(),
    family: 'mall',
    errors: [chatErrors.subjectNeeded, productErrors.carGone, orderErrors.orderNotFound],
    summary:
      'Your conversation about a car on sale, about an order of yours, or with the desk; made when it is new.',
  },
  mine: {
    http: 'GET /mall4cloud_chat/a/conversation/list',
    request: Empty,
    response: listOf(ConversationView),
    access: buyer(),
    family: 'mall',
    summary: 'Your conversations as a buyer, the last active first, at most a hundred.',
  },
  one: {
    http: 'GET /mall4cloud_chat/a/conversation/info',
    request: ConversationRefDto,
    response: ConversationView,
    access: participants,
    family: 'mall',
    errors: [chatErrors.conversationNotFound],
    summary: 'One conversation that you take part in.',
  },
  messages: {
    http: 'GET /mall4cloud_chat/a/conversation/messages',
    request: ReadMessagesDto,
    response: ChatMessagesView,
    access: participants,
    family: 'mall',
    errors: [chatErrors.conversationNotFound],
    summary:
      'Messages of a conversation that you take part in: the newest, those before one, or what changed.',
  },
  picture: {
    http: 'GET /mall4cloud_chat/a/conversation/picture',
    request: ChatPictureDto,
    response: LinkView,
    access: participants,
    family: 'mall',
    errors: [chatErrors.conversationNotFound, chatErrors.messageNotFound],
    summary: 'A link of a few minutes to the picture of a message in a conversation that you take part in.',
  },
});
