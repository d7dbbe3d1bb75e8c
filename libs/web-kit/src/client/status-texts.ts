import type { Locale, Texts } from '@mall/validation';

/** Texts for answers without a text of their own, which are rare: loaded with the first one. The Chinese is prescribed. */
const statusTexts: Readonly<Record<string, Texts>> = {
  '000': {
    ru: 'Вы повторяете действие слишком часто. Подождите немного',
    zh: '操作太频繁，请勿重复请求',
    en: 'You are repeating this too often. Please wait a little',
  },
  '401': {
    ru: 'Недостаточно прав для этого действия',
    zh: '当前操作没有权限',
    en: 'You do not have permission for this action',
  },
  '404': { ru: 'Запись не найдена', zh: '资源不存在', en: 'Not found' },
  '417': {
    ru: 'Этот способ входа ещё не привязан. Войдите по паролю и привяжите его',
    zh: '未绑定登录账号，请使用密码登录后绑定',
    en: 'This sign-in is not linked to an account yet. Sign in with your password and link it',
  },
  '423': {
    ru: 'В демонстрационной версии это действие отключено',
    zh: '演示环境不能操作，如需了解联系我们',
    en: 'This action is switched off in the demonstration',
  },
  '426': {
    ru: 'Неверное имя пользователя или пароль',
    zh: '用户名不存在或密码错误',
    en: 'Unknown user name or wrong password',
  },
  '428': {
    ru: 'Неверный или просроченный код. Запросите новый',
    zh: '验证码错误,请重新输入',
    en: 'The code is wrong or has expired. Ask for a new one',
  },
  '429': {
    ru: 'Слишком много запросов. Подождите минуту и повторите',
    zh: '请求过频繁',
    en: 'Too many requests. Wait a minute and try again',
  },
  '479': {
    ru: 'В демонстрационной версии это действие отключено',
    zh: '演示环境，没有权限操作',
    en: 'This action is switched off in the demonstration',
  },
  captcha: {
    ru: 'Проверку безопасности не удалось выполнить. Обновите страницу и попробуйте ещё раз',
    zh: '安全验证未能完成，请刷新页面后重试',
    en: 'The security check could not be completed. Refresh the page and try again',
  },
  default: {
    ru: 'Произошла ошибка на нашей стороне. Повторите позже или напишите нам',
    zh: '系统未知错误,请反馈给管理员',
    en: 'Something went wrong on our side. Try again later or write to us',
  },
};

/** Returns the text for an HTTP status, or for `captcha`. */
export function statusText(status: string | number, locale: Locale): string {
  const key = String(status) === '403' ? '401' : String(status);
  return (statusTexts[key] ?? statusTexts['default']!)[locale];
}
