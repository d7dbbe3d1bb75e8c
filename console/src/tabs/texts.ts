import { texts } from '../i18n/texts.js';

export const tabsTexts = texts({
  ru: {
    console: {
      tabs: {
        title: 'Открытые страницы',
        home: 'Рабочий стол',
        close: 'Закрыть вкладку',
        unsaved: 'Есть несохранённые изменения',
        more: 'Действия с вкладками',
        closeThis: 'Закрыть эту',
        closeOthers: 'Закрыть остальные',
        closeAll: 'Закрыть все',
        moveLeft: 'Сдвинуть влево',
        moveRight: 'Сдвинуть вправо',
        closeTitle: 'Есть несохранённые изменения',
        closeSure: 'Изменения не сохранены: %{names}. Если закрыть, они пропадут.',
        closeConfirm: 'Закрыть без сохранения',
        pageFailed: 'На странице произошла ошибка. Остальные вкладки продолжают работать.',
        tryAgain: 'Повторить',
      },
    },
  },
  zh: {
    console: {
      tabs: {
        title: '已打开的页面',
        home: '工作台',
        close: '关闭标签',
        unsaved: '有未保存的修改',
        more: '标签操作',
        closeThis: '关闭当前',
        closeOthers: '关闭其他',
        closeAll: '关闭全部',
        moveLeft: '左移',
        moveRight: '右移',
        closeTitle: '有未保存的修改',
        closeSure: '以下页面尚未保存：%{names}。关闭后修改将丢失。',
        closeConfirm: '不保存并关闭',
        pageFailed: '页面出错，其他标签不受影响。',
        tryAgain: '重试',
      },
    },
  },
  en: {
    console: {
      tabs: {
        title: 'Open pages',
        home: 'Dashboard',
        close: 'Close the tab',
        unsaved: 'There are unsaved changes',
        more: 'Tab actions',
        closeThis: 'Close this one',
        closeOthers: 'Close the others',
        closeAll: 'Close all',
        moveLeft: 'Move left',
        moveRight: 'Move right',
        closeTitle: 'There are unsaved changes',
        closeSure: 'Not saved yet: %{names}. Closing discards the changes.',
        closeConfirm: 'Close without saving',
        pageFailed: 'This page has failed. The other tabs go on working.',
        tryAgain: 'Try again',
      },
    },
  },
});
