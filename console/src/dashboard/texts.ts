import { texts } from '../i18n/texts.js';

export const dashboardTexts = texts({
  ru: {
    console: {
      latestOrders: 'Недавние заказы',
      wayFigures: {
        title: 'Опоздания и задержки за %{days}',
        step: 'Этап',
        carrier: 'Перевозчик',
        reached: 'Заказов прошло',
        late: 'Позже обещанного',
        lateDays: 'Обычно на',
        delays: 'Указано задержек',
      },
      secondSigners: {
        missing:
          'Некому подписать вторым: эти решения принимают двое. Дайте право ещё одному сотруднику, иначе они остановятся.',
        holders:
          'право есть у %{smart_count} сотрудника |||| право есть у %{smart_count} сотрудников |||| право есть у %{smart_count} сотрудников',
      },
      desk: {
        waiting:
          'Ждёт ответа %{smart_count} покупатель, дольше всех %{time} |||| Ждут ответа %{smart_count} покупателя, дольше всех %{time} |||| Ждут ответа %{smart_count} покупателей, дольше всех %{time}',
        nobody: 'Ответа никто не ждёт',
        today: 'Сегодня',
        week: 'За 7 дней',
        noAnswers: 'ответов не было',
        answers:
          'ответов %{smart_count}, обычно за %{median}, каждый десятый дольше %{slow} |||| ответов %{smart_count}, обычно за %{median}, каждый десятый дольше %{slow} |||| ответов %{smart_count}, обычно за %{median}, каждый десятый дольше %{slow}',
      },
      queues: {
        slips: 'Платёжки ждут проверки',
        contractsToCheck: 'Сканы договоров ждут проверки',
        carsToDecide: 'Автомобили после отмены ждут решения',
        toShip: 'Оплачены, нужно отправить',
        unsigned: 'Оплачены, договор не подписан',
        unpaid: 'Ждут оплаты покупателя',
        applications: 'Заявки магазинов',
        carsToReview: 'Объявления на проверку',
        priceChanges: 'Цены ждут второго сотрудника',
        whole: 'Все: %{smart_count}',
        refunds: 'Возвраты ждут решения',
        refundsToPay: 'Возвраты одобрены, нужно выплатить',
        personalRequests: 'Запросы персональных данных',
        parked: 'Отложенные события',
        none: 'Для вашей роли очередей нет. Её страницы — в меню.',
      },
    },
  },
  zh: {
    console: {
      latestOrders: '最近订单',
      wayFigures: {
        title: '近 %{days} 的延误情况',
        step: '节点',
        carrier: '承运方',
        reached: '已完成订单',
        late: '晚于承诺',
        lateDays: '通常晚',
        delays: '登记延误次数',
      },
      secondSigners: {
        missing: '缺少第二位签批人：以下事项须由两人决定。请再为一位同事授权，否则无法办理。',
        holders: '有此权限的人数：%{smart_count}',
      },
      desk: {
        waiting: '%{smart_count} 位买家等待回复，最久已等 %{time}',
        nobody: '没有买家等待回复',
        today: '今日',
        week: '近 7 天',
        noAnswers: '暂无回复',
        answers: '回复 %{smart_count} 次，通常 %{median}，十分之一超过 %{slow}',
      },
      queues: {
        slips: '待审核的付款凭证',
        contractsToCheck: '待核验的合同扫描件',
        carsToDecide: '待处理的订单取消车辆',
        toShip: '待发货订单',
        unsigned: '已付款但合同未签署',
        unpaid: '待付款订单',
        applications: '待审核的商家',
        carsToReview: '待审核的车辆',
        priceChanges: '待第二人确认的价格',
        whole: '全部 %{smart_count} 条',
        refunds: '待审批的退款',
        refundsToPay: '已批准待退款',
        personalRequests: '个人信息请求',
        parked: '搁置事件',
        none: '您的角色没有待办队列，请从菜单打开相应页面。',
      },
    },
  },
  en: {
    console: {
      latestOrders: 'Latest orders',
      wayFigures: {
        title: 'Late steps and delays in %{days}',
        step: 'Step',
        carrier: 'Carrier',
        reached: 'Orders that reached it',
        late: 'Later than promised',
        lateDays: 'Usually by',
        delays: 'Delays stated',
      },
      secondSigners: {
        missing:
          'Nobody can sign second: two people make these decisions. Give another colleague the right, or they come to a stop.',
        holders: '%{smart_count} person holds the right |||| %{smart_count} people hold the right',
      },
      desk: {
        waiting:
          '%{smart_count} buyer waits for an answer, for %{time} |||| %{smart_count} buyers wait for an answer, the longest for %{time}',
        nobody: 'Nobody waits for an answer',
        today: 'Today',
        week: 'In 7 days',
        noAnswers: 'no answers',
        answers:
          '%{smart_count} answer, usually within %{median}, one in ten took more than %{slow} |||| %{smart_count} answers, usually within %{median}, one in ten took more than %{slow}',
      },
      queues: {
        slips: 'Payment slips to confirm',
        contractsToCheck: 'Scans of contracts wait for a check',
        carsToDecide: 'Cars of cancelled orders wait for a decision',
        toShip: 'Paid, to be shipped',
        unsigned: 'Paid, contract not signed',
        unpaid: 'Waiting for the buyer to pay',
        applications: 'Shops to review',
        carsToReview: 'Listings to review',
        priceChanges: 'Prices that wait for a second person',
        whole: 'All %{smart_count}',
        refunds: 'Refunds to decide',
        refundsToPay: 'Refunds to pay out',
        personalRequests: 'Personal data requests',
        parked: 'Parked events',
        none: 'Your role has no queues. Its pages are in the menu.',
      },
    },
  },
});
