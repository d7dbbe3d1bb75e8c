import { Bool, Id, Instant, Int, OneOf, Text } from '@mall/validation';
import { NOTICE_KINDS, NOTICE_SUBJECTS, type NoticeKind, type NoticeSubject } from './notice-kinds.js';

/** One notice in the reader's language. */
export class NoticeView {
  @Id() noticeId!: string;
  @OneOf(NOTICE_KINDS) kind!: NoticeKind;
  /** Plain text. */
  @Text({ max: 2000 }) text!: string;
  /** The record that it leads to; absent for notices that lead nowhere. */
  @OneOf(NOTICE_SUBJECTS, { optional: true }) subject!: NoticeSubject | null;
  @Id({ optional: true }) subjectId!: string | null;
  @Bool() isRead!: boolean;
  @Instant() createTime!: string;
}

export class NoticeCountView {
  /** Number of unread notices, at most `UNREAD_COUNT_MAX`. */
  @Int() unread!: number;
}
