import { Id, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { ConversationRefDto } from './conversation.dto.js';
import { CHAT_SUBJECTS, type ChatSubject } from './subjects.js';

export const CONVERSATION_STATES = ['waiting', 'mine', 'answered'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

export class ConversationPageDto extends AdminPageDto {
  /** Waiting for an answer, answered by the caller, or answered; all without. */
  @OneOf(CONVERSATION_STATES, { optional: true }) state?: ConversationState;
  @OneOf(CHAT_SUBJECTS, { optional: true }) subject?: ChatSubject;
  /** Words in a name, in what the conversation is about, or in a message. */
  @Text({ optional: true, max: 100 }) keyWord?: string;
}

export class AssignDto extends ConversationRefDto {
  /** The member of staff who answers from now on; oneself without. */
  @Id({ optional: true }) staffId?: string;
  /** Who answers so far, as the caller knows it: somebody else's change in between is refused. */
  @Id({ optional: true }) expectedId?: string;
}

export class AddNoteDto extends ConversationRefDto {
  @Text({ max: 1000, label: { ru: 'Заметка', zh: '备注', en: 'Note' } }) text!: string;
}
