import { texts } from '../i18n/texts.js';

export const noticesTexts = texts({
  ru: {
    console: {
      notices: {
        title: 'Уведомления',
        open: 'Уведомления: непрочитанных %{smart_count}',
        popup: 'Новое уведомление',
        suffix: 'Займитесь этим своевременно.',
        all: 'Все',
        unread: 'Непрочитанные',
        settings: 'Настройки',
        none: 'Уведомлений за последние 90 дней нет.',
        noneUnread: 'Непрочитанных уведомлений нет.',
        new: 'новое',
        more: 'Показать ещё',
        readAll: 'Отметить все прочитанными',
        kind: 'О чём',
        settingsHint: 'В списке уведомления остаются всегда. Здесь выбирается, что ещё до вас доходит.',
      },
    },
  },
  zh: {
    console: {
      notices: {
        title: '通知',
        open: '通知：%{smart_count} 条未读',
        popup: '消息提醒',
        suffix: '请及时处理',
        all: '全部',
        unread: '未读',
        settings: '设置',
        none: '最近 90 天没有通知。',
        noneUnread: '没有未读通知。',
        new: '新',
        more: '显示更多',
        readAll: '全部标为已读',
        kind: '类型',
        settingsHint: '列表中始终保留全部通知，这里选择另外以哪些方式提醒您。',
      },
    },
  },
  en: {
    console: {
      notices: {
        title: 'Notices',
        open: 'Notices: %{smart_count} unread',
        popup: 'New notice',
        suffix: 'Please see to it in time.',
        all: 'All',
        unread: 'Unread',
        settings: 'Settings',
        none: 'There were no notices in the last 90 days.',
        noneUnread: 'There are no unread notices.',
        new: 'new',
        more: 'Show more',
        readAll: 'Mark all as read',
        kind: 'About',
        settingsHint: 'The list keeps every notice. Here you choose what else reaches you.',
      },
    },
  },
});
