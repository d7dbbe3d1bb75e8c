import { Id, Instant, Int, ListOf, Nested, Text } from '@mall/validation';
import { ConversationView } from './conversation.views.js';

/** A note that only staff see; it is never part of the messages. */
export class ChatNoteView {
  @Id() noteId!: string;
  @Text() authorName!: string;
  @Text({ max: 1000 }) text!: string;
  @Instant() createTime!: string;
}

export class DeskConversationView extends ConversationView {
  /** Notes, which staff see and merchants do not. */
  @ListOf(() => ChatNoteView) notes!: ChatNoteView[];
}

/** Answer times of a period. */
export class AnswerTimesView {
  @Int() answered!: number;
  @Int() medianSeconds!: number;
  @Int() slowestTenthSeconds!: number;
}

/** Buyers who wait now, and answer times of the last thirty days, of today and of the last seven days. */
export class ResponseFiguresView {
  @Int() waiting!: number;
  /** Seconds since the buyer who waits longest asked; 0 when nobody waits. */
  @Int() longestWaitSeconds!: number;
  @Int() answered!: number;
  @Int() medianSeconds!: number;
  @Int() slowestTenthSeconds!: number;
  /** Answer times of today, by the clock of the desk. */
  @Nested(() => AnswerTimesView) today!: AnswerTimesView;
  @Nested(() => AnswerTimesView) week!: AnswerTimesView;
}
