import type { RefundKind, RefundState } from '@mall/contracts/order';
import { say, type Texts } from '@mall/validation';

interface Ended {
  readonly kind: RefundKind;
  readonly state: RefundState;
  readonly decidedByName: string | null;
  readonly decisionReason: string | null;
}

/** Whether it ended because its order was cancelled: a person who rejects a claim gives a reason. */
export const isReplaced = ({ kind, state, decisionReason }: Omit<Ended, 'decidedByName'>): boolean =>
  kind === 'claim' && state === 'rejected' && decisionReason === null;

/** Returns how a refund was decided or ended, and what staff can do now. */
export function outcomeTexts(refund: Ended): Texts {
  const { state, decidedByName } = refund;
  const by = decidedByName ? ` (${decidedByName})` : '';
  if (isReplaced(refund))
    return say(
      'закрыт отменой заказа: вместо него возвращается всё, что поступило. Откройте возврат отменённого заказа',
      '因订单取消而关闭，改为退还全部已收款项，请处理取消订单的退款',
      'ended when its order was cancelled, and everything that came in goes back instead. Open the refund of the cancelled order',
    );
  if (state === 'rejected')
    return say(
      `уже отклонён${by}. Если деньги всё же надо вернуть, покупатель подаёт новую заявку`,
      `已被驳回${by}。如仍需退款，请买家重新申请`,
      `was rejected already${by}. If the money has to go back all the same, the buyer asks anew`,
    );
  if (state === 'paid')
    return say(
      'уже выплачен, делать больше ничего не нужно',
      '已付款，无需再处理',
      'was paid out already, and nothing is left to do',
    );
  return say(
    `уже одобрен${by}, изменить решение нельзя. Его выплачивает сотрудник, который не принимал деньги по заказу и не одобрял возврат`,
    `已获批准${by}，不能更改决定。须由未经手该订单收款和退款审批的员工付款`,
    `was approved already${by}, and the decision stands. A colleague pays it out who neither took money in for the order nor approved a refund`,
  );
}
