import {
  orderNoticeOf,
  orderReminderRow,
  type OrderEventName,
  type OrderNotice,
  type OrderReminder,
} from '@mall/contracts/order';
import { fillText, type Locale, type Texts } from '@mall/validation';
import { escapeHtml } from './escape-html.js';

/** Texts of the notices that do not concern an order; `{placeholders}` are replaced by escaped values. */
const noticeTexts = {
  answerWaits: {
    ru: 'Вам ответили: «{title}». Ответ ждёт вас в переписке.',
    zh: '“{title}”有新回复，请在会话中查看。',
    en: 'You have an answer: “{title}”. It waits for you in the conversation.',
  },
  questionWaits: {
    ru: '{nickname} ждёт ответа: «{title}».',
    zh: '{nickname} 正在等待回复：“{title}”。',
    en: '{nickname} waits for an answer: “{title}”.',
  },
  carFreed: {
    ru: 'Автомобиль снова можно заказать: {name}. Бронь снята, он достанется тому, кто закажет первым.',
    zh: '{name} 已恢复销售，可立即下单，先到先得。',
    en: '{name} can be ordered again. The hold has ended; whoever orders first gets it.',
  },
  carsHeldElsewhere: {
    ru: 'Заказ {orderNumber} отменён с решением не продавать «{name}», но его бронь закончилась раньше, и автомобиль уже в другом заказе (штук: {cars}). Проверьте этот заказ: найдите его по автомобилю.',
    zh: '订单 {orderNumber} 取消时决定不再销售“{name}”，但其锁定早已结束，车辆已在其他订单中（{cars} 辆）。请按车辆查找并核实该订单。',
    en: 'Order {orderNumber} was cancelled with the decision not to sell “{name}”, but its hold had ended before and the car is in another order by now (cars: {cars}). Look at that order: find it by the car.',
  },
  carReviewsLate: {
    ru: 'Объявления ждут проверки больше суток: {cars}.',
    zh: '有 {cars} 条车辆信息等待审核超过 24 小时。',
    en: 'Listings that have waited for their review for more than a day: {cars}.',
  },
  carApproved: {
    ru: 'Объявление «{name}» прошло проверку, автомобиль в продаже.',
    zh: '“{name}”已通过审核并上架。',
    en: 'Your listing “{name}” passed its review and is on sale.',
  },
  carPublished: {
    ru: 'Сотрудник площадки опубликовал автомобиль «{name}», он в продаже.',
    zh: '平台员工已将“{name}”上架。',
    en: 'A member of staff put “{name}” on sale.',
  },
  carsPublished: {
    ru: 'Сотрудник площадки опубликовал автомобили вашего магазина: {cars}, в том числе «{name}».',
    zh: '平台员工已将您店铺的 {cars} 辆车（含“{name}”）上架。',
    en: 'A member of staff put {cars} cars of your shop on sale, “{name}” among them.',
  },
  carRejected: {
    ru: 'Объявление «{name}» не прошло проверку. Исправьте его и отправьте снова. Причина: {reason}',
    zh: '“{name}”未通过审核，请修改后重新提交。原因：{reason}',
    en: 'Your listing “{name}” did not pass its review. Correct it and submit it again. Reason: {reason}',
  },
  carTakenDown: {
    ru: 'Автомобиль «{name}» снят с продажи администрацией, вернуть его могут только сотрудники площадки. Причина: {reason}',
    zh: '“{name}”已被平台下架，须由平台恢复。原因：{reason}',
    en: 'The platform took “{name}” off sale; only its staff can put it back. Reason: {reason}',
  },
  carOffShelf: {
    ru: 'Сотрудник площадки снял с продажи автомобиль «{name}». Вы можете опубликовать его снова.',
    zh: '平台员工已将“{name}”下架，您可以重新上架。',
    en: 'A member of staff took “{name}” off sale. You can publish it again.',
  },
  carsTakenDown: {
    ru: 'Администрация сняла с продажи автомобили вашего магазина: {cars}, в том числе «{name}». Вернуть их могут только сотрудники площадки. Причина: {reason}',
    zh: '您店铺的 {cars} 辆车（含“{name}”）已被平台下架，须由平台恢复。原因：{reason}',
    en: 'The platform took {cars} cars of your shop off sale, “{name}” among them; only its staff can put them back. Reason: {reason}',
  },
  carsOffShelf: {
    ru: 'Сотрудник площадки снял с продажи автомобили вашего магазина: {cars}, в том числе «{name}». Вы можете опубликовать их снова.',
    zh: '平台员工已将您店铺的 {cars} 辆车（含“{name}”）下架，您可以重新上架。',
    en: 'A member of staff took {cars} cars of your shop off sale, “{name}” among them. You can publish them again.',
  },
  carRemoved: {
    ru: 'Сотрудник площадки удалил автомобиль «{name}». Вернуть его можно из списка удалённых.',
    zh: '平台员工已删除“{name}”，可在“已删除”列表中恢复。',
    en: 'A member of staff deleted “{name}”. You can restore it from the list of deleted cars.',
  },
  carBackInReview: {
    ru: 'Сотрудник площадки изменил объявление «{name}», оно снова на проверке.',
    zh: '平台员工修改了“{name}”，该车辆已重新进入审核。',
    en: 'A member of staff changed the listing “{name}”; it is in review again.',
  },
  carVinOrdered: {
    ru: 'Автомобиль «{name}» снят с продажи: его VIN {vin} указан в заказе {orderNumber}. Если это другой автомобиль, исправьте VIN и опубликуйте его снова.',
    zh: '“{name}”已下架：其车架号 {vin} 已登记在订单 {orderNumber} 中。如为其他车辆，请更正车架号后重新上架。',
    en: '“{name}” is off sale: its VIN {vin} is named in order {orderNumber}. If it is another car, correct the VIN and publish it again.',
  },
  shopReviewLate: {
    ru: 'Заявка магазина ждёт проверки больше суток.',
    zh: '有开店申请等待审核超过 24 小时。',
    en: 'A shop application has waited for its review for more than a day.',
  },
  refundRequested: {
    ru: 'По заказу {orderNumber} открыт возврат {amount}.',
    zh: '订单 {orderNumber} 已发起退款 {amount}。',
    en: 'A refund of {amount} was opened for order {orderNumber}.',
  },
  refundApproved: {
    ru: 'Возврат {amount} по заказу {orderNumber} одобрен.',
    zh: '订单 {orderNumber} 的退款 {amount} 已批准。',
    en: 'The refund of {amount} for order {orderNumber} was approved.',
  },
  refundPaid: {
    ru: 'Возврат {amount} по заказу {orderNumber} выплачен.',
    zh: '订单 {orderNumber} 的退款 {amount} 已汇出。',
    en: 'The refund of {amount} for order {orderNumber} was paid.',
  },
  refundRejected: {
    ru: 'В возврате {amount} по заказу {orderNumber} отказано. Причина указана в заказе.',
    zh: '订单 {orderNumber} 的退款 {amount} 未获批准，原因见订单。',
    en: 'The refund of {amount} for order {orderNumber} was rejected. The reason is in the order.',
  },
  shopApplied: {
    ru: 'Поступила заявка на открытие магазина. Нужна проверка документов.',
    zh: '收到新的开店申请，请审核资料。',
    en: 'A shop application has arrived. Its documents need a review.',
  },
  shopApproved: {
    ru: 'Заявка одобрена, магазин открыт. Войдите снова, чтобы управлять им.',
    zh: '审核已通过，店铺已上线。请重新登录后管理店铺。',
    en: 'Your application was approved and the shop is open. Sign in again to manage it.',
  },
  factorOn: {
    ru: 'Включён двухэтапный вход. Остальные сеансы завершены. Если это сделали не вы, сразу напишите нам.',
    zh: '已启用二次验证，其他会话均已退出。如非本人操作，请立即联系我们。',
    en: 'Two-step sign-in was turned on, and your other sessions have ended. If it was not you, write to us at once.',
  },
  factorOff: {
    ru: 'Двухэтапный вход выключен. Остальные сеансы завершены. Если это сделали не вы, смените пароль и напишите нам.',
    zh: '已停用二次验证，其他会话均已退出。如非本人操作，请修改密码并联系我们。',
    en: 'Two-step sign-in was turned off, and your other sessions have ended. If it was not you, change your password and write to us.',
  },
  factorRecoveryUsed: {
    ru: 'Использован код восстановления, осталось: {left}. Если это были не вы, смените пароль и получите новые коды.',
    zh: '已使用一个恢复码，剩余 {left} 个。如非本人操作，请修改密码并重新生成恢复码。',
    en: 'A recovery code was used; left: {left}. If it was not you, change your password and get new codes.',
  },
  factorRecoveryRenewed: {
    ru: 'Выданы новые коды восстановления, прежние больше не действуют.',
    zh: '已生成新的恢复码，原恢复码失效。',
    en: 'New recovery codes were issued; the earlier ones no longer work.',
  },
  factorGuessed: {
    ru: 'Кто-то знает ваш пароль и подбирает код подтверждения. Войти он не смог. Смените пароль.',
    zh: '有人掌握了您的密码并正在尝试验证码，但未能登录。请尽快修改密码。',
    en: 'Somebody knows your password and tries out codes. They did not get in. Change your password.',
  },
  factorResetAsked: {
    ru: 'Сотрудник запросил сброс вашего двухэтапного входа, его должен подтвердить второй. Если вы об этом не просили, сразу сообщите нам.',
    zh: '工作人员申请重置您的二次验证，须由第二人确认。如非您本人要求，请立即联系我们。',
    en: 'A member of staff asked to reset your two-step sign-in; a second one has to confirm. If you did not ask for it, tell us at once.',
  },
  factorReset: {
    ru: 'Двухэтапный вход сброшен двумя сотрудниками, все ваши сеансы завершены. Войдите с паролем и включите его снова.',
    zh: '两名工作人员已重置您的二次验证，您的所有会话均已退出。请使用密码登录后重新启用。',
    en: 'Two members of staff reset your two-step sign-in, and all your sessions have ended. Sign in with your password and turn it on again.',
  },
  factorResetWaits: {
    ru: 'Запрошен сброс двухэтапного входа для «{username}». Нужно подтверждение второго сотрудника.',
    zh: '有人申请重置“{username}”的二次验证，需要第二人确认。',
    en: 'A reset of the two-step sign-in of “{username}” was asked for. A second person has to confirm it.',
  },
  rightsGranted: {
    ru: 'Выданы права на решения о деньгах, курсах и ценах: {people}. Выдал: {grantedBy}. Права начнут действовать через {hours} ч. Если так не должно быть, отзовите их на странице «Сотрудники».',
    zh: '{grantedBy} 向以下人员授予了资金、汇率或价格的审批权限：{people}。{hours} 小时后生效。如有异常，请在“员工”页面撤销。',
    en: '{people} got rights to decide about money, rates and prices from {grantedBy}. They come into force in {hours} h. If that should not be, revoke them at “Staff”.',
  },
  shopRejected: {
    ru: 'Заявка на магазин отклонена. Причины указаны в заявке, их можно исправить.',
    zh: '开店申请未通过，原因见申请详情，修改后可重新提交。',
    en: 'Your shop application was rejected. The reasons are in the application; you can correct it.',
  },
} as const satisfies Record<string, Texts>;

