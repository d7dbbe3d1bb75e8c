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
  socialRefused: {
    code: 'A04030',
    status: 400,
    text: {
      ru: 'Этот вход уже использован, устарел или начат в другом браузере. Начните заново',
      zh: '本次登录已使用、已过期或并非在此浏览器中发起，请重新开始',
      en: 'This sign-in was used already, has expired, or was begun in another browser. Please start again',
    },
  },
  socialUnavailable: {
    code: 'A04031',
    status: 503,
    text: {
      ru: '{provider} сейчас не отвечает. Повторите через минуту или войдите другим способом',
      zh: '{provider} 暂时没有响应，请一分钟后重试或使用其他方式登录',
      en: '{provider} does not answer now. Try again in a minute, or sign in another way',
    },
  },
  socialTaken: {
    code: 'A04032',
    status: 409,
    text: {
      ru: 'Этот аккаунт уже привязан к другой учётной записи магазина. Отвяжите его там или войдите с ним',
      zh: '该账号已绑定商城的其他用户，请先在那里解绑，或直接用它登录',
      en: 'This account is linked to another account of the shop. Unlink it there, or sign in with it',
    },
  },
  anotherLinked: {
    code: 'A04033',
    status: 409,
    text: {
      ru: 'К вашей учётной записи уже привязан другой аккаунт {provider}. Сначала отвяжите его',
      zh: '您的账号已绑定另一个 {provider} 账号，请先解绑',
      en: 'Another {provider} account is linked to yours. Unlink it first',
    },
  },
  lastWayToSignIn: {
    code: 'A04034',
    status: 409,
    text: {
      ru: 'Это единственный способ войти в вашу учётную запись. Сначала привяжите другой или задайте пароль',
      zh: '这是您唯一的登录方式，请先绑定其他登录方式或设置密码',
      en: 'This is the only way to sign in to your account. Link another one or choose a password first',
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
  /**
   * People who have applied are locked too, until a colleague admits them. The console offers the other application
   * only at status 426.
   */
  staffLocked: {
    code: 'A04016',
    status: 403,
    text: {
      ru: 'Эта учётная запись сотрудника заблокирована или ещё не открыта. Обратитесь к администратору, который ведёт список сотрудников',
      zh: '该员工账号已被锁定或尚未开通，请联系负责员工管理的管理员',
      en: 'This staff account is locked or not open yet. Ask the administrator who keeps the list of staff',
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
  samePassword: {
    code: 'A04017',
    status: 400,
    text: {
      ru: 'Новый пароль совпадает с текущим. Придумайте другой',
      zh: '新密码不能与当前密码相同，请更换',
      en: 'The new password is the current one. Choose another',
    },
  },
  factorNeeded: {
    code: 'A04050',
    status: 403,
    text: {
      ru: 'Введите код из приложения-аутентификатора или код восстановления',
      zh: '请输入身份验证器中的验证码或恢复码',
      en: 'Enter the code from your authenticator app, or a recovery code',
    },
  },
  newPasswordNeeded: {
    code: 'A04051',
    status: 403,
    text: {
      ru: 'Этот пароль вам назначил администратор. Придумайте свой, чтобы войти',
      zh: '当前密码由管理员设置，请设置自己的新密码后登录',
      en: 'An administrator set this password. Choose your own to sign in',
    },
  },
  wrongFactor: {
    code: 'A04052',
    status: 400,
    text: {
      ru: 'Код не подходит. Введите новый шестизначный код из приложения или неиспользованный код восстановления',
      zh: '验证码不正确。请输入身份验证器中最新的六位验证码，或未使用过的恢复码',
      en: 'The code is not right. Enter a new six-digit code from the app, or a recovery code that was not used yet',
    },
  },
  signInLapsed: {
    code: 'A04053',
    status: 400,
    text: {
      ru: 'Время на ввод кода вышло. Войдите заново',
      zh: '验证超时，请重新登录',
      en: 'The time to enter the code has run out. Please sign in again',
    },
  },
  factorOn: {
    code: 'A04054',
    status: 409,
    text: {
      ru: 'Двухэтапный вход уже включён. Чтобы сменить приложение, сначала выключите его',
      zh: '二次验证已启用。如需更换设备，请先停用',
      en: 'Two-step sign-in is on already. To change the app, turn it off first',
    },
  },
  factorOff: {
    code: 'A04055',
    status: 409,
    text: {
      ru: 'Двухэтапный вход не включён',
      zh: '尚未启用二次验证',
      en: 'Two-step sign-in is not on',
    },
  },
  factorNotStarted: {
    code: 'A04056',
    status: 409,
    text: {
      ru: 'Ключ устарел. Получите новый и добавьте его в приложение',
      zh: '密钥已失效，请重新获取并添加到身份验证器',
      en: 'The key has expired. Get a new one and add it to the app',
    },
  },
  ownNamePassword: {
    code: 'A04057',
    status: 400,
    text: {
      ru: 'Пароль совпадает с именем пользователя, телефоном или почтой. Придумайте другой',
      zh: '密码不能与账号、手机号或邮箱相同，请更换',
      en: 'The password is the user name, phone number or e-mail. Choose another',
    },
  },
  resetWaits: {
    code: 'A04058',
    status: 409,
    text: {
      ru: 'Сброс для этого человека уже запрошен и ждёт второго сотрудника',
      zh: '已有针对该用户的重置申请，正在等待第二人确认',
      en: 'A reset for this person has been asked for already and waits for a second person',
    },
  },
  resetByAnother: {
    code: 'A04059',
    status: 403,
    text: {
      ru: 'Сброс подтверждает другой сотрудник: не тот, кто его запросил, не тот, кого он касается, и принятый на работу до запроса',
      zh: '须由另一位员工确认：不能是申请人或当事人，且须在申请前已入职',
      en: 'Another member of staff has to confirm: neither who asked, nor the person concerned, and on the staff before the request',
    },
  },
});
