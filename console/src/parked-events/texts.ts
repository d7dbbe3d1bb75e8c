import { texts } from '../i18n/texts.js';

export const parkedEventsTexts = texts({
  ru: {
    console: {
      parked: {
        none: 'Отложенных событий с такими условиями нет.',
        nothing: 'Ни одно событие не ждёт',
        waiting:
          'Ждёт %{smart_count} событие |||| Ждут %{smart_count} события |||| Ждут %{smart_count} событий',
        allWell: 'Все службы на связи, всё обработано.',
        away: 'не отвечает',
        replay: 'Повторить',
        replayAll: 'Повторить все',
        replaySure:
          'Передать %{smart_count} событие обработчикам ещё раз? Что не получится, останется здесь. |||| Передать %{smart_count} события обработчикам ещё раз? Что не получится, останется здесь. |||| Передать %{smart_count} событий обработчикам ещё раз? Что не получится, останется здесь.',
        replayed: 'Обработано событий: %{smart_count}',
        someFailed: 'Обработано: %{smart_count}, снова не получилось: %{failed}',
        discard: 'Отказаться',
        discardHint: 'Событие не будет обработано никогда. Причина останется в записи и в журнале.',
        discarded: 'От события отказались',
        settled: '%{by}: %{note}',
        states: {
          parked: 'Ждёт',
          replayed: 'Обработано',
          discarded: 'Отказ',
        },
      },
    },
    resources: {
      'parked-events': {
        name: 'Отложенное событие |||| Отложенные события |||| Отложенные события',
      },
    },
  },
  zh: {
    console: {
      parked: {
        none: '没有符合条件的搁置事件。',
        nothing: '没有待处理的事件',
        waiting: '%{smart_count} 个事件待处理',
        allWell: '所有服务在线，事件均已处理。',
        away: '无响应',
        replay: '重放',
        replayAll: '全部重放',
        replaySure: '将 %{smart_count} 个事件重新交给处理程序？仍失败的会留在这里。',
        replayed: '已处理 %{smart_count} 个事件',
        someFailed: '已处理 %{smart_count} 个，仍失败 %{failed} 个',
        discard: '放弃',
        discardHint: '事件将不再处理，原因会保留在记录和日志中。',
        discarded: '事件已放弃',
        settled: '%{by}：%{note}',
        states: {
          parked: '待处理',
          replayed: '已重放',
          discarded: '已放弃',
        },
      },
    },
    resources: {
      'parked-events': {
        name: '搁置事件',
      },
    },
  },
  en: {
    console: {
      parked: {
        none: 'There are no such events.',
        nothing: 'No event is waiting',
        waiting: '%{smart_count} event is waiting |||| %{smart_count} events are waiting',
        allWell: 'All services answer and everything is handled.',
        away: 'does not answer',
        replay: 'Replay',
        replayAll: 'Replay all',
        replaySure:
          'Hand %{smart_count} event to its consumer again? If it fails, it stays here. |||| Hand %{smart_count} events to their consumers again? What fails stays here.',
        replayed: '%{smart_count} event handled |||| %{smart_count} events handled',
        someFailed: '%{smart_count} handled, %{failed} failed again',
        discard: 'Discard',
        discardHint: 'The event will never be handled. The reason stays in its row and in the log.',
        discarded: 'Discarded',
        settled: '%{by}: %{note}',
        states: {
          parked: 'Waiting',
          replayed: 'Replayed',
          discarded: 'Discarded',
        },
      },
    },
    resources: {
      'parked-events': {
        name: 'Parked event |||| Parked events',
      },
    },
  },
});
