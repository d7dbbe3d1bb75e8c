import { Id, Instant, Int, ListOf, Nested, Text } from '@mall/validation';
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

/** Answers of a span of time. */
export class AnswerTimesView {
  @Int() answered!: number;
  @Int() medianSeconds!: number;
  @Int() slowestTenthSeconds!: number;
}

/** Who waits now, and answers of the last thirty days, of today and of the last seven days. */
export class ResponseFiguresView {
  @Int() waiting!: number;
  /** Seconds since the longest waiting buyer asked; 0 when nobody waits. */
  @Int() longestWaitSeconds!: number;
  @Int() answered!: number;
  @Int() medianSeconds!: number;
  @Int() slowestTenthSeconds!: number;
  /** By the clock of the desk. */
  @Nested(() => AnswerTimesView) today!: AnswerTimesView;
  @Nested(() => AnswerTimesView) week!: AnswerTimesView;
}
