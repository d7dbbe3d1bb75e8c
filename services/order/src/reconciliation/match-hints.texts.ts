import type { MatchHintCode } from '@mall/contracts/order';
import { say, type Texts } from '@mall/validation';

export const hintTexts: Readonly<Record<MatchHintCode, Texts>> = {
  amountMatches: say('Сумма {paid} совпадает', '金额 {paid} 一致', 'The amount of {paid} fits'),
  amountPart: say('{paid} из {due}: часть суммы', '{due} 中的 {paid}：部分付款', '{paid} of {due}: a part'),
  amountOver: say('{paid} больше, чем {due}', '{paid} 超出 {due}', '{paid} is more than {due}'),
  referenceMatches: say(
    'В платёжке указан номер заказа или договора: {bankRef}',
    '流水号中含订单或合同编号：{bankRef}',
    'The reference names the order or its contract: {bankRef}',
  ),
  referenceMissing: say(
    'Нет номера платёжки: впишите его из выписки',
    '缺少银行流水号：请按银行流水填写',
    'There is no bank reference: take it from the statement',
  ),
  referenceUsed: say(
    'Номер {bankRef} уже есть в заказах: {orders}. Чтобы зачесть часть перевода, укажите сумму всего перевода',
    '流水号 {bankRef} 已用于订单：{orders}。如需计入其中一部分，请填写整笔汇款金额',
    'The reference {bankRef} is used for: {orders}. To count a part of the transfer, give its whole amount',
  ),
  referenceShared: say(
    'Номер {bankRef} указан и в непроверенных платежах: {orders}',
    '待审核付款中也有流水号 {bankRef}：{orders}',
    'The reference {bankRef} stands on other slips that wait: {orders}',
  ),
  referenceAlike: say(
    'Похоже на перевод {known}, уже зачтённый по заказам: {orders}. Сверьте с выпиской. Тот же перевод: введите его номер и сумму всего перевода. Другой: отметьте это, подтвердят двое',
    '与已入账的汇款 {known} 相似（订单：{orders}），请核对银行流水。如为同一笔，请填写其流水号和整笔金额；如为另一笔，请勾选，须两人确认',
    'Looks like the transfer {known}, counted already for: {orders}. Check the statement. The same one: give its number and whole amount. Another one: tick that, two people confirm',
  ),
  fileUsed: say(
    'Этим же файлом подтверждён другой перевод, заказы: {orders}',
    '同一文件已用于另一笔汇款，订单：{orders}',
    'The same file proves another transfer, of: {orders}',
  ),
  paidAfterLock: say(
    'Оплачено {paidOn}, курс закреплён до {until}',
    '付款日 {paidOn}，汇率锁定至 {until}',
    'Paid on {paidOn}, the rate was locked until {until}',
  ),
  paidBeforeOrder: say(
    'Оплачено {paidOn}, раньше заказа от {placed}',
    '付款日 {paidOn} 早于下单日 {placed}',
    'Paid on {paidOn}, before the order of {placed}',
  ),
  contractUnsigned: say('Договор не подписан', '合同未签署', 'The contract is not signed'),
  fitsOtherOrder: say(
    'Сумма точно подходит к заказу {orders}',
    '金额与订单 {orders} 完全相符',
    'The amount fits order {orders} exactly',
  ),
  orderClosed: say(
    'По заказу ничего не должны: деньги уйдут в возврат',
    '该订单已无应付款：款项将转为退款',
    'Nothing is due on the order: the money will be refunded',
  ),
  secondPerson: say(
    'Сумма выше предела: нужны два сотрудника',
    '金额超限：需两名员工确认',
    'Above the limit: two people have to confirm',
  ),
};
