import type { PageTextContentDto } from '@mall/contracts/admin';

/** Description of the company and how it works; its facts and first paragraph are parameters. */
export const INTRODUCTION: PageTextContentDto = {
  title: {
    ru: 'О компании',
    zh: '公司简介',
    en: 'Company profile',
  },
  sections: [
    {
      key: 'who',
      title: {
        ru: 'Кто мы',
        zh: '关于我们',
        en: 'Who we are',
      },
      entries: [
        {
          text: {
            ru: 'Торговая компания с экспортной квалификацией. Продаём автомобили со своего склада и из магазинов партнёров, документы которых проверили сами.',
            zh: '具备出口资质的贸易公司，销售自营车辆以及经审核的合作商家车辆。',
            en: 'A trading company with an export licence. We sell cars of our own and of partner shops whose papers we have checked ourselves.',
          },
        },
      ],
    },
    {
      key: 'how',
      title: {
        ru: 'Как мы работаем',
        zh: '我们的做法',
        en: 'How we work',
      },
      entries: [
        {
          text: {
            ru: 'Автомобиль с пробегом осматривают до публикации: краска по панелям, кузов, двигатель, ходовая, электрика, документы. Отчёт с номером и датой открыт всем.\nПосле заказа автомобиль закрепляется за покупателем, договор подписывается на двух языках.',
            zh: '二手车上架前均经检测：漆膜、车身、发动机、底盘、电气和手续，报告编号和日期公开。\n下单后车辆为买家保留，签订双语合同。',
            en: 'Used cars are inspected before they are listed: paint panel by panel, body, engine, chassis, electrics, papers. The report is open to everyone.\nAfter the order the car is held for the buyer, and the contract is signed in two languages.',
          },
        },
      ],
    },
    {
      key: 'money',
      title: {
        ru: 'Как проходят деньги',
        zh: '资金往来',
        en: 'How money moves',
      },
      entries: [
        {
          text: {
            ru: 'Только банковский перевод на счёт компании, указанный в заказе. Поступление подтверждает сотрудник финансового отдела, и покупатель видит это на странице заказа.',
            zh: '仅接受汇入订单所示公司账户的银行转账。财务核实到账后，买家可在订单页看到结果。',
            en: 'Only by bank transfer to the company account named in the order. Finance staff confirm its arrival, and the buyer sees it on the order page.',
          },
        },
      ],
    },
    {
      key: 'limits',
      title: {
        ru: 'Чего мы не делаем',
        zh: '我们不做的事',
        en: 'What we do not do',
      },
      entries: [
        {
          text: {
            ru: 'Не принимаем наличные и переводы на личные карты. Не прячем доплат: таможенные платежи показываем до заказа, по строкам, с датой и источником каждой; окончательные суммы назначает таможня. Не обещаем сроков, которых не можем подтвердить.',
            zh: '不收现金，不收个人转账。不隐藏费用：关税等各项费用下单前逐项列明，注明日期和来源，最终金额由海关核定。不承诺无法确认的时间。',
            en: 'We take no cash and no transfers to private cards. We hide no charges: customs duties are shown before you order, line by line, each with its date and source; customs set the final amounts. We promise no dates that we cannot confirm.',
          },
        },
      ],
    },
  ],
};
