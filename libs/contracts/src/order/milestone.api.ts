import { Day, Flag, Int, ListOf, OneOf, Text, say } from '@mall/validation';
import { anyOf, buyer, defineApi, listOf, merchant, staff } from '../define/index.js';
import { attachErrors } from '../file/file.errors.js';
import { LinkView } from '../file/file.dto.js';
import { DELAY_REASONS, type DelayReason } from './delay-reasons.js';
import { orderBounds } from './order-bounds.js';
import { OrderRefDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { FileLinkDto } from './voucher.dto.js';
import { MILESTONE_CODES, MilestoneView, type MilestoneCode } from './milestone.views.js';
import { WayFigureView } from './way.views.js';

const labels = {
  milestone: say('Этап', '节点', 'Milestone'),
  date: say('Дата', '日期', 'Date'),
  note: say('Комментарий', '说明', 'Note'),
  skipReason: say('Почему пропущен предыдущий этап', '跳过上一节点的原因', 'Why the step before is missing'),
  files: say('Фото и документы', '照片与文件', 'Photos and papers'),
  until: say('Не позже', '最晚日期', 'Not later than'),
  reason: say('Причина', '原因', 'Reason'),
  days: say('За сколько дней', '统计天数', 'Days'),
};

/** Records a milestone. Writing one again corrects it; the history keeps that it was corrected. */
export class WriteMilestoneDto extends OrderRefDto {
  @OneOf(MILESTONE_CODES, { label: labels.milestone }) code!: MilestoneCode;
  @Day({ label: labels.date, of: 'event' }) happenedOn!: string;
  @Text({ label: labels.note, max: 1000, optional: true, kind: 'lines' }) note?: string;
  @ListOf(() => FileLinkDto, { label: labels.files, optional: true, maxItems: 20 }) files?: FileLinkDto[];
  @Text({
    label: labels.skipReason,
    optional: true,
    min: 3,
    max: 300,
    description: 'Needed while the step before is not recorded: why there is none; buyer and staff read it',
    kind: 'lines',
  })
  skipReason?: string;
}

export class MilestoneFileDto extends OrderRefDto {
  @Text({ label: labels.files, max: 1000, kind: 'code' }) url!: string;
  @Flag({ optional: true }) download?: number;
}

/** States that a step is delayed, with its new last day. The same statement again adds nothing. */
export class StateDelayDto extends OrderRefDto {
  @OneOf(MILESTONE_CODES, { label: labels.milestone }) code!: MilestoneCode;
  @Day({ label: labels.until, of: 'readiness' }) until!: string;
  @OneOf(DELAY_REASONS, { label: labels.reason }) reason!: DelayReason;
  @Text({
    label: labels.note,
    ...orderBounds.delayNote,
    optional: true,
    description: 'Needed for another reason; the buyer reads it',
    kind: 'lines',
  })
  note?: string;
}

export class WayFiguresDto {
  @Int({ label: labels.days, min: 1, max: 365, optional: true }) days = 90;
}

export const orderMilestoneApi = defineApi('order.milestone', {
  list: {
    http: 'GET /mall4cloud_order/p/order/milestones',
    request: OrderRefDto,
    response: listOf(MilestoneView),
    access: anyOf(buyer(), staff('order_view')),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'The way of the car, all eight steps, for its buyer, its merchant and staff alike.',
  },
  write: {
    http: 'POST /mall4cloud_order/m/order/milestone',
    request: WriteMilestoneDto,
    response: listOf(MilestoneView),
    access: anyOf(merchant(), staff('order_ship')),
    family: 'mall',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.milestoneNotYours,
      orderErrors.milestoneOutOfOrder,
      orderErrors.milestoneSkipped,
      orderErrors.milestoneTooEarly,
      orderErrors.milestoneInFuture,
      orderErrors.notOnItsWay,
      orderErrors.refundOpen,
      orderErrors.refundOpenForShop,
      orderErrors.endedWithoutSale,
      orderErrors.notPaid,
      orderErrors.slipType,
      ...attachErrors,
    ],
    summary: 'Say that a paid car has reached a step, with date, note, photos or papers.',
  },
  delay: {
    http: 'POST /admin/order/{orderId}/delay',
    request: StateDelayDto,
    response: listOf(MilestoneView),
    access: staff('order_ship'),
    family: 'admin',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.delayOfPastStep,
      orderErrors.delayNotLater,
      orderErrors.delayTooFar,
      orderErrors.delayNeedsNote,
      orderErrors.notPaid,
      orderErrors.endedWithoutSale,
      orderErrors.orderClosed,
    ],
    summary: 'State the new last day of a step to come and the reason; the buyer is told once.',
  },
  figures: {
    http: 'GET /admin/order_way/figures',
    request: WayFiguresDto,
    response: listOf(WayFigureView),
    access: staff('order_view'),
    family: 'admin',
    summary:
      'How many orders reached each step later than promised, and how many delays were stated, by carrier.',
  },
  file: {
    http: 'GET /mall4cloud_order/p/order/milestone_file',
    request: MilestoneFileDto,
    response: LinkView,
    access: anyOf(buyer(), staff('order_view')),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'A short link to a photo or paper of a milestone of an order that you may see.',
  },
});
