import { Id, Int, OneOf } from '@mall/validation';
import { CHAT_SUBJECTS, type ChatSubject } from './subjects.js';

export class OpenConversationDto {
  @OneOf(CHAT_SUBJECTS) subject!: ChatSubject;
  /** Id of the car or the order; not needed for the desk. */
  @Id({ optional: true }) subjectId?: string;
}

export class ConversationRefDto {
  @Id({ label: { ru: 'Переписка', zh: '会话', en: 'Conversation' } }) conversationId!: string;
}

export class ReadMessagesDto extends ConversationRefDto {
  /** Position before which messages are returned, for scrolling back. */
  @Int({ optional: true, min: 1, max: 2_000_000_000 }) beforeSeq?: number;
  /** Revision after which new and changed messages are returned. */
  @Int({ optional: true, min: 0, max: 2_000_000_000 }) sinceRev?: number;
}

export class ChatPictureDto extends ConversationRefDto {
  @Int({ min: 1, max: 2_000_000_000 }) seq!: number;
}
