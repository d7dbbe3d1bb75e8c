import type { DatabaseSchema } from '@mall/persistence';
import { Conversation } from './conversations/conversation.entity.js';
import { Message } from './conversations/message.entity.js';
import { CreateChat0001 } from './migrations/0001-create-chat.js';
import { Notice } from './notices/notice.entity.js';

export const chatSchema: DatabaseSchema = {
  entities: [Conversation, Message, Notice],
  migrations: [CreateChat0001],
};
