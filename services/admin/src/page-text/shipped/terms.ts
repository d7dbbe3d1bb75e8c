import type { PageTextContentDto } from '@mall/contracts/admin';

/**
 * Terms of a purchase: who sells, when money moves and what protects it; the contract of an order states the same with
 * its figures.
 */
export const TERMS: PageTextContentDto = {
  title: {
    ru: 'Условия покупки',
    zh: '购车须知',
    en: 'Terms of purchase',
  },
  lead: {
    ru: 'Кто продаёт, когда и куда переходят деньги и что их защищает. Точные условия вашей покупки записаны в её договоре; прочитать его можно до подписи и оплаты.',
    zh: '说明由谁售车、货款何时付给谁，以及如何保障资金安全。每笔交易的具体条件以合同为准，签字和付款之前均可阅读合同。',
    en: 'Who sells, when and where money moves, and what protects it. The exact terms of your purchase are those of its contract, which you can read before you sign or pay.',
  },
  sections: [
    {
      key: 'seller',
      title: {
        ru: 'Кто продаёт',
        zh: '卖方',
        en: 'Who sells',
      },
      entries: [
        {
          text: {
            ru: 'Продавец по договору: {{name}}, {{address}}. Магазины на этом сайте размещают автомобили, но договор вы подписываете с продавцом, и деньги переводите только ему.',
            zh: '合同卖方：{{name}}，{{address}}。店铺在本站发布车源，但合同由您与卖方签订，货款只付给卖方。',
            en: 'The seller under the contract is {{name}}, {{address}}. Shops list cars on this site, but you sign the contract with the seller and pay nobody else.',
          },
        },
      ],
    },
    {
      key: 'price',
      title: {
        ru: 'Цена и курс',
        zh: '价格与汇率',
        en: 'Price and rate',
      },
      entries: [
        {
          text: {
            ru: 'Цена назначена в юанях и после заказа не меняется. В рублях она считается по курсу, который закрепляется за заказом на указанный в нём срок; когда срок прошёл, перед оплатой рубли считаются заново.\nВ цену по договору входят автомобиль, экспортное оформление и перевозка до Уссурийска (DAP). Таможенные платежи, утилизационный сбор и доставку дальше вы оплачиваете в России; до заказа мы показываем их по строкам, окончательные суммы назначает таможня.',
            zh: '价格以人民币计，下单后不再变动。卢布金额按订单锁定的汇率计算，锁定期以订单所示为准；逾期则在付款前重新计算。\n合同价包含车辆、出口手续和至乌苏里斯克的运输（DAP）。关税、报废回收费及后续运费在俄罗斯缴付；下单前逐项列出估算，最终金额由海关核定。',
            en: 'The price is set in yuan and does not change once you have ordered. Its roubles follow the rate that is locked for the order until the time stated there; after that they are counted anew before you pay.\nThe contract price includes the car, export clearance and transport to Ussuriysk (DAP). Customs charges, the recycling fee and delivery beyond are paid in Russia; we show them line by line before you order, and customs set the final sums.',
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
          text: {
            ru: 'После заказа автомобиль закрепляется за вами, и открывается договор на русском и китайском. Пока он не подписан, заказ можно отменить без платы. Подписанный договор в PDF остаётся в заказе.',
            zh: '下单后车辆为您保留，中俄双语合同随即可读。签字之前可免费取消订单。签署后的合同 PDF 保存在订单中。',
            en: 'After you order, the car is held for you and the contract opens in Russian and Chinese. Until it is signed you may cancel free of charge. The signed PDF stays with the order.',
          },
        },
      ],
    },
    {
      key: 'money',
      title: {
        ru: 'Как переходят деньги',
        zh: '付款流程',
        en: 'How money moves',
      },
      entries: [
        {
          text: {
            ru: '1. Вы подписываете договор и получаете счёт.\n2. Переводите сумму в банке на счёт продавца. Реквизиты есть только на странице заказа.\n3. Загружаете платёжный документ.\n4. Сотрудник сверяет поступление и подтверждает оплату; крупную сумму подтверждают двое.\nНаличные и переводы на карты сотрудников мы не принимаем.',
            zh: '1. 签署合同，收到付款通知。\n2. 通过银行向卖方账户汇款。收款账户仅在订单页面显示。\n3. 上传付款凭证。\n4. 工作人员核对到账并确认；大额款项须两人确认。\n不收现金，也不接受向员工个人账户转账。',
            en: '1. You sign the contract and receive the invoice.\n2. You transfer the sum at your bank to the seller’s account. Its details are shown on the order page only.\n3. You upload the payment document.\n4. Staff check that the money has arrived and confirm it; large sums are confirmed by two people.\nWe take no cash and no transfers to cards of employees.',
          },
        },
      ],
    },
    {
      key: 'safety',
      title: {
        ru: 'Что защищает ваши деньги',
        zh: '资金保障',
        en: 'What protects your money',
      },
      entries: [
        {
          text: {
            ru: 'Платёж идёт по договору с номером, на счёт компании. Каждое поступление и каждый возврат записаны в заказе с датой и документом. Цена и автомобиль, у автомобиля с пробегом и VIN, стоят в договоре и счёте: другой автомобиль по ним не отправить.',
            zh: '款项依编号合同汇入公司账户。每笔收款和退款均在订单中记录日期和凭证。价格和车辆（二手车含车架号）写入合同及发票，不能以其他车辆替代。',
            en: 'You pay under a numbered contract, to a company’s account. Every receipt and refund is recorded in the order with its date and document. Price and car, with the VIN of a used one, stand in the contract and the invoice, so no other car can be sent instead.',
          },
        },
      ],
    },
    {
      key: 'delivery',
      title: {
        ru: 'Отправка и получение',
        zh: '发运与收车',
        en: 'Shipping and receipt',
      },
      entries: [
        {
          text: {
            ru: 'Этапы пути отмечаются на странице заказа с датами и фотографиями. До Уссурийска за автомобиль отвечает продавец. Осмотрите автомобиль при получении и подтвердите его на странице заказа; если он не такой, как в отчёте, не подтверждайте и напишите нам.',
            zh: '运输各阶段在订单页面标明日期并附照片。抵达乌苏里斯克之前由卖方承担责任。收车时请验车，并在订单页面确认；如与检测报告不符，请勿确认并联系我们。',
            en: 'Each stage is marked on the order page, with dates and photographs. The seller is responsible for the car as far as Ussuriysk. Inspect it when you receive it and confirm on the order page; if it differs from the report, do not confirm and write to us.',
          },
        },
      ],
    },
    {
      key: 'refund',
      title: {
        ru: 'Отмена и возврат',
        zh: '取消与退款',
        en: 'Cancelling and refunds',
      },
      entries: [
        {
          text: {
            ru: 'Неоплаченный заказ отменяется сам, когда проходит срок оплаты. Если отменён оплаченный заказ, в нём открывается возврат: сумма, срок и банковский документ видны на его странице.',
            zh: '未付款订单逾期自动取消。已付款订单取消后，订单中会生成退款，金额、期限和银行凭证均可查看。',
            en: 'An unpaid order is cancelled by itself when its time to pay is over. When a paid order is cancelled, a refund opens in it: sum, term and bank document are shown there.',
          },
        },
      ],
    },
    {
      key: 'law',
      title: {
        ru: 'Споры',
        zh: '争议',
        en: 'Disputes',
      },
      entries: [
        {
          text: {
            ru: 'Сначала напишите нам в чат заказа или на {{email}}: ответ остаётся в переписке. Порядок разрешения споров и применимое право указаны в договоре.',
            zh: '请先在订单聊天中或发邮件至 {{email}} 联系我们，往来内容会保留。争议解决方式和适用法律见合同。',
            en: 'Write to us first, in the order’s chat or at {{email}}, so that the answer is kept. The contract names the applicable law and how disputes are settled.',
          },
        },
      ],
    },
  ],
};
