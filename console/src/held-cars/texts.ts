import { texts } from '../i18n/texts.js';

export const heldCarsTexts = texts({
  ru: {
    console: {
      held: {
        none: 'Неоплаченных заказов нет.',
        of: '%{held} из %{max}',
        orders: 'Заказы',
        shared: {
          passport: 'тот же паспорт: %{smart_count}',
          phone: 'тот же телефон: %{smart_count}',
          network: 'та же сеть: %{smart_count}',
        },
        allow: 'Изменить предел',
        allowTitle: 'Предел брони: %{name}',
        allowHint:
          'Покупатель сможет держать неоплаченными столько автомобилей до указанного дня; общая сеть в это время не учитывается. Если общий предел выше, действует он.',
        allowed: 'Предел изменён',
        allowance: 'до %{cars} шт. на %{value} до %{until}: %{reason}',
        ended: 'Разрешение закончилось %{until}',
        title: 'Неоплаченные брони',
        holds: 'Сейчас: %{cars} из %{maxCars} шт., к оплате %{value} из %{maxValue}',
      },
    },
    resources: {
      'held-cars': {
        name: 'Неоплаченная бронь |||| Неоплаченные брони |||| Неоплаченные брони',
        fields: {
          shared: 'Общее с другими',
          actions: 'Действия',
          value: 'На сумму, ¥',
        },
      },
    },
  },
  zh: {
    console: {
      held: {
        none: '没有未付款订单。',
        of: '%{held} / %{max}',
        orders: '订单',
        shared: {
          passport: '同一护照：%{smart_count}',
          phone: '同一手机号：%{smart_count}',
          network: '同一网络：%{smart_count}',
        },
        allow: '调整上限',
        allowTitle: '保留上限：%{name}',
        allowHint:
          '在所选日期前，该买家可保留上述数量的未付款车辆，期间不计网络限制。如通用上限更高，则以通用上限为准。',
        allowed: '上限已调整',
        allowance: '至 %{until} 可保留 %{cars} 辆，金额 %{value}：%{reason}',
        ended: '许可已于 %{until} 到期',
        title: '未付款保留车辆',
        holds: '当前：%{cars} / %{maxCars} 辆，待付 %{value} / %{maxValue}',
      },
    },
    resources: {
      'held-cars': {
        name: '未付款保留车辆',
        fields: {
          shared: '与他人相同',
          actions: '操作',
          value: '金额（¥）',
        },
      },
    },
  },
  en: {
    console: {
      held: {
        none: 'There are no unpaid orders.',
        of: '%{held} of %{max}',
        orders: 'Orders',
        shared: {
          passport: 'same passport: %{smart_count}',
          phone: 'same phone: %{smart_count}',
          network: 'same network: %{smart_count}',
        },
        allow: 'Change the limit',
        allowTitle: 'What %{name} may hold',
        allowHint:
          'Until that day the buyer may hold so many unpaid cars, and the network is not counted. The general limit holds where it is higher.',
        allowed: 'The limit was changed',
        allowance: 'up to %{cars} cars worth %{value} until %{until}: %{reason}',
        ended: 'The allowance ended on %{until}',
        title: 'Unpaid holds',
        holds: 'Now: %{cars} of %{maxCars} cars, %{value} of %{maxValue} due',
      },
    },
    resources: {
      'held-cars': {
        name: 'Unpaid hold |||| Unpaid holds',
        fields: {
          shared: 'Shared with others',
          actions: 'Actions',
          value: 'Worth, ¥',
        },
      },
    },
  },
});