/** Values for the placeholders; one that differs by language is shown in the reader's. */
export type NoticeParams = Readonly<Record<string, string | Texts>>;

/** The notice that the contracts declare for an event of an order, such as `order.shipped.buyer`. */
export type OrderNoticeTemplate = `order.${OrderEventName}.${keyof OrderNotice}`;

/** The text that the contracts declare for a reminder of an order, such as `reminder.payDay.text`. */
export type ReminderTemplate = `reminder.${OrderReminder}.${'text' | 'unsigned'}`;

export type NoticeTemplate = keyof typeof noticeTexts | OrderNoticeTemplate | ReminderTemplate;

/** Text in place of a notice that a newer release has written, which may happen while releases run side by side. */
const UNKNOWN: Texts = {
  ru: 'У вас новое уведомление. Подробности — по ссылке.',
  zh: '您有一条新通知，请点击查看详情。',
  en: 'You have a new notice. Follow its link for details.',
};

/** Returns the texts of a notice; `undefined` when this release has no such notice. */
function textsOf(template: NoticeTemplate): Texts | undefined {
  if (isOrderNotice(template)) return orderTexts(template);
  return isReminder(template) ? reminderTexts(template) : noticeTexts[template];
}

function orderTexts(template: OrderNoticeTemplate): Texts | undefined {
  const [, event, audience] = template.split('.') as ['order', OrderEventName, keyof OrderNotice];
  const notice = orderNoticeOf(event);
  return audience === 'desk' ? notice?.desk?.texts : notice?.buyer;
}

