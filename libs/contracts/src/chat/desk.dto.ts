import { Id, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { ConversationRefDto } from './conversation.dto.js';
import { CHAT_SUBJECTS, type ChatSubject } from './subjects.js';

export const CONVERSATION_STATES = ['waiting', 'mine', 'answered'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

export class ConversationPageDto extends AdminPageDto {
  /** State of the conversations: waiting for an answer, answered by the caller, or answered; all when missing. */
  @OneOf(CONVERSATION_STATES, { optional: true }) state?: ConversationState;
  @OneOf(CHAT_SUBJECTS, { optional: true }) subject?: ChatSubject;
  /** Words to find in a name, in the subject of the conversation, or in a message. */
  @Text({ optional: true, max: 100 }) keyWord?: string;
}

export class AssignDto extends ConversationRefDto {
  /** Member of staff who answers from now on; the caller when missing. */
  @Id({ optional: true }) staffId?: string;
  /** Member of staff who answers so far, as the caller knows it; the call is refused when somebody else has changed it. */
  @Id({ optional: true }) expectedId?: string;
}

export class AddNoteDto extends ConversationRefDto {
  @Text({ max: 1000, label: { ru: 'Заметка', zh: '备注', en: 'Note' }, kind: 'lines' }) text!: string;
}
