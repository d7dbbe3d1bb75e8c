import type { PageTextContentDto } from '@mall/contracts/admin';

/** Reasons why money may be sent abroad to this company: facts that can be checked. */
export const HOME_TRUST: PageTextContentDto = {
  title: {
    ru: 'Почему нам можно доверять',
    zh: '为什么值得信赖',
    en: 'Why you can rely on us',
  },
  sections: [
    {
      key: 'inspection',
      title: {
        ru: 'Осмотр до продажи',
        zh: '售前检测',
        en: 'Inspected before sale',
      },
      entries: [
        {
          text: {
            ru: 'Толщина краски по панелям, дефекты с размерами и фотографиями, номер отчёта и дата. Недостатки показываем, а не прячем.',
            zh: '逐块漆膜厚度、缺陷尺寸与照片、报告编号和日期，车况如实展示。',
            en: 'Paint thickness panel by panel, defects with size and picture, report number and date. Faults are shown, not hidden.',
          },
        },
      ],
    },
    {
      key: 'contract',
      title: {
        ru: 'Договор на двух языках',
        zh: '双语合同',
        en: 'A contract in two languages',
      },
      entries: [
        {
          text: {
            ru: 'Подписанный договор с номером остаётся в вашем заказе. Цена в юанях записана в нём и не меняется, курс закреплён на срок оплаты.',
            zh: '签署后的合同保存在订单中。人民币价格写入合同，不再变动；汇率在付款期内锁定。',
            en: 'The signed contract stays in your order under its number. The price in yuan is written in it and does not change; the rate is held while your time to pay runs.',
          },
        },
      ],
    },
    {
      key: 'payment',
      title: {
        ru: 'Оплата на счёт компании',
        zh: '对公账户收款',
        en: 'Paid to a company account',
      },
      entries: [
        {
          text: {
            ru: 'Только банковский перевод юридическому лицу по договору. Мы не принимаем наличные и переводы на карты сотрудников.',
            zh: '仅凭合同向公司账户银行转账，不收现金，不收个人转账。',
            en: 'Only by bank transfer to the legal entity of the contract. No cash, no transfers to employees.',
          },
        },
      ],
    },
    {
      key: 'hold',
      title: {
        ru: 'Автомобиль закреплён за вами',
        zh: '车辆专属保留',
        en: 'The car is kept for you',
      },
      entries: [
        {
          text: {
            ru: 'Пока идёт срок оплаты, автомобиль не может купить никто другой. Если вы передумали, до оплаты заказ отменяется без удержаний.',
            zh: '付款期内他人无法购买该车。付款前可取消订单，不收取任何费用。',
            en: 'While your time to pay runs, nobody else can buy it. Until you pay you can cancel at no cost.',
          },
        },
      ],
    },
  ],
};
