import { defineResource } from '../define/index.js';
import { chatDeskApi } from './desk.api.js';

export const conversationsResource = defineResource({
  name: 'conversations',
  menu: {
    group: 'trade',
    place: 50,
    icon: 'chat',
    labels: { ru: 'Переписка', zh: '客户会话', en: 'Conversations' },
  },
  idField: 'conversationId',
  list: chatDeskApi.page,
  one: chatDeskApi.one,
});
