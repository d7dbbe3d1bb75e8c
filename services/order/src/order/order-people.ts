import type { MallError } from '@mall/contracts/define';
import { orderErrors, otherTaskOf, type DealPeople, type DealTask } from '@mall/contracts/order';
import { say, type Texts } from '@mall/validation';

const done: Readonly<Record<DealTask, Texts>> = {
  received: say('внесли или подтвердили платёж', '录入或确认过收款', 'handed in or confirmed a payment'),
  approved: say('одобрили возврат', '批准过退款', 'approved a refund'),
  paid: say('выплатили возврат', '支付过退款', 'paid a refund out'),
};

const needed: Readonly<Record<DealTask, Texts>> = {
  received: say('Вносить и подтверждать платёж', '收款的录入和确认', 'Handing in or confirming a payment'),
  approved: say('Одобрить возврат', '退款的批准', 'Approving a refund'),
  paid: say('Выплатить возврат', '退款的支付', 'Paying a refund out'),
};

/** Returns why this member of staff may not have this task on the order; undefined when they may. */
export function taskRefusal(people: DealPeople, task: DealTask, staffId: string): MallError | undefined {
  const other = otherTaskOf(people, task, staffId);
  return other && orderErrors.oneTask({ done: done[other], needed: needed[task] });
}

/** Checks that a member of staff has no other task on the order. @throws orderErrors.oneTask */
export function demandOneTask(people: DealPeople, task: DealTask, staffId: string): void {
  const refusal = taskRefusal(people, task, staffId);
  if (refusal) throw refusal;
}

/** SQL: JSON array of the staff that a query returns as `id`; the service itself has no task. */
const idsOf = (query: string): string =>
  `(SELECT COALESCE(json_agg(DISTINCT id), '[]') FROM (${query}) AS person WHERE id IS NOT NULL AND id <> 'system')`;

/** SQL: the `DealPeople` of the order whose id `orderId` is, as JSON. */
export const peopleSql = (orderId: string): string => `json_build_object(
  'received', ${idsOf(`
    SELECT unnest(ARRAY[CASE WHEN p.uploaded_by_kind = 'staff' THEN p.uploaded_by_id END,
      CASE WHEN p.status IN (0, 1) THEN p.first_by_id END, CASE WHEN p.status = 1 THEN p.audited_by_id END]) AS id
      FROM voucher p WHERE p.order_id = ${orderId}`)},
  'approved', ${idsOf(`
    SELECT unnest(ARRAY[CASE WHEN p.status <> 3 THEN p.first_by_id END,
      CASE WHEN p.status IN (1, 2) THEN p.decided_by_id END]) AS id FROM refund p WHERE p.order_id = ${orderId}`)},
  'paid', ${idsOf(`SELECT p.paid_by_id AS id FROM refund p WHERE p.order_id = ${orderId}`)})`;
