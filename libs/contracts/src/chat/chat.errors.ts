import { defineErrors } from '../define/index.js';

export const chatErrors = defineErrors('chat', {
  conversationNotFound: {
    code: 'A08404',
    status: 404,
    text: { ru: 'Переписка не найдена', zh: '会话不存在', en: 'The conversation was not found' },
  },
  messageNotFound: {
    code: 'A08405',
    status: 404,
    text: { ru: 'Сообщение не найдено', zh: '消息不存在', en: 'The message was not found' },
  },
  noticeNotFound: {
    code: 'A08406',
    status: 404,
    text: { ru: 'Уведомление не найдено', zh: '通知不存在', en: 'The notice was not found' },
  },
  unknownTimeZone: {
    code: 'A08411',
    status: 400,
    text: { ru: 'Неизвестный часовой пояс', zh: '未知时区', en: 'The time zone is unknown' },
  },
  quietHoursIncomplete: {
    code: 'A08412',
    status: 400,
    text: {
      ru: 'Укажите оба разных часа тихого времени или ни одного',
      zh: '免打扰的开始和结束时间须同时填写且不相同',
      en: 'Give both hours of the quiet time, and different ones, or none',
    },
  },
  mailUnavailable: {
    code: 'A08503',
    // Not 503: the mall works, and its proxies need not try again within a second.
    status: 409,
    text: {
      ru: 'Письма сейчас не отправляются. Повторите позже',
      zh: '暂时无法发送邮件，请稍后再试',
      en: 'E-mail cannot be sent now. Please try again later',
    },
  },
  mailRefused: {
    code: 'A08413',
    status: 400,
    text: {
      ru: 'Почтовый сервер не принимает письма на этот адрес',
      zh: '邮件服务器拒收该地址',
      en: 'The mail server does not accept this address',
    },
  },
  smsUnavailable: {
    code: 'A08504',
    status: 503,
    text: {
      ru: 'SMS сейчас не отправляются. Повторите позже',
      zh: '暂时无法发送短信，请稍后再试',
      en: 'Text messages cannot be sent now. Please try again later',
    },
  },
  smsRefused: {
    code: 'A08417',
    status: 400,
    text: {
      ru: 'На этот номер SMS не доставляются',
      zh: '短信无法发送到该号码',
      en: 'Text messages do not reach this number',
    },
  },
  pushUnavailable: {
    code: 'A08505',
    status: 503,
    text: {
      ru: 'Уведомления в браузере здесь не подключены',
      zh: '本系统未开通浏览器推送',
      en: 'Notices in the browser are not set up here',
    },
  },
  unknownPushService: {
    code: 'A08418',
    status: 400,
    text: {
      ru: 'Служба уведомлений этого браузера не поддерживается',
      zh: '不支持该浏览器的推送服务',
      en: 'The push service of this browser is not supported',
    },
  },
  codeTooSoon: {
    code: 'A08429',
    status: 429,
    text: {
      ru: 'Код уже отправлен. Новый можно запросить через минуту, не больше пяти за час',
      zh: '验证码已发送，请一分钟后再试，每小时最多五次',
      en: 'A code was sent already. Another is possible after a minute, five in an hour',
    },
  },
  wrongMailCode: {
    code: 'A08414',
    status: 400,
    text: {
      ru: 'Код неверный или устарел',
      zh: '验证码错误或已失效',
      en: 'The code is wrong or has expired',
    },
  },
  wrongUnsubscribeLink: {
    code: 'A08415',
    status: 400,
    text: {
      ru: 'Ссылка для отказа от писем недействительна',
      zh: '退订链接无效',
      en: 'The unsubscribe link is not valid',
    },
  },
  deliveryNotFound: {
    code: 'A08407',
    status: 404,
    text: { ru: 'Отправка не найдена', zh: '发送记录不存在', en: 'The delivery was not found' },
  },
  deliveryNotFailed: {
    code: 'A08416',
    status: 409,
    text: {
      ru: 'Повторно отправляется только то, что не удалось отправить',
      zh: '只有发送失败的记录才能重发',
      en: 'Only what has failed can be sent again',
    },
  },
  subjectNeeded: {
    code: 'A00001',
    status: 400,
    text: {
      ru: 'Укажите автомобиль или заказ',
      zh: '请指定车辆或订单',
      en: 'Name the car or the order',
    },
  },
  keywordTaken: {
    code: 'A08420',
    status: 409,
    text: {
      ru: 'Ключевое слово «{keyword}» уже есть у другого ответа',
      zh: '关键词“{keyword}”已被其他回复使用',
      en: 'Another answer has the keyword “{keyword}” already',
    },
  },
  answerTextMissing: {
    code: 'A08421',
    status: 400,
    text: {
      ru: 'Нет текста ответа — {language}',
      zh: '缺少{language}回复内容',
      en: 'The answer has no text in {language}',
    },
  },
  unknownPlaceholder: {
    code: 'A08419',
    status: 400,
    text: {
      ru: 'Неизвестная подстановка {name}. Есть такие: {known}',
      zh: '未知占位符 {name}。可用：{known}',
      en: 'Unknown placeholder {name}. There are: {known}',
    },
  },
  alreadyTaken: {
    code: 'A08409',
    status: 409,
    text: {
      ru: 'Перепиской уже занимается {name}',
      zh: '该会话已由 {name} 负责',
      en: '{name} already answers this conversation',
    },
  },
  cannotAnswer: {
    code: 'A08410',
    status: 409,
    text: {
      ru: 'У этого сотрудника нет права отвечать покупателям',
      zh: '该员工没有回复买家的权限',
      en: 'This member of staff may not answer buyers',
    },
  },
});
