import { Bool, Id, OneOf } from '@mall/validation';
import { MallPageDto } from '../define/index.js';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.js';

export class NoticePageDto extends MallPageDto {
  @OneOf(NOTICE_KINDS, { optional: true }) kind?: NoticeKind;
  @Bool({ optional: true }) onlyUnread?: boolean;
}

export class NoticeRefDto {
  @Id({ label: { ru: 'Уведомление', zh: '通知', en: 'Notice' } }) noticeId!: string;
}

export class ReadAllNoticesDto {
  /** The newest notice that the reader has seen; later ones stay unread. */
  @Id() upToId!: string;
}
