import { defineErrors } from '../define/index.js';

/** Codes are the mall family's. Errors about a car are those of the product service. */
export const orderErrors = defineErrors('order', {
  cartLineGone: {
    code: 'A02000',
    status: 404,
    text: {
      ru: 'Этой строки уже нет в корзине. Обновите страницу',
      zh: '购物车中已没有该商品，请刷新页面',
      en: 'This line is no longer in the cart. Refresh the page',
    },
  },
  cartEmpty: {
    code: 'A02001',
    status: 400,
    text: {
      ru: 'Выберите хотя бы один автомобиль',
      zh: '请至少选择一辆车',
      en: 'Choose at least one car',
    },
  },
  /** `cars` names each car with the reason. */
  carsNotOrderable: {
    code: 'A02004',
    status: 409,
    text: {
      ru: 'Выбранное сейчас нельзя заказать: {cars}. Вернитесь и выберите другие автомобили или меньшее количество',
      zh: '所选车辆目前无法下单：{cars}。请返回选择其他车辆或减少数量',
      en: 'What you chose cannot be ordered now: {cars}. Go back and choose other cars, or fewer of them',
    },
  },
  cartFull: {
    code: 'A02002',
    status: 409,
    text: {
      ru: 'В корзине может быть не более {max} строк',
      zh: '购物车最多 {max} 种商品',
      en: 'The cart holds at most {max} lines',
    },
  },
  singleCar: {
    code: 'A02003',
    status: 409,
    text: {
      ru: 'Этот автомобиль в единственном экземпляре: заказать можно только один',
      zh: '该车仅有一辆，只能订购一辆',
      en: 'There is only one of this car: order one',
    },
  },
  orderNotFound: {
    code: 'A03000',
    status: 404,
    text: { ru: 'Заказ не найден', zh: '订单不存在', en: 'The order was not found' },
  },
  repeatSubmit: {
    code: 'A03002',
    status: 409,
    text: {
      ru: 'Этот заказ уже отправлен. Откройте «Мои заказы»',
      zh: '请勿重复提交订单，请在“我的订单”中查看',
      en: 'This order was submitted already. See “My orders”',
    },
  },
  submitUnderWay: {
    code: 'A03002',
    status: 409,
    text: {
      ru: 'Заказ оформляется. Повторите через несколько секунд',
      zh: '订单正在提交，请稍候再试',
      en: 'The order is being placed. Try again in a few seconds',
    },
  },
  tooManyOpenOrders: {
    code: 'A03016',
    status: 409,
    text: {
      ru: 'Неоплаченных заказов у одного покупателя (аккаунт, паспорт и телефон считаются вместе) может быть не больше {max}. Оплатите или отмените один из них',
      zh: '同一买家（账户、护照、手机号合并计算）最多可有 {max} 个未付款订单，请先付款或取消其中一个',
      en: 'One buyer (account, passport and phone together) can have at most {max} unpaid orders. Pay for one of them or cancel it',
    },
  },
  /** The limit leaves room for `cars` and `value` in addition to what is held already. */
  tooManyHeldCars: {
    code: 'A03160',
    status: 409,
    text: {
      ru: 'Пока заказы не оплачены, один покупатель (аккаунт, паспорт и телефон считаются вместе) держит автомобилей не больше {maxCars}, на сумму до {maxValue}. {held}; ещё можно забронировать {cars}, на сумму до {value}. {remedy} или напишите нам в чат: для крупных покупок мы увеличим предел',
      zh: '未付清前，同一买家（账户、护照、手机号合并计算）最多保留 {maxCars} 辆车，总额不超过 {maxValue}。{held}，还可预订 {cars} 辆，金额不超过 {value}。{remedy}，或在聊天中联系我们为大宗采购提高上限',
      en: 'Until orders are paid, one buyer (account, passport and phone together) may hold {maxCars} cars worth {maxValue}. {held}, so {cars} more worth up to {value} can be held. {remedy}, or write to us in the chat: for large purchases we raise the limit',
    },
  },
  tooManyHeldInNetwork: {
    code: 'A03161',
    status: 409,
    text: {
      ru: 'Из вашей сети или на телефон этого получателя сейчас забронировано слишком много неоплаченных автомобилей. Попробуйте через другую сеть или напишите нам в чат: мы поднимем предел для вас лично. Если неоплаченные заказы есть у вас, помогут также их оплата или отмена',
      zh: '您所在网络或该收货人电话名下当前保留的未付款车辆过多。请换用其他网络，或在聊天中联系我们为您单独提高上限。如您有未付款订单，付款或取消后也可继续',
      en: 'Too many unpaid cars are held from your network, or for the phone of this recipient, right now. Try another network, or write to us in the chat: we can raise the limit for you. If you have unpaid orders yourself, paying for them or cancelling them helps too',
    },
  },
  vinOrdered: {
    code: 'A03046',
    status: 409,
    text: {
      ru: '«{car}» (VIN …{vin}) уже оформлен по другому заказу, поэтому заказать его нельзя. Уберите его из заказа и выберите другой автомобиль. Если это ошибка, напишите нам в чат',
      zh: '“{car}”（车架号尾号 {vin}）已在另一份订单中，无法下单。请将其移出订单并另选车辆；如有疑问，请在聊天中联系我们',
      en: '“{car}” (VIN ending in {vin}) is in another order already, so it cannot be ordered. Take it out of the order and choose another car. If you think this is a mistake, write to us in the chat',
    },
  },
  confirmExpired: {
    code: 'A03003',
    status: 409,
    text: {
      ru: 'Расчёт устарел. Проверьте заказ ещё раз',
      zh: '订单确认信息已过期，请重新确认',
      en: 'The calculation has expired. Please review the order again',
    },
  },
  alreadyPaid: {
    code: 'A03007',
    status: 409,
    text: {
      ru: 'Заказ уже оплачен или закрыт, отменить его здесь нельзя. Напишите нам',
      zh: '订单已付款或已关闭，无法取消，请联系客服',
      en: 'The order is paid or closed and cannot be cancelled here. Please write to us',
    },
  },
  paymentChecked: {
    code: 'A03058',
    status: 409,
    text: {
      ru: 'Ваш платёж сейчас проверяется, поэтому отменить заказ здесь нельзя. Дождитесь решения или напишите нам в чат: сотрудник отменит заказ, а поступившие деньги вернём',
      zh: '您的付款正在核实，暂时不能自行取消订单。请等待核实结果，或在聊天中联系我们：工作人员会取消订单，已到账款项将退还',
      en: 'Your payment is being checked, so the order cannot be cancelled here. Wait for the decision, or write to us in the chat: staff cancel the order, and money that has come in goes back',
    },
  },
  notShipped: {
    code: 'A03008',
    status: 409,
    text: {
      ru: 'Заказ ещё не отправлен или уже получен',
      zh: '订单尚未发货或已确认收货',
      en: 'The order has not been shipped or was received already',
    },
  },
  carNotReady: {
    code: 'A03017',
    status: 409,
    text: {
      ru: 'Подтвердить получение можно, когда автомобиль стоит на площадке в Уссурийске',
      zh: '车辆到达乌苏里斯克停车场后才能确认收货',
      en: 'Receipt can be confirmed once the car is at the yard in Ussuriysk',
    },
  },
  refundOpen: {
    code: 'A03018',
    status: 409,
    text: {
      ru: 'По заказу рассматривается возврат денег. Сначала выплатите или отклоните его',
      zh: '该订单有未处理完的退款。请先完成退款或驳回申请',
      en: 'A refund of this order is open. Pay it out or reject it first',
    },
  },
  /** The same as `refundOpen`, for the buyer who has asked for it. */
  refundOpenForBuyer: {
    code: 'A03069',
    status: 409,
    text: {
      ru: 'По заказу рассматривается возврат денег, поэтому подтвердить получение пока нельзя. Решение появится на странице заказа, в разделе «Возврат денег». Если возврат больше не нужен, напишите нам в чат',
      zh: '该订单的退款正在处理，暂时不能确认收货。处理结果见订单页的“退款”。如不再需要退款，请在聊天中联系我们',
      en: 'A refund of this order is being looked at, so receipt cannot be confirmed yet. The decision will be on the order’s page, under “Refund”. If you no longer want the refund, write to us in the chat',
    },
  },
  /** The same as `refundOpen`, for the shop, which does not decide on money. */
  refundOpenForShop: {
    code: 'A03070',
    status: 409,
    text: {
      ru: 'По заказу рассматривается возврат денег: до решения его не отправляют и этапы не отмечают. Решает финансовый отдел площадки, после решения действие снова станет доступно',
      zh: '该订单的退款正在处理，处理完成前不发货，也不登记进度。由平台财务处理，处理后即可继续操作',
      en: 'A refund of this order is being looked at: until it is decided, the order is not shipped and no step is recorded. The platform’s finance decides; after that you can go on',
    },
  },
  returnUnderWay: {
    code: 'A03066',
    status: 409,
    text: {
      ru: 'По заказу ещё не закончен возврат денег. Убрать его из списка можно, когда деньги выплачены или заявка отклонена. Ход возврата виден на странице заказа, в разделе «Возврат денег»',
      zh: '该订单的退款尚未结束。款项付清或申请被驳回后才能移除。退款进展见订单页的“退款”',
      en: 'A refund of this order has not ended yet. The order can be removed once the money is paid out or the request is rejected. Its page shows how far the refund is, under “Refund”',
    },
  },
  slipUnderCheck: {
    code: 'A03067',
    status: 409,
    text: {
      ru: 'По заказу ещё проверяется платёжный документ. Убрать его из списка можно после проверки: если деньги поступят, мы их вернём',
      zh: '该订单的付款凭证仍在核实，核实后才能移除。如款项到账，我们会退还',
      en: 'A payment slip of this order is still being checked. The order can be removed after that: if the money has come, it goes back to you',
    },
  },
  endedWithoutSale: {
    code: 'A03068',
    status: 409,
    text: {
      ru: 'Заказ отменён или деньги за него возвращены: отправлять его и отмечать этапы больше не нужно. Обновите страницу',
      zh: '订单已取消或已全额退款，无需再发货或登记进度。请刷新页面',
      en: 'The order was cancelled or its money went back: it is no longer shipped, and no steps are recorded. Refresh the page',
    },
  },
  vinsMissing: {
    code: 'A03019',
    status: 409,
    text: {
      ru: 'VIN указан не у всех автомобилей заказа, не хватает: {count}. Укажите VIN, затем отправляйте заказ',
      zh: '还有 {count} 辆车未登记车架号，请先登记再发货',
      en: 'Not every car of the order has its VIN, missing: {count}. Name the VIN before shipping',
    },
  },
  /** The same as `vinsMissing`, for the shop: staff name VINs. */
  vinsMissingForShop: {
    code: 'A03071',
    status: 409,
    text: {
      ru: 'VIN указан не у всех автомобилей заказа, не хватает: {count}. Их указывает сотрудник площадки: напишите ему в чат, затем отправляйте заказ',
      zh: '还有 {count} 辆车未登记车架号。车架号由平台员工登记：请在聊天中联系，登记后再发货',
      en: 'Not every car of the order has its VIN, missing: {count}. The platform’s staff name them: write to them in the chat, then ship the order',
    },
  },
  dealContradicted: {
    code: 'A03020',
    status: 409,
    text: {
      ru: 'Действие отменено: после него нарушилось бы правило сделки «{rule}». Обновите страницу и проверьте заказ',
      zh: '操作已撤销：执行后将违反交易规则“{rule}”。请刷新页面并核对订单',
      en: 'The action was undone, because it would break the rule “{rule}”. Refresh the page and check the order',
    },
  },
  notFinished: {
    code: 'A03011',
    status: 409,
    text: {
      ru: 'Убрать из списка можно только выполненный или отменённый заказ',
      zh: '只能删除已完成或已取消的订单',
      en: 'Only a completed or cancelled order can be removed from the list',
    },
  },
  alreadyCancelled: {
    code: 'A03051',
    status: 409,
    text: {
      ru: 'Заказ уже закрыт: он отменён или деньги за него возвращены. Обновите страницу, чтобы увидеть, что произошло',
      zh: '订单已关闭：已取消或已全额退款。请刷新页面查看详情',
      en: 'The order is closed already: it was cancelled, or its money went back. Refresh the page to see what happened',
    },
  },
  cancelledOtherwise: {
    code: 'A03063',
    status: 409,
    text: {
      ru: 'Заказ уже отменён: {by}. Причина: {reason}. Решение об автомобиле: {fate}. Изменить его можно в разделе «Снятые после отмены»; повторная отмена ничего не меняет',
      zh: '订单已由 {by} 取消，原因：{reason}。车辆处理方式：{fate}。如需更改，请前往“订单取消车辆”；再次取消不会改变任何内容',
      en: 'The order was cancelled already by {by}. Reason: {reason}. Decision on the car: {fate}. Change it under “Cars of cancelled orders”; cancelling again changes nothing',
    },
  },
  alreadyShipped: {
    code: 'A03052',
    status: 409,
    text: {
      ru: 'Заказ уже отправлен: {carrier}. Обновите страницу',
      zh: '订单已发货，承运方：{carrier}。请刷新页面',
      en: 'The order was shipped already by {carrier}. Refresh the page',
    },
  },
  carFateNeeded: {
    code: 'A03050',
    status: 400,
    text: {
      ru: 'По заказу поступили деньги. Укажите, что будет с автомобилем: вернуть в продажу, придержать или списать',
      zh: '该订单已收到款项，请选择车辆的处理方式：重新上架、暂不上架或报废下架',
      en: 'Money has come in for this order. Say what becomes of the car: back on sale, held back, or written off',
    },
  },
  shippedNotCancelled: {
    code: 'A03062',
    status: 409,
    text: {
      ru: 'Заказ уже отправлен, отменить его нельзя. Деньги возвращают по запросу покупателя: он открывает его на странице заказа, финансовый отдел одобряет и выплачивает. После выплаты всей суммы заказ закроется сам, и вы решите, что будет с автомобилем',
      zh: '订单已发货，不能取消。款项按买家的退款申请退还：买家在订单页面提交，财务批准并付款。全额退款后订单自动关闭，届时再决定车辆的处理方式',
      en: 'The order has been shipped and cannot be cancelled. Money goes back when the buyer asks for a refund on the order page and finance approves and pays it. Once all of it is paid out, the order closes by itself and you decide what becomes of the car',
    },
  },
  extensionByTwo: {
    code: 'A03072',
    status: 409,
    text: {
      ru: 'Один сотрудник продлевает срок оплаты заказа, вместе, не больше чем на {alone} ч, а с вашими будет {sum} ч. Введите меньше, или пусть другой сотрудник введёт столько же часов в течение суток: ваше предложение записано',
      zh: '单人延长该订单付款期限累计不得超过 {alone} 小时，加上本次共 {sum} 小时。请减少小时数，或由另一位同事在 24 小时内输入相同小时数：您的提议已记录',
      en: 'One person extends the time to pay an order by at most {alone} h in total, and with yours it would be {sum} h. Enter less, or another colleague enters the same hours within a day: your proposal is noted',
    },
  },
  extensionTooLong: {
    code: 'A03073',
    status: 409,
    text: {
      ru: 'Автомобили держат за неоплаченным заказом не дольше: вместе срок продлевают не больше чем на {max} ч, уже продлён на {given} ч. {remedy}',
      zh: '未付款订单的车辆不能再长期保留：累计最多延长 {max} 小时，已延长 {given} 小时。{remedy}',
      en: 'Cars are not held for an unpaid order any longer: its time is extended by at most {max} h in total, and {given} h were given already. {remedy}',
    },
  },
  orderClosed: {
    code: 'A03014',
    status: 409,
    text: {
      ru: 'В этом состоянии заказа действие уже невозможно. Обновите страницу',
      zh: '订单当前状态不支持此操作，请刷新页面',
      en: 'The state of the order does not allow this any more. Refresh the page',
    },
  },
  notPaid: {
    code: 'A03012',
    status: 409,
    text: {
      ru: 'Оплата заказа не подтверждена',
      zh: '订单付款尚未确认',
      en: 'The payment of the order is not confirmed',
    },
  },
  slipNotExpected: {
    code: 'A03013',
    status: 409,
    text: {
      ru: 'Заказ уже оплачен или закрыт, поэтому платёжный документ по нему не принимается. Если деньги отправлены ещё раз или после закрытия, об этом пишут в чат заказа: их найдут и вернут',
      zh: '订单已付清或已关闭，不再接收付款凭证。如重复付款或在关闭后付款，请在订单聊天中说明，款项将查明并退还',
      en: 'The order is paid or closed, so it takes no payment slip. Money that was sent once more, or after it was closed, is written about in the chat of the order: it will be found and returned',
    },
  },
  profileIncomplete: {
    code: 'A05001',
    status: 409,
    text: {
      ru: 'Сначала заполните личные данные',
      zh: '请先完善个人信息',
      en: 'Please complete your personal information first',
    },
  },
  addressNeeded: {
    code: 'A05006',
    status: 409,
    text: {
      ru: 'Сначала добавьте адрес',
      zh: '请先添加收货地址',
      en: 'Please add an address first',
    },
  },
  contractUnsigned: {
    code: 'A05002',
    status: 409,
    text: {
      ru: 'Договор ещё не подписан покупателем',
      zh: '买家尚未签署合同',
      en: 'The buyer has not signed the contract yet',
    },
  },
  contractNotFound: {
    code: 'A05008',
    status: 404,
    text: { ru: 'Договор не найден', zh: '合同不存在', en: 'The contract was not found' },
  },
  contractAlreadySigned: {
    code: 'A05009',
    status: 409,
    text: { ru: 'Договор уже подписан', zh: '合同已签署', en: 'The contract is signed already' },
  },
  clauseNotRead: {
    code: 'A05003',
    status: 409,
    text: {
      ru: 'Прочитайте условия договора: согласиться можно через {seconds} с',
      zh: '请先阅读合同条款，{seconds} 秒后可同意',
      en: 'Please read the contract first: you can agree in {seconds} s',
    },
  },
  clauseNotAgreed: {
    code: 'A05010',
    status: 400,
    text: {
      ru: 'Отметьте согласие с каждым пунктом договора',
      zh: '请逐条同意合同条款',
      en: 'Please agree to every clause of the contract',
    },
  },
  signatureInvalid: {
    code: 'A05011',
    status: 400,
    text: {
      ru: 'Подпись не прочитана: нужен рисунок PNG до {kb} КБ',
      zh: '签名无效：请提供不超过 {kb} KB 的 PNG 图片',
      en: 'The signature could not be read: a PNG picture of up to {kb} KB is needed',
    },
  },
  slipType: {
    code: 'A05004',
    status: 400,
    text: {
      ru: 'Файл «{name}» не подходит: только jpg, png или pdf до 50 МБ',
      zh: '文件“{name}”格式不符，仅支持 jpg、png、pdf，且不超过 50M',
      en: 'The file “{name}” does not fit: only jpg, png or pdf of up to 50 MB',
    },
  },
  tooManySlips: {
    code: 'A05022',
    status: 409,
    text: {
      ru: 'Платёжных документов к одному заказу может быть не больше {max}. Напишите нам',
      zh: '一个订单最多可上传 {max} 份付款凭证，请联系客服',
      en: 'An order can have at most {max} payment slips. Please write to us',
    },
  },
  slipAmountDiffers: {
    code: 'A05005',
    status: 409,
    text: {
      ru: 'Сумма платежа {paid} не равна сумме заказа {due}. Подтвердите расхождение и укажите причину',
      zh: '付款金额 {paid} 与订单金额 {due} 不一致，请确认差额并填写原因',
      en: 'The amount paid, {paid}, is not the amount due, {due}. Accept the difference and give the reason',
    },
  },
  ownSlip: {
    code: 'A05007',
    status: 403,
    text: {
      ru: 'Нельзя проверять платёж, который вы загрузили сами',
      zh: '不能审核自己上传的付款凭证',
      en: 'You cannot verify a slip that you uploaded yourself',
    },
  },
  slipNotFound: {
    code: 'A05012',
    status: 404,
    text: { ru: 'Платёжный документ не найден', zh: '付款凭证不存在', en: 'The payment slip was not found' },
  },
  slipAlreadyAudited: {
    code: 'A05013',
    status: 409,
    text: {
      ru: 'Этот платёжный документ уже проверен или заменён',
      zh: '该付款凭证已审核或已被替换',
      en: 'This payment slip has been audited or replaced already',
    },
  },
  reasonNeeded: {
    code: 'A05014',
    status: 400,
    text: {
      ru: 'Укажите причину: её прочитает покупатель',
      zh: '请填写原因，买家会看到',
      en: 'Give the reason: the buyer will read it',
    },
  },
  quoteExpired: {
    code: 'A06003',
    status: 409,
    text: {
      ru: 'Цена или курс изменились. Проверьте заказ ещё раз',
      zh: '价格或汇率已变动，请重新确认订单',
      en: 'The price or the rate has changed. Please review the order again',
    },
  },
  rateUnknown: {
    code: 'A06004',
    status: 404,
    text: {
      ru: 'Курс {from}/{to} сейчас не задан',
      zh: '暂无 {from}/{to} 汇率',
      en: 'There is no {from}/{to} rate at the moment',
    },
  },
  rateLockHolds: {
    code: 'A06008',
    status: 409,
    text: {
      ru: 'Курс заказа ещё закреплён до {until}, пересчёт не нужен',
      zh: '订单汇率锁定至 {until}，无需重新报价',
      en: 'The rate of the order is locked until {until}; there is nothing to quote again',
    },
  },
  rateFeedOff: {
    code: 'A06005',
    status: 409,
    text: {
      ru: 'Загрузка курсов ЦБ не настроена',
      zh: '未配置俄央行汇率下载',
      en: 'Fetching the central bank’s rates is not set up',
    },
  },
  settingOutOfRange: {
    code: 'A06009',
    status: 400,
    text: {
      ru: 'Значение должно быть от {min} до {max}',
      zh: '取值范围为 {min} 至 {max}',
      en: 'The value has to be between {min} and {max}',
    },
  },
  limitRaisedByTwo: {
    code: 'A06020',
    status: 409,
    text: {
      ru: 'Этот предел ослабляют двое. Ваше значение записано: пусть другой сотрудник введёт такое же в течение суток',
      zh: '放宽此限额须由两人操作。您的数值已记录，请另一位同事在 24 小时内输入相同数值',
      en: 'Two people loosen this limit. Your value is noted: another colleague has to enter the same within a day',
    },
  },
  rateJumps: {
    code: 'A06021',
    status: 409,
    text: {
      ru: 'Курс {rate} отличается от курса {reference}, действовавшего в последние 72 часа, больше чем на {percent} %. Проверьте запятую. {allowed}. Если всё верно, пусть другой сотрудник введёт то же значение в течение суток',
      zh: '汇率 {rate} 与近 72 小时内有效的 {reference} 相差超过 {percent}%，请检查小数点。{allowed}。如确认无误，请另一位同事在 24 小时内输入相同数值',
      en: 'The rate {rate} differs from {reference}, in force within the last 72 hours, by more than {percent} %. Check the decimal point. {allowed}. If it is right, another colleague has to enter the same value within a day',
    },
  },
  tariffNotFound: {
    code: 'A06010',
    status: 404,
    text: { ru: 'Таблица не найдена', zh: '税费表不存在', en: 'The table was not found' },
  },
  tariffInForce: {
    code: 'A06006',
    status: 409,
    text: {
      ru: 'Таблица уже действует и не меняется. Создайте новую версию',
      zh: '该表已生效，不可修改，请新建版本',
      en: 'The table is in force and does not change. Enter a new version',
    },
  },
  tariffRowInvalid: {
    code: 'A06007',
    status: 400,
    text: {
      ru: 'Строка {row}: {problem}',
      zh: '第 {row} 行：{problem}',
      en: 'Row {row}: {problem}',
    },
  },
  samePerson: {
    code: 'A05015',
    status: 403,
    text: {
      ru: 'Нужен второй сотрудник: вы уже участвовали в этом решении',
      zh: '需由另一名员工复核：您已参与此项处理',
      en: 'A second person is needed: you have taken part in this decision already',
    },
  },
  amountNotRetyped: {
    code: 'A05023',
    status: 409,
    text: {
      ru: 'Второй сотрудник сам вводит сумму по выписке банка. Введённая сумма не равна сумме документа',
      zh: '第二人须按银行流水自行输入金额，所填金额与单据金额不符',
      en: 'The second person types the amount from the bank statement. The typed amount is not that of the document',
    },
  },
  decisionsDiffer: {
    code: 'A05024',
    status: 409,
    text: {
      ru: 'Первый сотрудник решил иначе. Примите то же решение или отклоните документ',
      zh: '与第一人的决定不一致：请作出相同决定，或驳回该凭证',
      en: 'The first person decided otherwise. Decide the same, or send the slip back',
    },
  },
  notAPart: {
    code: 'A05016',
    status: 409,
    text: {
      ru: 'Сумма {paid} не меньше остатка {due}: это не частичная оплата',
      zh: '金额 {paid} 不小于应付余额 {due}，不属于部分付款',
      en: 'The amount {paid} is not below the balance {due}: this is no part payment',
    },
  },
  partIsWhole: {
    code: 'A05073',
    status: 409,
    text: {
      ru: 'До остатка {due} в сумме {paid} не хватает меньше одного фэня, поэтому она оплачивает заказ полностью. Подтвердите её как полную оплату',
      zh: '金额 {paid} 与应付余额 {due} 相差不足 1 分人民币，已付清订单。请按全额付款确认',
      en: 'The amount {paid} is short of the balance {due} by less than one fen, so it pays the order in full. Confirm it as the full payment',
    },
  },
  paymentTooSmall: {
    code: 'A05050',
    status: 409,
    text: {
      ru: 'Поступило {received}: это меньше одного фэня, к заказу засчитать нечего. Отклоните платёжный документ',
      zh: '到账 {received}，不足 1 分人民币，无法计入订单，请驳回该付款凭证',
      en: '{received} came in. That is less than one fen, so nothing counts for the order: reject the slip',
    },
  },
  bankRefNeeded: {
    code: 'A05017',
    status: 400,
    text: {
      ru: 'Укажите номер платёжного поручения',
      zh: '请填写银行流水号',
      en: 'Give the bank reference',
    },
  },
  slipDateUnfit: {
    code: 'A05051',
    status: 409,
    text: {
      ru: 'Дата платежа {paidOn} не подходит к заказу, оформленному {placed}. Укажите {days}',
      zh: '付款日期 {paidOn} 与 {placed} 提交的订单不符，请填写{days}',
      en: 'The date of payment, {paidOn}, does not fit an order placed on {placed}. Give {days}',
    },
  },
  differenceUnnamed: {
    code: 'A05052',
    status: 409,
    text: {
      ru: 'Поступило {received}, а в документе {claimed}. Выберите причину разницы',
      zh: '到账 {received}，凭证金额为 {claimed}，请选择差额原因',
      en: '{received} came in, and the slip says {claimed}. Choose the reason for the difference',
    },
  },
  differenceKindUnfit: {
    code: 'A05053',
    status: 409,
    text: {
      ru: 'Причина «{kind}» не подходит к разнице {difference}. Подходит: {fitting}',
      zh: '原因“{kind}”不适用于差额 {difference}，可选：{fitting}',
      en: '“{kind}” does not fit a difference of {difference}. What fits: {fitting}',
    },
  },
  transferUsed: {
    code: 'A05054',
    status: 409,
    text: {
      ru: 'Платёж {reference} уже зачтён по заказам: {orders}, сумма перевода {whole}. Если один перевод оплачивает несколько заказов, укажите сумму всего перевода: изменённую сумму и заказ другого покупателя подтверждает второй сотрудник. Иначе верните документ покупателю',
      zh: '付款 {reference} 已计入订单：{orders}，汇款总额 {whole}。如一笔汇款支付多个订单，请填写整笔汇款金额；更改总额或计入其他买家的订单须由第二名员工确认。否则请将凭证退回买家',
      en: 'The payment {reference} of {whole} is counted already for: {orders}. If one transfer pays for several orders, give its whole amount: a second person confirms a changed amount and an order of another buyer. Otherwise send the slip back',
    },
  },
  transferExceeded: {
    code: 'A05055',
    status: 409,
    text: {
      ru: 'По переводу {reference} на {whole} уже зачтено {counted}, остаётся {left}. Зачесть {received} нельзя',
      zh: '汇款 {reference} 总额 {whole}，已计入 {counted}，剩余 {left}，不能再计入 {received}',
      en: 'Of the transfer {reference} of {whole}, {counted} is counted already and {left} is left; {received} cannot be counted',
    },
  },
  transferWholeDiffers: {
    code: 'A05056',
    status: 409,
    text: {
      ru: 'Сумма перевода {reference} уже указана: {whole}. Введите её же или проверьте номер',
      zh: '汇款 {reference} 的总额已登记为 {whole}，请填写相同金额或核对流水号',
      en: 'The whole amount of the transfer {reference} was given before: {whole}. Give the same, or check the number',
    },
  },
  transferAlike: {
    code: 'A05064',
    status: 409,
    text: {
      ru: 'Возможно, этот перевод уже зачтён: {known} по заказам {orders}. Если это тот же перевод, введите его номер {known} и сумму всего перевода. Если другой, отметьте «Это другой перевод»: то же должен подтвердить второй сотрудник',
      zh: '该汇款可能已入账：{known}（订单 {orders}）。如为同一笔汇款，请填写流水号 {known} 和整笔金额；如为另一笔，请勾选“这是另一笔汇款”，并由第二名员工同样确认',
      en: 'This transfer may be counted already: {known} for {orders}. If it is the same, give its number {known} and its whole amount. If it is another one, tick “This is another transfer”: a second person has to confirm the same',
    },
  },
  transferTakesTwo: {
    code: 'A05065',
    status: 409,
    text: {
      ru: 'Перевод {reference} уже зачтён по заказам: {orders}. Поэтому эту часть подтверждают двое. Повторите: документ останется ждать второго сотрудника',
      zh: '汇款 {reference} 已计入订单：{orders}，因此该部分须由两人确认。请重试：凭证将等待第二名员工',
      en: 'The transfer {reference} is counted already for: {orders}. Therefore two people confirm this part. Try again: the slip will wait for a second person',
    },
  },
  transferThirdPerson: {
    code: 'A05066',
    status: 403,
    text: {
      ru: 'Часть перевода {reference} по заказам {orders} подтверждали вы. Вторым эту часть должен подтвердить сотрудник, который её не подтверждал',
      zh: '汇款 {reference} 计入订单 {orders} 的部分由您确认过。第二人须为未确认过该汇款的员工',
      en: 'You confirmed the part of the transfer {reference} for {orders}. The second person for this part has to be a colleague who did not',
    },
  },
  receiptIsPayout: {
    code: 'A05067',
    status: 409,
    text: {
      ru: 'Номером {reference} записана выплата покупателю по заказам: {orders}. Это не поступление. Проверьте номер по выписке',
      zh: '流水号 {reference} 是付给买家的退款（订单：{orders}），不是收款。请按银行流水核对',
      en: 'The number {reference} is that of a pay-out to a buyer, for: {orders}. It is no receipt. Check the number against the statement',
    },
  },
  transferCurrency: {
    code: 'A05057',
    status: 409,
    text: {
      ru: 'Перевод {reference} записан в другой валюте: {currency}. Проверьте номер',
      zh: '汇款 {reference} 的币种为 {currency}，请核对流水号',
      en: 'The transfer {reference} is recorded in another currency, {currency}. Check the number',
    },
  },
  slipFileUsed: {
    code: 'A05047',
    status: 409,
    text: {
      ru: 'Этим же файлом подтверждён перевод {reference} по заказам: {orders}. Если это часть того же перевода, укажите его номер и сумму всего перевода. Иначе верните документ покупателю',
      zh: '同一文件已用于汇款 {reference}（订单：{orders}）。如属同一笔汇款，请填写其流水号和整笔金额；否则请将凭证退回买家',
      en: 'The same file proves the transfer {reference} of: {orders}. If this is a part of that transfer, give its number and its whole amount; else send the slip back',
    },
  },
  payoutUsed: {
    code: 'A05068',
    status: 409,
    text: {
      ru: 'Перевод {reference} уже записан выплатой по заказам: {orders}, сумма {whole}. Если одним переводом выплачено несколько возвратов, укажите сумму всего перевода; если она больше {whole}, вторую часть записывает другой сотрудник. Иначе введите номер этой выплаты',
      zh: '汇款 {reference} 已登记为退款（订单：{orders}），金额 {whole}。如一笔汇款支付多笔退款，请填写整笔金额；若超过 {whole}，第二部分由其他员工登记。否则请填写本次付款的流水号',
      en: 'The transfer {reference} of {whole} is recorded already as the pay-out for: {orders}. If one transfer paid several refunds, give its whole amount; above {whole} another colleague records the second part. Otherwise give the number of this pay-out',
    },
  },
  payoutAlike: {
    code: 'A05069',
    status: 409,
    text: {
      ru: 'Возможно, этот перевод уже записан: {known} по заказам {orders}. Если это тот же перевод, введите его номер {known} и сумму всего перевода. Если другой, отметьте «Это другой перевод»',
      zh: '该汇款可能已登记：{known}（订单 {orders}）。如为同一笔汇款，请填写流水号 {known} 和整笔金额；如为另一笔，请勾选“这是另一笔汇款”',
      en: 'This transfer may be recorded already: {known} for {orders}. If it is the same, give its number {known} and its whole amount. If it is another one, tick “This is another transfer”',
    },
  },
  payoutByAnother: {
    code: 'A05070',
    status: 403,
    text: {
      ru: 'Выплату {known} по заказам {orders} записали вы. Что этот перевод другой или больше, чем записано, должен подтвердить другой сотрудник: пусть выплату запишет он',
      zh: '退款 {known}（订单 {orders}）由您登记。如为另一笔汇款或金额更大，须由其他员工登记本次付款',
      en: 'You recorded the pay-out {known} for {orders}. That this transfer is another one, or larger than recorded, is up to a colleague: let them record the pay-out',
    },
  },
  payoutIsReceipt: {
    code: 'A05071',
    status: 409,
    text: {
      ru: 'Номер {reference} — это поступление от покупателя по заказам: {orders}. Введите номер исходящего платёжного поручения',
      zh: '流水号 {reference} 是买家付款（订单：{orders}）。请填写付款给买家的流水号',
      en: 'The number {reference} is that of a receipt from a buyer, for: {orders}. Give the number of the outgoing payment order',
    },
  },
  payoutFileUsed: {
    code: 'A05072',
    status: 409,
    text: {
      ru: 'Этот файл уже приложен к переводу {reference} по заказам: {orders}. Приложите документ банка об этой выплате. Если это тот же перевод, введите его номер и сумму всего перевода',
      zh: '该文件已用于汇款 {reference}（订单：{orders}）。请上传本次付款的银行凭证；如为同一笔汇款，请填写其流水号和整笔金额',
      en: 'This file belongs to the transfer {reference} for: {orders}. Attach the bank’s document of this pay-out. If it is the same transfer, give its number and its whole amount',
    },
  },
  oneTask: {
    code: 'A05048',
    status: 403,
    text: {
      ru: 'По этому заказу вы уже {done}. {needed} должен другой сотрудник',
      zh: '您已在此订单中{done}，{needed}须由其他员工办理',
      en: 'On this order you have {done} already. {needed} is up to another colleague',
    },
  },
  refundNotFound: {
    code: 'A03025',
    status: 404,
    text: { ru: 'Возврат не найден', zh: '退款单不存在', en: 'The refund was not found' },
  },
  refundRefused: {
    code: 'A03027',
    status: 409,
    text: {
      ru: 'Возврат запрашивают по оплаченному заказу, а этот ещё не оплачен полностью. Если часть денег уже зачтена, отмените заказ: она вернётся сама',
      zh: '付清后的订单才能申请退款，该订单尚未付清。如已有部分款项入账，取消订单后会自动退还',
      en: 'A refund is asked for on a paid order, and this one is not paid in full yet. If a part has been credited, cancel the order: it goes back by itself',
    },
  },
  refundOfCancelled: {
    code: 'A03053',
    status: 409,
    text: {
      ru: 'Заказ отменён: всё, что по нему поступило, возвращается без заявки. Ход выплаты виден на странице заказа, в разделе «Возврат денег»',
      zh: '订单已取消，已收款项无需申请即全部退还，进展见订单页的“退款”',
      en: 'The order is cancelled, and everything that came in for it goes back without a request. The order’s page shows how far that is, under “Refund”',
    },
  },
  refundAllAsked: {
    code: 'A03054',
    status: 409,
    text: {
      ru: 'Возвращать больше нечего: вся поступившая сумма, {amount}, уже возвращена или возвращается. Ход выплаты виден на странице заказа, в разделе «Возврат денег»',
      zh: '没有其他可退款项：已收的全部款项 {amount} 已退还或正在退还，进展见订单页的“退款”',
      en: 'Nothing more can go back: all of the {amount} that came in went back already or is being returned. The order’s page shows how far that is, under “Refund”',
    },
  },
  refundPartTooLarge: {
    code: 'A03055',
    status: 409,
    text: {
      ru: 'Пока автомобиль не получен, вернуть можно не больше {part} или всю сумму: {whole}. Измените сумму. После получения вернуть можно любую часть',
      zh: '收车之前最多可退 {part}，或全额退还 {whole}。请修改金额。收车后可申请退还任意部分',
      en: 'Until the car is received, at most {part} can go back, or the whole sum: {whole}. Change the amount. After receipt any part can go back',
    },
  },
  refundWholeOnly: {
    code: 'A03056',
    status: 409,
    text: {
      ru: 'Пока автомобиль не получен, вернуть часть денег по этому заказу уже нельзя, можно только всю сумму: {whole}. После получения вернуть можно любую часть',
      zh: '收车之前，该订单不能再部分退款，只能全额退还 {whole}。收车后可申请退还任意部分',
      en: 'Until the car is received, no further part of this order’s money can go back, only the whole sum: {whole}. After receipt any part can go back',
    },
  },
  refundOfWhole: {
    code: 'A03057',
    status: 409,
    text: {
      ru: 'Отклонить этот возврат отдельно нельзя: он часть возврата всей суммы, и {granted} из неё уже одобрено или выплачено. Одобрите и выплатите {amount}',
      zh: '该退款属于全额退款的一部分，其中 {granted} 已批准或已支付，不能单独驳回。请批准并支付 {amount}',
      en: 'This refund cannot be rejected by itself: it is part of a refund of the whole sum, of which {granted} is approved or paid out already. Approve it and pay {amount}',
    },
  },
  refundTooMuch: {
    code: 'A03024',
    status: 409,
    text: {
      ru: 'Вернуть можно не больше {available}: остальных денег по заказу не поступало, либо они уже возвращены или запрошены',
      zh: '最多可退 {available}：其余款项未曾收到，或已退还、已申请',
      en: 'At most {available} can be refunded: no more came in, or the rest went back or was asked for already',
    },
  },
  refundCurrency: {
    code: 'A03059',
    status: 409,
    text: {
      ru: 'Деньги возвращаются в той валюте, в которой поступили. Можно вернуть: {available}',
      zh: '款项按收款币种退还，可退：{available}',
      en: 'Money goes back in the currency in which it came in. What can go back: {available}',
    },
  },
  refundTooSmall: {
    code: 'A03060',
    status: 409,
    text: {
      ru: 'Сумма слишком мала: вернуть можно от {least} до {available}',
      zh: '金额过小：可退 {least} 至 {available}',
      en: 'The amount is too small: from {least} to {available} can go back',
    },
  },
  refundOwed: {
    code: 'A03061',
    status: 409,
    text: {
      ru: 'Этот возврат положен покупателю, отклонить его нельзя: одобрите и выплатите {amount}',
      zh: '该款项应退还买家，不能驳回：请批准并支付 {amount}',
      en: 'This refund is owed to the buyer and cannot be rejected: approve it and pay {amount}',
    },
  },
  /** `outcome` says how it was decided or ended, and what can be done now. */
  refundState: {
    code: 'A03034',
    status: 409,
    text: {
      ru: 'Возврат {amount} {outcome}',
      zh: '退款 {amount} {outcome}',
      en: 'The refund of {amount} {outcome}',
    },
  },
  refundNotApproved: {
    code: 'A03064',
    status: 409,
    text: {
      ru: 'Возврат {amount} ещё не одобрен. Сначала его одобряет сотрудник финансового отдела, потом другой выплачивает',
      zh: '退款 {amount} 尚未批准。须先由财务人员批准，再由另一名员工付款',
      en: 'The refund of {amount} is not approved yet. First a member of finance approves it, then another pays it out',
    },
  },
  refundHalfApproved: {
    code: 'A03065',
    status: 409,
    text: {
      ru: 'Возврат {amount} одобрил пока один сотрудник ({name}), а сумма требует двух. Выплатить можно, когда его одобрит второй',
      zh: '退款 {amount} 目前仅由一名员工（{name}）批准，而该金额须两人批准。第二人批准后方可付款',
      en: 'One person, {name}, has approved the refund of {amount} so far, and the amount takes two. It can be paid out once a second person approves it',
    },
  },
  milestoneNotYours: {
    code: 'A03041',
    status: 403,
    text: {
      ru: 'Этап «{milestone}» отмечает экспортёр',
      zh: '“{milestone}”由出口商登记',
      en: '“{milestone}” is recorded by the exporter',
    },
  },
  milestoneSkipped: {
    code: 'A03042',
    status: 409,
    text: {
      ru: 'Перед этапом «{milestone}» не отмечено: {missing}. Сначала отметьте пропущенное или укажите, почему его нет',
      zh: '“{milestone}”之前尚未登记：{missing}。请先登记，或说明为何没有该节点',
      en: 'Before “{milestone}” these steps are missing: {missing}. Record them first, or say why there are none',
    },
  },
  milestoneTooEarly: {
    code: 'A03043',
    status: 400,
    text: {
      ru: 'Дата этапа раньше заказа: заказ оформлен {date}. Укажите этот день или более поздний',
      zh: '节点日期早于下单日期 {date}，请填写该日或之后的日期',
      en: 'The date is before the order, which was placed on {date}. Enter that day or a later one',
    },
  },
  milestoneInFuture: {
    code: 'A03044',
    status: 400,
    text: {
      ru: 'Этот день ещё не наступил. Укажите день не позже {date}',
      zh: '该日期尚未到来，请填写不晚于 {date} 的日期',
      en: 'That day has not come yet. Enter {date} or an earlier day',
    },
  },
  notOnItsWay: {
    code: 'A03045',
    status: 409,
    text: {
      ru: 'Этап «{milestone}» отмечают после отправки, а заказ ещё не отправлен. Сначала его отправляет экспортёр или сотрудник логистики кнопкой «Отправить»',
      zh: '“{milestone}”须在发货后登记，而订单尚未发货。请先由出口商或物流人员点击“发货”',
      en: '“{milestone}” is recorded after shipping, and the order has not been shipped. First the exporter or logistics ships it with “Ship”',
    },
  },
  delayOfPastStep: {
    code: 'A03074',
    status: 409,
    text: {
      ru: 'Этап «{milestone}» уже пройден. Задержку указывают для этапа, который впереди',
      zh: '“{milestone}”已完成，只能登记后续节点的延误',
      en: '“{milestone}” is past. State a delay of a step that is still to come',
    },
  },
  delayNotLater: {
    code: 'A03075',
    status: 400,
    text: {
      ru: 'Этап «{milestone}» и так ожидается не позже {date}. Укажите более поздний день',
      zh: '“{milestone}”目前预计最晚为 {date}，请填写更晚的日期',
      en: '“{milestone}” is expected by {date} anyway. Enter a later day',
    },
  },
  delayTooFar: {
    code: 'A03076',
    status: 400,
    text: {
      ru: 'Этот день слишком далеко. Укажите день не позже {date}',
      zh: '日期过远，请填写不晚于 {date} 的日期',
      en: 'That day is too far away. Enter {date} or an earlier day',
    },
  },
  delayNeedsNote: {
    code: 'A03077',
    status: 400,
    text: {
      ru: 'Для другой причины напишите комментарий: его прочтёт покупатель',
      zh: '选择“其他原因”时请填写说明，买家会看到',
      en: 'Write a note for another reason: the buyer reads it',
    },
  },
  milestoneOutOfOrder: {
    code: 'A03040',
    status: 400,
    text: {
      ru: 'Дата не сходится с другими этапами: «{milestone}» — {date}',
      zh: '日期与其他节点矛盾：“{milestone}”为 {date}',
      en: 'The date contradicts another milestone: “{milestone}” was on {date}',
    },
  },
});
