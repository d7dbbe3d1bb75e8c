import type { PageTextContentDto } from '@mall/contracts/admin';

/** Questions of buyers before they wire money abroad. */
export const QUESTIONS: PageTextContentDto = {
  title: {
    ru: 'Вопросы и ответы',
    zh: '常见问题',
    en: 'Questions and answers',
  },
  lead: {
    ru: 'О чём спрашивают, прежде чем перевести деньги за границу.',
    zh: '买家在境外汇款前最常问的问题。',
    en: 'What buyers ask before they wire money abroad.',
  },
  sections: [
    {
      key: 'price',
      title: {
        ru: 'Цена',
        zh: '价格',
        en: 'Price',
      },
      entries: [
        {
          heading: {
            ru: 'Это вся цена или будут доплаты?',
            zh: '这是全部费用吗？',
            en: 'Is this the whole price?',
          },
          text: {
            ru: 'Первой стоит цена под ключ до вашего города: договор с нами, таможня, сборы и доставка по России. По договору вы платите нам, остальное — в России. Если какую-то часть посчитать нельзя, итога нет, а на странице сказано, чего не хватает.',
            zh: '首先显示的是送达您所在城市的落地价：合同价、海关税费、各项规费和俄罗斯境内运费。合同款付给我们，其余在俄罗斯支付。若某一项无法计算，则不显示总价，并说明缺少哪一项。',
            en: 'The price at your door comes first: the contract with us, customs, fees and delivery in Russia. You pay us by contract, and the rest in Russia. Where a part cannot be calculated there is no total, and the page says what is missing.',
          },
        },
        {
          heading: {
            ru: 'Почему таможенные платежи могут измениться?',
            zh: '海关税费为什么会变化？',
            en: 'Why may customs payments change?',
          },
          text: {
            ru: 'Окончательные суммы назначает таможня в день оформления, по курсам и ставкам этого дня. Мы показываем расчёт по действующим таблицам, с датой и источником каждой строки.',
            zh: '最终金额由海关在办理当日按当日汇率和税率确定。我们按现行税表计算，并注明每一行的日期和来源。',
            en: 'Customs sets the final sums on the day of clearance, at that day’s rates. We calculate by the tables in force and show date and source of each line.',
          },
        },
        {
          heading: {
            ru: 'По какому курсу платить?',
            zh: '按什么汇率付款？',
            en: 'Which exchange rate applies?',
          },
          text: {
            ru: 'Цена договора в юанях. При заказе курс закрепляется на время, указанное в заказе; если оно прошло, перед оплатой цена в рублях считается заново.',
            zh: '合同价以人民币计。下单时汇率按订单所示期限锁定；过期后付款前需重新计算卢布金额。',
            en: 'The contract is in yuan. The rate is locked with the order until the time shown there; after that the roubles are calculated again before you pay.',
          },
        },
        {
          heading: {
            ru: 'Что такое льготный утильсбор?',
            zh: '什么是优惠报废税？',
            en: 'What is the preferential recycling fee?',
          },
          text: {
            ru: 'Сниженный сбор для личного автомобиля, если мощность не выше предела. На странице автомобиля написано, проходит он или нет и почему.',
            zh: '个人自用且功率不超过限值的车辆适用的较低税额。车辆页面会注明是否适用及原因。',
            en: 'A lower fee for a private car whose power is within the limit. The page of each car says whether it passes, and why.',
          },
        },
      ],
    },
    {
      key: 'money',
      title: {
        ru: 'Деньги',
        zh: '付款',
        en: 'Money',
      },
      entries: [
        {
          heading: {
            ru: 'Как платить?',
            zh: '如何付款？',
            en: 'How do I pay?',
          },
          text: {
            ru: 'Банковским переводом на счёт компании, указанный в вашем заказе, по договору и счёту. Наличные и переводы на карты сотрудников не принимаем.',
            zh: '依据合同和发票，通过银行汇款至订单中显示的公司账户。我们不收现金，也不接受转入员工个人账户的款项。',
            en: 'By bank transfer to the company’s account shown in your order, by contract and invoice. We take no cash and no transfers to cards of staff.',
          },
        },
        {
          heading: {
            ru: 'Что защищает мои деньги?',
            zh: '我的资金有什么保障？',
            en: 'What protects my money?',
          },
          text: {
            ru: 'Договор с номером, подписанный до оплаты, счёт компании и запись о каждом поступлении в заказе. Оплату подтверждает сотрудник, крупную сумму — двое.',
            zh: '付款前签署的编号合同、公司账户，以及订单中每笔到账的记录。到账由员工确认，大额由两人确认。',
            en: 'A numbered contract signed before you pay, the company’s account, and a record of every payment in the order. Staff confirm a payment; two people confirm a large one.',
          },
        },
        {
          heading: {
            ru: 'Мне прислали другие реквизиты. Что делать?',
            zh: '有人发给我另一个账户，怎么办？',
            en: 'I was sent other bank details. What now?',
          },
          text: {
            ru: 'Не платить. Реквизиты есть только на странице заказа. Если их прислали в мессенджере или по почте, напишите нам в чат на сайте.',
            zh: '请勿付款。收款账户只显示在订单页面。如果通过即时通讯或邮件收到，请在网站聊天中告知我们。',
            en: 'Do not pay. The bank details are on the page of your order only. If they came by messenger or e-mail, write to us in the chat of this site.',
          },
        },
        {
          heading: {
            ru: 'Когда деньги возвращают?',
            zh: '什么时候退款？',
            en: 'When is money returned?',
          },
          text: {
            ru: 'Если заказ отменён после оплаты, в нём открывается возврат: сумма, срок и банковский документ видны на странице заказа.',
            zh: '付款后取消的订单会生成退款：金额、期限和银行凭证都显示在订单页面。',
            en: 'When an order is cancelled after payment, a refund opens in it: sum, term and the bank’s document are on the page of the order.',
          },
        },
      ],
    },
    {
      key: 'contract',
      title: {
        ru: 'Договор',
        zh: '合同',
        en: 'Contract',
      },
      entries: [
        {
          heading: {
            ru: 'Можно прочитать договор заранее?',
            zh: '可以提前阅读合同吗？',
            en: 'May I read the contract first?',
          },
          text: {
            ru: 'Да. Образец договора открыт на сайте всем, а договор вашего заказа виден до подписи и оплаты, на русском и китайском. Заказ можно отменить, не подписывая.',
            zh: '可以。网站公开合同样本；下单后，签署和付款之前即可阅读本订单的中俄双语合同。不签署也可以取消订单。',
            en: 'Yes. A specimen is open to everybody on this site, and the contract of your order opens before you sign or pay, in Russian and Chinese. You may cancel the order without signing.',
          },
        },
        {
          heading: {
            ru: 'Как его подписать?',
            zh: '如何签署？',
            en: 'How is it signed?',
          },
          text: {
            ru: 'На странице заказа: кодом из SMS, подписью на экране или вводом имени. Подписанный договор в PDF остаётся в заказе.',
            zh: '在订单页面用短信验证码、手写签名或输入姓名签署。已签合同的 PDF 保存在订单中。',
            en: 'On the page of the order: by a code from a text message, a signature drawn on screen, or your typed name. The signed contract stays in the order as a PDF.',
          },
        },
        {
          heading: {
            ru: 'Где указан VIN?',
            zh: '车架号在哪里？',
            en: 'Where is the VIN?',
          },
          text: {
            ru: 'VIN автомобиля с пробегом указан в договоре и счёте. Для нового, который ещё не выпущен, документы выпускаются заново, когда VIN станет известен.',
            zh: '二手车的车架号写在合同和发票中。尚未生产的新车，在获得车架号后重新出具文件。',
            en: 'The VIN of a used car is in contract and invoice. For a new car that is not built yet, the papers are issued again once the VIN is known.',
          },
        },
      ],
    },
    {
      key: 'way',
      title: {
        ru: 'Доставка',
        zh: '运输',
        en: 'Delivery',
      },
      entries: [
        {
          heading: {
            ru: 'Сколько ждать?',
            zh: '需要等多久？',
            en: 'How long does it take?',
          },
          text: {
            ru: 'Сроки и этапы показаны на странице заказа: подготовка, граница, таможня, доставка. Этап отмечается, когда он пройден.',
            zh: '订单页面显示各阶段及时间：准备、出境、清关、运送。每完成一个阶段都会标记。',
            en: 'The page of the order shows the steps and their dates: preparation, border, customs, delivery. Each step is marked when it is done.',
          },
        },
        {
          heading: {
            ru: 'Где мой автомобиль сейчас?',
            zh: '我的车现在在哪里？',
            en: 'Where is my car now?',
          },
          text: {
            ru: 'На странице заказа: этап, дата, перевозчик и номер отправления, фотографии.',
            zh: '请看订单页面：阶段、日期、承运人、运单号和照片。',
            en: 'On the page of the order: step, date, carrier and tracking number, photos.',
          },
        },
        {
          heading: {
            ru: 'Как получить автомобиль?',
            zh: '如何收车？',
            en: 'How do I receive it?',
          },
          text: {
            ru: 'Когда автомобиль прибудет, вы получите уведомление. Осмотрите его и подтвердите получение на странице заказа.',
            zh: '车辆到达后您会收到通知。请验车，并在订单页面确认收货。',
            en: 'You are told when the car has arrived. Look at it and confirm receipt on the page of the order.',
          },
        },
        {
          heading: {
            ru: 'Что делать, если автомобиль не такой, как в отчёте?',
            zh: '车辆与检测报告不符怎么办？',
            en: 'What if the car differs from the report?',
          },
          text: {
            ru: 'Не подтверждайте получение и напишите нам в чат этого заказа с фотографиями: к разговору подключается сотрудник.',
            zh: '请不要确认收货，在该订单的聊天中发送照片，我们的员工会介入处理。',
            en: 'Do not confirm receipt. Send photos in the chat of that order, and a member of staff takes over.',
          },
        },
      ],
    },
  ],
};
