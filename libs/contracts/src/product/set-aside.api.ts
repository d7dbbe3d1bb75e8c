import {
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  OneOf,
  Text,
  Trilingual,
  say,
  type Texts,
} from '@mall/validation';
import { adminPageOf, AdminPageDto, defineApi, platformErrors, staff } from '../define/index.js';
import { productErrors } from './product.errors.js';

const labels = {
  car: say('Автомобиль', '车辆', 'Car'),
  orderNumber: say('Номер заказа', '订单编号', 'Order number'),
  fate: say('Решение', '处理决定', 'Decision'),
  reason: say('Причина', '原因', 'Reason'),
  count: say('Количество', '数量', 'Number of cars'),
};

/** Decisions on cars whose order ended without a sale; `undecided` waits for staff. */
export const SET_ASIDE_FATES = ['undecided', 'onSale', 'heldBack', 'writtenOff'] as const;
export type SetAsideFate = (typeof SET_ASIDE_FATES)[number];
const DECISIONS = ['onSale', 'heldBack', 'writtenOff'] as const;

export class SetAsidePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @OneOf(SET_ASIDE_FATES, { label: labels.fate, optional: true }) fate?: SetAsideFate;
  @Id({ label: labels.car, optional: true }) spuId?: string;
  @Text({ label: labels.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
}

export class SetAsideRefDto {
  @Id() setAsideId!: string;
}

export class DecideSetAsideDto extends SetAsideRefDto {
  @OneOf(DECISIONS, { label: labels.fate }) fate!: (typeof DECISIONS)[number];
  @Text({
    label: labels.reason,
    optional: true,
    min: 3,
    max: 300,
    description: 'Needed unless they go back on sale',
    kind: 'lines',
  })
  reason?: string;
  @Int({
    label: labels.count,
    optional: true,
    min: 1,
    description: 'For some of the cars; missing: for all of them',
  })
  count?: number;
  /** The `version` that was read; a decision on an older one is refused. */
  @Int() version!: number;
}

/** A decision that somebody made; the latest is the one in force. */
export class SetAsideDecisionView {
  @OneOf(SET_ASIDE_FATES) fate!: SetAsideFate;
  @Text({ optional: true, max: 300 }) reason!: string | null;
  /** Login of the person who decided; null for the system. */
  @Text({ optional: true }) by!: string | null;
  @Instant() time!: string;
}

/** Cars of one sku that an order left behind and that are kept out of the stock. */
export class SetAsideView {
  @Id() setAsideId!: string;
  @Id() spuId!: string;
  @Id() skuId!: string;
  @Id() shopId!: string;
  @Trilingual({ label: labels.car }) carName!: Texts;
  @Text({ optional: true }) vin!: string | null;
  /** VINs that staff named on the order, for cars whose record has none. */
  @ListOfValues('string', { optional: true }) namedVins?: string[];
  @Text() orderNumber!: string;
  @Int({ label: say('Шт.', '数量', 'Qty') }) count!: number;
  @OneOf(SET_ASIDE_FATES) fate!: SetAsideFate;
  @Text({ optional: true, max: 300 }) reason!: string | null;
  @Text({ label: say('Кто решил', '决定人', 'Decided by'), optional: true }) decidedBy!: string | null;
  @Instant({ label: say('Решение от', '决定时间', 'Decided'), optional: true }) decidedTime!: string | null;
  @Instant({ label: say('Снят', '暂停时间', 'Set aside') }) createTime!: string;
  @Int() version!: number;
  /** Decisions, the latest first. */
  @ListOf(() => SetAsideDecisionView) history!: SetAsideDecisionView[];
}

export const productSetAsideApi = defineApi('product.setAside', {
  page: {
    http: 'GET /admin/set-aside/page',
    request: SetAsidePageDto,
    response: adminPageOf(SetAsideView),
    access: staff('car_fate'),
    family: 'admin',
    summary: 'Cars of orders that ended without a sale and are kept off sale, undecided ones first.',
  },
  one: {
    http: 'GET /admin/set-aside/{setAsideId}',
    request: SetAsideRefDto,
    response: SetAsideView,
    access: staff('car_fate'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Cars that were set aside, with every decision on them.',
  },
  decide: {
    http: 'PUT /admin/set-aside/{setAsideId}',
    request: DecideSetAsideDto,
    response: SetAsideView,
    access: staff('car_fate'),
    family: 'admin',
    errors: [
      platformErrors.notFound,
      platformErrors.staleData,
      productErrors.reasonNeeded,
      productErrors.setAsideReleased,
      productErrors.setAsideTooMany,
    ],
    summary: 'Put cars that were set aside back on sale, hold them back, or write them off.',
  },
});
