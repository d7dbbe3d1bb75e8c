import { Id, Instant, Int, OneOf, say, Text } from '@mall/validation';
import { adminPageOf, AdminPageDto, defineApi, nothing, staff } from '../define/index.js';
import { chatErrors } from './chat.errors.js';
import {
  FIRST_CHANNELS,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type FirstChannel,
  type NoticeChannel,
  type NoticeKind,
} from './notice-kinds.js';

/** `collected` waits for the message of the day, `skipped` was read or is not wanted any more. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'skipped', 'collected'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export class DeliveryPageDto extends AdminPageDto {
  @OneOf(DELIVERY_STATES, { optional: true }) state?: DeliveryState;
  @OneOf(NOTICE_CHANNELS, { optional: true }) channel?: NoticeChannel;
}

export class DeliveryRefDto {
  @Id({ label: { ru: 'Отправка', zh: '发送记录', en: 'Delivery' } }) deliveryId!: string;
}

/** One notice on its way to one reader on one channel. */
export class NoticeDeliveryView {
  @Id({ label: say('Номер', '编号', 'Number') }) deliveryId!: string;
  @OneOf(DELIVERY_STATES, { label: say('Состояние', '状态', 'State') }) state!: DeliveryState;
  @OneOf(NOTICE_CHANNELS) way!: NoticeChannel;
  /** `way` as consoles of release 0.1.0 know it: they show every channel but the page as e-mail. */
  @OneOf(FIRST_CHANNELS, { label: say('Канал', '渠道', 'Channel') }) channel!: FirstChannel;
  /** Kind of the notice; null for the message of a day. */
  @OneOf(NOTICE_KINDS, { label: say('О чём', '类型', 'About'), optional: true }) kind!: NoticeKind | null;
  @OneOf(['person', 'staff']) readerKind!: 'person' | 'staff';
  @Id({ label: say('Кому', '接收人', 'To') }) readerId!: string;
  /** Name of the reader; `address` is shown in part. */
  @Text({ label: say('Адрес', '地址', 'Address'), optional: true, max: 254 }) address!: string;
  @Int({ label: say('Попыток', '尝试次数', 'Attempts') }) attempts!: number;
  @Text({ label: say('Причина', '原因', 'Reason'), optional: true, max: 500 }) reason!: string;
  @Instant({ label: say('Создано', '创建时间', 'Created') }) createTime!: string;
  @Instant({ optional: true }) sentTime!: string | null;
  @Instant({ optional: true }) nextTime!: string | null;
}

export const chatDeliveryApi = defineApi('chat.delivery', {
  page: {
    http: 'GET /admin/notice/delivery/page',
    request: DeliveryPageDto,
    response: adminPageOf(NoticeDeliveryView),
    access: staff('sys_event_view'),
    family: 'admin',
    summary: 'Notices on their way to readers, the newest first; `failed` are those that could not be sent.',
  },
  one: {
    http: 'GET /admin/notice/delivery/{deliveryId}',
    request: DeliveryRefDto,
    response: NoticeDeliveryView,
    access: staff('sys_event_view'),
    family: 'admin',
    errors: [chatErrors.deliveryNotFound],
    summary: 'One notice on its way.',
  },
  sendAgain: {
    http: 'PUT /admin/notice/delivery/sendAgain',
    request: DeliveryRefDto,
    response: nothing,
    access: staff('sys_event_replay'),
    family: 'admin',
    errors: [chatErrors.deliveryNotFailed],
    summary: 'Try a failed one again, also at an address that was switched off by a refusal.',
  },
});
