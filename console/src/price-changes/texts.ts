import { texts } from '../i18n/texts.js';

export const priceChangesTexts = texts({
  ru: {
    console: {
      prices: {
        none: 'Цен, которые ждут второго сотрудника, нет.',
        approve: 'Подтвердить цену',
        approved: 'Новая цена действует',
        approveHint:
          'Сравните цену с источником: её внёс другой сотрудник или загрузка. После подтверждения покупатели платят по ней.',
        reject: 'Отклонить',
        rejected: 'Прежняя цена остаётся',
        rejectHint: 'Прежняя цена остаётся в силе. Причина сохранится в истории.',
        withdraw: 'Отозвать',
        own: 'Вашу цену подтверждает другой сотрудник',
        wholesale: 'опт от 11 шт.: %{price}',
        differs: 'отличается от %{price} на %{percent} %',
        jump: 'Цена отличается от %{price}, действовавшей раньше, на %{percent} %. Сравните её с источником: допуск к продаже подтверждает и цену. Её внёс(ла) %{name}, поэтому решает другой сотрудник.',
        jumpOfNobody:
          'Цена отличается от %{price}, действовавшей раньше, на %{percent} %. Сравните её с источником: допуск к продаже подтверждает и цену.',
        jumpOfShop:
          'Новая цена отличается от прежней, %{price}, на %{percent} %, поэтому автомобиль снят с продажи, пока площадка её не проверит. Если вы ошиблись, исправьте цену в карточке.',
        listing:
          'Автомобиля ещё не было в продаже. Похожие стоят %{price} (медиана), разница %{percent} %. Сравните цену с источником: допуск к продаже подтверждает и её.',
        listingAlone:
          'Автомобиля ещё не было в продаже, и похожих в каталоге нет: цену не с чем сравнить. Проверьте её по источнику: допуск к продаже подтверждает и её.',
        listingOfShop:
          'Похожие автомобили стоят %{price} (медиана), разница %{percent} %. Автомобиль поступит в продажу, когда площадка проверит цену.',
        listingAloneOfShop:
          'Похожих автомобилей в каталоге нет. Этот поступит в продажу, когда площадка проверит цену.',
      },
    },
    resources: {
      'price-changes': {
        name: 'Изменение цены |||| Изменения цен |||| Изменения цен',
        fields: {
          proposedTime: 'Ждёт',
          actions: 'Действия',
        },
      },
    },
  },
  zh: {
    console: {
      prices: {
        none: '没有待第二人确认的价格。',
        approve: '确认价格',
        approved: '新价格已生效',
        approveHint: '请与来源核对：该价格由其他同事或导入录入。确认后买家按此价付款。',
        reject: '驳回',
        rejected: '原价保持不变',
        rejectHint: '原价继续有效，原因将保留在记录中。',
        withdraw: '撤回',
        own: '您录入的价格须由另一位同事确认',
        wholesale: '批发价（11 辆起）：%{price}',
        differs: '与 %{price} 相差 %{percent}%',
        jump: '价格与之前有效的 %{price} 相差 %{percent}%，请与来源核对：审核通过即确认该价格。该价格由 %{name} 录入，须由其他同事审核。',
        jumpOfNobody: '价格与之前有效的 %{price} 相差 %{percent}%，请与来源核对：审核通过即确认该价格。',
        jumpOfShop:
          '新价格与原价 %{price} 相差 %{percent}%，平台审核期间车辆暂停销售。如填写有误，请修改价格。',
        listing:
          '该车辆此前未上架过。同类车辆中位价为 %{price}，相差 %{percent}%。请与来源核对：审核通过即确认该价格。',
        listingAlone: '该车辆此前未上架过，且目录中没有可比车辆。请与来源核对：审核通过即确认该价格。',
        listingOfShop: '同类车辆中位价为 %{price}，相差 %{percent}%。平台审核价格后车辆即可上架。',
        listingAloneOfShop: '目录中没有可比车辆。平台审核价格后该车辆即可上架。',
      },
    },
    resources: {
      'price-changes': {
        name: '价格变动',
        fields: {
          proposedTime: '等待时间',
          actions: '操作',
        },
      },
    },
  },
  en: {
    console: {
      prices: {
        none: 'No price waits for a second person.',
        approve: 'Approve the price',
        approved: 'The new price is in force',
        approveHint:
          'Compare the price with its source: another colleague or an import has entered it. Once approved, buyers pay it.',
        reject: 'Reject',
        rejected: 'The present price stays',
        rejectHint: 'The present price stays in force. The reason is kept.',
        withdraw: 'Withdraw',
        own: 'Another colleague approves your price',
        wholesale: 'from 11 units: %{price}',
        differs: 'departs from %{price} by %{percent} %',
        jump: 'The price departs by %{percent} % from %{price}, which was in force before. Compare it with its source: approving the car approves the price. %{name} has entered it, so somebody else decides.',
        jumpOfNobody:
          'The price departs by %{percent} % from %{price}, which was in force before. Compare it with its source: approving the car approves the price.',
        jumpOfShop:
          'The new price departs by %{percent} % from the former one, %{price}, so the car is off sale until the platform has checked it. If it is a mistake, correct the price in the form.',
        listing:
          'The car has not been on sale before. Similar cars cost %{price} (median), a difference of %{percent} %. Compare the price with its source: approving the car approves the price.',
        listingAlone:
          'The car has not been on sale before, and the catalogue has no similar ones to compare the price with. Check it against its source: approving the car approves the price.',
        listingOfShop:
          'Similar cars cost %{price} (median), a difference of %{percent} %. The car goes on sale when the platform has checked the price.',
        listingAloneOfShop:
          'The catalogue has no similar cars. This one goes on sale when the platform has checked the price.',
      },
    },
    resources: {
      'price-changes': {
        name: 'Price change |||| Price changes',
        fields: {
          proposedTime: 'Waits',
          actions: 'Actions',
        },
      },
    },
  },
});
