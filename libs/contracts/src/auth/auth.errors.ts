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
