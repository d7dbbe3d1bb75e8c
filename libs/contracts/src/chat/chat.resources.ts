import { defineResource } from '../define/index.js';
import { chatDeliveryApi } from './delivery.api.js';
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

export const deliveriesResource = defineResource({
  name: 'deliveries',
  menu: {
    group: 'system',
    place: 85,
    icon: 'event',
    labels: { ru: 'Уведомления', zh: '通知发送', en: 'Notices sent' },
  },
  idField: 'deliveryId',
  list: chatDeliveryApi.page,
  one: chatDeliveryApi.one,
});
