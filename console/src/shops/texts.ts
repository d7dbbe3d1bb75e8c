import { texts } from '../i18n/texts.js';

export const shopsTexts = texts({
  ru: {
    console: {
      shops: {
        none: 'Магазинов с такими условиями нет.',
        cars: 'Автомобили магазина',
        place: 'Двор и часы работы',
        close: 'Закрыть магазин',
        closeTitle: 'Закрыть магазин «%{name}»',
        closeHint:
          'Автомобили сразу уйдут с продажи, продавцы выйдут из системы и прочитают причину при входе. Открытые заказы останутся у сотрудников.',
        closed: 'Магазин закрыт',
        reopen: 'Открыть снова',
        reopenSure:
          'Открыть магазин «%{name}» снова? Продавцы смогут войти; автомобили нужно будет опубликовать заново.',
        reopened: 'Магазин снова открыт',
      },
    },
    resources: {
      shops: {
        name: 'Магазин |||| Магазины |||| Магазины',
      },
    },
  },
  zh: {
    console: {
      shops: {
        none: '没有符合条件的店铺。',
        cars: '店铺车辆',
        place: '场地与营业时间',
        close: '关闭店铺',
        closeTitle: '关闭店铺“%{name}”',
        closeHint: '车辆将立即下架，店铺人员将被登出，登录时会看到关店原因。未完成的订单由平台工作人员处理。',
        closed: '店铺已关闭',
        reopen: '重新开店',
        reopenSure: '确定重新开放店铺“%{name}”？店铺人员可以登录，车辆需重新上架。',
        reopened: '店铺已重新开放',
      },
    },
    resources: {
      shops: {
        name: '店铺',
      },
    },
  },
  en: {
    console: {
      shops: {
        none: 'There are no such shops.',
        cars: 'Cars of the shop',
        place: 'Yard and hours',
        close: 'Close the shop',
        closeTitle: 'Close the shop “%{name}”',
        closeHint:
          'Its cars leave sale at once, its people are signed out and read the reason at sign-in. Open orders stay with staff.',
        closed: 'The shop is closed',
        reopen: 'Open again',
        reopenSure:
          'Open the shop “%{name}” again? Its people can sign in; its cars have to be published again.',
        reopened: 'The shop is open again',
      },
    },
    resources: {
      shops: {
        name: 'Shop |||| Shops',
      },
    },
  },
});
