import { defineErrors } from '../define/index.js';

/** Statuses and Chinese texts are prescribed. */
export const authErrors = defineErrors('auth', {
  wrongCredentials: {
    code: 'A00426',
    status: 426,
    text: {
      ru: 'Неверное имя пользователя или пароль',
      zh: '用户名不存在或密码错误',
      en: 'Unknown user name or wrong password',
    },
  },
  wrongCode: {
    code: 'A00428',
    status: 428,
    text: {
      ru: 'Неверный или просроченный код. Запросите новый',
      zh: '验证码错误,请重新输入',
      en: 'The code is wrong or has expired. Ask for a new one',
    },
  },
  captchaNeeded: {
    code: 'A04020',
    status: 428,
    text: {
      ru: 'Нужна проверка безопасности. Повторите попытку',
      zh: '需要完成安全验证，请重试',
      en: 'A security check is needed. Please try again',
    },
  },
  smsUnavailable: {
    code: 'A04021',
    status: 429,
    text: {
      ru: 'Сегодня мы больше не можем отправлять SMS. Попробуйте завтра или напишите нам',
      zh: '今日短信发送量已达上限，请明天再试或联系客服',
      en: 'No more text messages can be sent today. Try again tomorrow, or write to us',
    },
  },
  smsNotSent: {
    code: 'A04022',
    status: 503,
    text: {
      ru: 'SMS на этот номер сейчас не отправляется. Проверьте номер или повторите через минуту',
      zh: '暂时无法向该号码发送短信，请检查号码或一分钟后再试',
      en: 'No text message can be sent to this number now. Check it, or try again in a minute',
    },
  },
  notBound: {
    code: 'A04001',
    status: 417,
    text: {
      ru: 'К этому способу входа не привязана учётная запись. Войдите по паролю и привяжите её',
      zh: '未绑定登录账号，请使用密码登录后绑定',
      en: 'No account is bound to this way of signing in. Sign in by password and bind it',
    },
  },
  accountLocked: {
    code: 'A04014',
    status: 426,
    text: {
      ru: 'Эта учётная запись заблокирована. Чтобы узнать причину, напишите нам',
      zh: '该账号已被锁定，如需了解原因请联系客服',
      en: 'This account is locked. Write to us to find out why',
    },
  },
  unknownClient: {
    code: 'A00401',
    status: 401,
    text: {
      ru: 'Приложение не распознано',
      zh: '当前操作没有权限',
      en: 'The client application is not recognised',
    },
  },
  grantRefused: {
    code: 'A00400',
    status: 400,
    text: {
      ru: 'Этот способ входа не поддерживается: {grantType}',
      zh: '不支持的登录方式：{grantType}',
      en: 'This way of signing in is not supported: {grantType}',
    },
  },
  sessionEnded: {
    code: 'A00004',
    status: 424,
    text: {
      ru: 'Сеанс завершён. Войдите снова',
      zh: '登录状态已过期，请重新登录',
      en: 'The session has ended. Please sign in again',
    },
  },
  usernameTaken: {
    code: 'A04010',
    status: 409,
    text: {
      ru: 'Имя пользователя «{username}» уже занято',
      zh: '账号“{username}”已被使用',
      en: 'The user name “{username}” is taken',
    },
  },
  mobileTaken: {
    code: 'A04011',
    status: 409,
    text: {
      ru: 'На этот номер уже есть учётная запись. Войдите или восстановите пароль',
      zh: '该手机号已注册，请直接登录',
      en: 'This number has an account already. Please sign in',
    },
  },
  weakPassword: {
    code: 'A04012',
    status: 400,
    text: {
      ru: 'Такой пароль слишком известен. Придумайте другой, не короче 10 знаков',
      zh: '该密码过于常见，请更换（至少 10 个字符）',
      en: 'This password is too well known. Choose another of at least 10 characters',
    },
  },
  shopClosed: {
    code: 'A04015',
    status: 403,
    text: {
      ru: 'Площадка закрыла ваш магазин, вход недоступен. Причина: {reason}',
      zh: '您的店铺已被平台关闭，无法登录。原因：{reason}',
      en: 'The mall has closed your shop, so you cannot sign in. Reason: {reason}',
    },
  },
  wrongOldPassword: {
    code: 'A04013',
    status: 400,
    text: {
      ru: 'Текущий пароль указан неверно',
      zh: '原密码不正确',
      en: 'The current password is not right',
    },
  },
});