function reminderTexts(template: ReminderTemplate): Texts | undefined {
  const [, reminder, part] = template.split('.') as ['reminder', OrderReminder, 'text' | 'unsigned'];
  return orderReminderRow(reminder)?.[part];
}

/** Returns the values of a notice, with those that it was stored without. */
function completed(template: NoticeTemplate, params: NoticeParams): NoticeParams {
  if (!isOrderNotice(template)) return params;
  const [, event] = template.split('.') as ['order', OrderEventName];
  return { ...orderNoticeOf(event)?.unless, ...params };
}

const isOrderNotice = (template: NoticeTemplate): template is OrderNoticeTemplate =>
  template.startsWith('order.');

const isReminder = (template: NoticeTemplate): template is ReminderTemplate =>
  template.startsWith('reminder.');

/**
 * Renders a notice as HTML. Values are escaped. "pong" is written with an entity: clients ignore a message that
 * contains it, because it answers their heartbeat.
 * @throws Error when there is no such notice
 */
export function renderNotice(template: NoticeTemplate, locale: Locale, params: NoticeParams): string {
  const texts = textsOf(template);
  if (!texts) throw new Error(`There is no notice ${template}.`);
  const fillings = Object.fromEntries(
    Object.entries(completed(template, params)).map(([name, value]) => [name, escaped(value)]),
  );
  return fillText(texts, locale, fillings).replace(
    /pong/gi,
    (word) => `${word[0]}&#${word.charCodeAt(1)};${word.slice(2)}`,
  );
}

const escaped = (value: string | Texts): string | Texts =>
  typeof value === 'string'
    ? escapeHtml(value)
    : { ru: escapeHtml(value.ru), zh: escapeHtml(value.zh), en: escapeHtml(value.en) };

/** Renders a notice as plain text, for lists. */
export const plainNotice = (template: NoticeTemplate, locale: Locale, params: NoticeParams): string =>
  fillText(textsOf(template) ?? UNKNOWN, locale, completed(template, params));

/** Renders a notice as HTML in every language. */
export const renderNoticeTexts = (template: NoticeTemplate, params: NoticeParams): Texts => ({
  ru: renderNotice(template, 'ru', params),
  zh: renderNotice(template, 'zh', params),
  en: renderNotice(template, 'en', params),
});
