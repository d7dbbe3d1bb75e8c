import { texts } from '../i18n/texts.js';

export const pagesTexts = texts({
  ru: {
    console: {
      pages: {
        home: 'На главную',
        noMicroApp: 'Такого приложения нет, или оно вам не открыто.',
        '401': 'Нужно войти',
        '401Hint': 'Сеанс завершён или ещё не начат.',
        '403': 'Нет доступа',
        '403Hint': 'У вашей роли нет права на эту страницу. Его может дать администратор.',
        '404': 'Страница не найдена',
        '404Hint': 'Адрес введён с ошибкой, или страницы больше нет.',
        '500': 'Ошибка на сервере',
        '500Hint': 'Мы не смогли выполнить запрос. Повторите через несколько минут.',
      },
    },
  },
  zh: {
    console: {
      pages: {
        home: '返回首页',
        noMicroApp: '应用不存在，或您没有使用权限。',
        '401': '请先登录',
        '401Hint': '尚未登录，或登录状态已失效。',
        '403': '没有访问权限',
        '403Hint': '您的角色无权访问此页面，如有需要请联系管理员。',
        '404': '页面不存在',
        '404Hint': '地址有误，或页面已被移除。',
        '500': '服务器出错',
        '500Hint': '请求未能完成，请几分钟后重试。',
      },
    },
  },
  en: {
    console: {
      pages: {
        home: 'To the home page',
        noMicroApp: 'There is no such app, or it is not open to you.',
        '401': 'Please sign in',
        '401Hint': 'You are not signed in, or your session has ended.',
        '403': 'No access',
        '403Hint': 'Your role has no right to this page. An administrator can grant it.',
        '404': 'Page not found',
        '404Hint': 'The address is wrong, or the page is gone.',
        '500': 'Server error',
        '500Hint': 'The request could not be completed. Please try again in a few minutes.',
      },
    },
  },
});
