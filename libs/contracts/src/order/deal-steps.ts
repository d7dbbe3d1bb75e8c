import { say, type Texts } from '@mall/validation';

/** The steps of an order that a buyer follows, in their sequence. */
export const dealSteps = {
  placed: say('Заказ оформлен', '已下单', 'Order placed'),
  contract: say('Договор подписан', '合同已签署', 'Contract signed'),
  slip: say('Платёжный документ загружен', '已上传付款凭证', 'Slip uploaded'),
  confirmed: say('Оплата подтверждена', '付款已确认', 'Payment confirmed'),
  shipped: say('Автомобиль отправлен', '已发运', 'Car shipped'),
  received: say('Автомобиль получен', '已收货', 'Car received'),
} as const satisfies Readonly<Record<string, Texts>>;

export type DealStep = keyof typeof dealSteps;
export const DEAL_STEPS = Object.keys(dealSteps) as readonly DealStep[];
