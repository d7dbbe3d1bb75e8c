import { texts } from '../i18n/texts.js';

export const setAsideTexts = texts({
  ru: {
    console: {
      setAside: {
        none: 'Автомобилей с такими условиями нет.',
        ofOrder: 'Снят с продажи после заказа %{number}',
        toCar: 'Открыть автомобиль',
        fates: {
          undecided: 'Решение не принято',
          onSale: 'Возвращён в продажу',
          heldBack: 'Придержан',
          writtenOff: 'Списан',
        },
        decide: 'Принять решение',
        title: 'Что будет с автомобилем: %{car}',
        hint: 'Остался от заказа %{number}. Решение с вашим именем останется в истории. Возвращённый в продажу автомобиль сразу увидят покупатели.',
        decided: 'Решение записано',
      },
    },
    resources: {
      'set-aside': {
        name: 'Снятый автомобиль |||| Снятые после отмены |||| Снятые после отмены',
      },
    },
  },
  zh: {
    console: {
      setAside: {
        none: '没有符合条件的车辆。',
        ofOrder: '因订单 %{number} 暂停销售',
        toCar: '打开车辆页面',
        fates: {
          undecided: '尚未处理',
          onSale: '已重新上架',
          heldBack: '暂不上架',
          writtenOff: '已报废下架',
        },
        decide: '作出决定',
        title: '车辆处理方式：%{car}',
        hint: '来自订单 %{number}。决定及您的姓名将保留在记录中。重新上架后买家即可看到。',
        decided: '决定已记录',
      },
    },
    resources: {
      'set-aside': {
        name: '订单取消车辆',
      },
    },
  },
  en: {
    console: {
      setAside: {
        none: 'There are no such cars.',
        ofOrder: 'Off sale after order %{number}',
        toCar: 'Open the car',
        fates: {
          undecided: 'Not decided',
          onSale: 'Back on sale',
          heldBack: 'Held back',
          writtenOff: 'Written off',
        },
        decide: 'Decide',
        title: 'What becomes of the car: %{car}',
        hint: 'Left behind by order %{number}. The decision stays in the history with your name. Buyers see a car that is back on sale at once.',
        decided: 'The decision is recorded',
      },
    },
    resources: {
      'set-aside': {
        name: 'Car set aside |||| Cars of cancelled orders',
      },
    },
  },
});
