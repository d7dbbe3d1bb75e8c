import { Id, Instant, Int, ListOf, Text } from '@mall/validation';
import { ConversationView } from './conversation.views.js';

/** Seen by staff only; never part of the messages. */
export class ChatNoteView {
  @Id() noteId!: string;
  @Text() authorName!: string;
  @Text({ max: 1000 }) text!: string;
  @Instant() createTime!: string;
}

export class DeskConversationView extends ConversationView {
  /** Staff see them, merchants do not. */
  @ListOf(() => ChatNoteView) notes!: ChatNoteView[];
}

/** Answers of the last thirty days. */
export class ResponseFiguresView {
  @Int() waiting!: number;
  /** Seconds since the longest waiting buyer asked; 0 when nobody waits. */
  @Int() longestWaitSeconds!: number;
  @Int() answered!: number;
  @Int() medianSeconds!: number;
  @Int() slowestTenthSeconds!: number;
}
