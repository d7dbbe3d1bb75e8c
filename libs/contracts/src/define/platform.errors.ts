import { defineErrors } from './errors.js';

/**
 * Failures any operation can have. Statuses and Chinese texts are prescribed; codes are the mall family's.
 */
export const platformErrors = defineErrors('platform', {
  invalidInput: {
    code: 'A00002',
    status: 400,
    text: { ru: '{details}', zh: '{details}', en: '{details}' },
  },
  sortUnknown: {
    code: 'A00002',
    status: 400,
    text: {
      ru: 'Сортировать можно по столбцам: {columns}',
      zh: '仅支持按以下字段排序：{columns}',
      en: 'The list can be sorted by {columns}',
    },
  },
  unreadableBody: {
    code: 'A00003',
    status: 400,
    text: {
      ru: 'Не удалось прочитать запрос: ожидается корректный JSON',
      zh: '无法读取请求内容，请发送有效的 JSON',
      en: 'The request could not be read: valid JSON is expected',
    },
  },
  encryptionOff: {
    code: 'A00003',
    status: 400,
    text: {
      ru: 'Площадка не принимает зашифрованные запросы. Повторите запрос без заголовка Enc-Flag',
      zh: '平台未启用报文加密，请去掉 Enc-Flag 请求头后重试',
      en: 'Encrypted requests are not accepted here. Repeat the request without the header Enc-Flag',
    },
  },
  encryptionUnread: {
    code: 'A00003',
    status: 400,
    text: {
      ru: 'Не удалось расшифровать запрос: ожидается {"encryption": "…"}, AES-128-CFB с ключом площадки в Base64, параметры адреса — каждый отдельно',
      zh: '无法解密请求：请求体应为 {"encryption": "…"}，使用平台密钥以 AES-128-CFB 加密并转为 Base64，地址参数逐个加密',
      en: 'The request could not be decrypted: {"encryption": "…"} is expected, AES-128-CFB with the key of the mall in Base64, each parameter of the address by itself',
    },
  },
  unreadableAddress: {
    code: 'A00003',
    status: 400,
    text: {
      ru: 'Адрес запроса записан с ошибкой: проверьте знаки после «%» и заголовок Host',
      zh: '请求地址格式有误，请检查“%”后的字符和 Host 请求头',
      en: 'The request address is malformed: check the characters after “%” and the Host header',
    },
  },
  valueOutOfRange: {
    code: 'A00002',
    status: 400,
    text: {
      ru: 'Одно из значений нельзя сохранить: слишком большое число, невозможная дата или недопустимый знак',
      zh: '有一项数据无法保存：数字过大、日期不存在或含有非法字符',
      en: 'One of the values cannot be stored: a number too large, an impossible date or a character not allowed',
    },
  },
  linkBroken: {
    code: 'A00008',
    status: 409,
    text: {
      ru: 'Одной из выбранных записей уже нет, или она ещё используется. Обновите страницу и выберите из списка',
      zh: '所选记录已不存在或仍在使用中，请刷新页面后从列表中选择',
      en: 'One of the chosen records is gone, or is still in use. Refresh the page and choose from the list',
    },
  },
  headersTooLarge: {
    code: 'A00003',
    status: 431,
    text: {
      ru: 'Слишком длинные заголовки запроса: не больше 128 КБ вместе с адресом',
      zh: '请求头过大：连同地址不能超过 128 KB',
      en: 'The request headers are too long: 128 KB at most, the address included',
    },
  },
  tooSlow: {
    code: 'A00408',
    status: 408,
    text: {
      ru: 'Данные приходили слишком медленно. Проверьте соединение и отправьте ещё раз',
      zh: '数据传输过慢，请检查网络后重新发送',
      en: 'The data arrived too slowly. Check the connection and send it again',
    },
  },
  bodyTooLarge: {
    code: 'A00003',
    status: 413,
    text: { ru: 'Запрос слишком большой', zh: '请求内容过大', en: 'The request is too large' },
  },
  signInNeeded: {
    code: 'A00004',
    status: 424,
    text: {
      ru: 'Войдите, чтобы продолжить',
      zh: '登录状态已过期，请重新登录',
      en: 'Please sign in to continue',
    },
  },
  forbidden: {
    code: 'A00403',
    status: 403,
    text: {
      ru: 'Недостаточно прав для этого действия',
      zh: '当前操作没有权限',
      en: 'You do not have permission for this action',
    },
  },
  factorStale: {
    code: 'A00405',
    status: 403,
    text: {
      ru: 'Подтвердите действие кодом из приложения-аутентификатора: с последнего подтверждения прошло больше 10 минут',
      zh: '请输入身份验证器中的验证码以确认此操作：距上次验证已超过 10 分钟',
      en: 'Confirm this with a code from your authenticator app: the last confirmation is more than 10 minutes old',
    },
  },
  factorMissing: {
    code: 'A00406',
    status: 403,
    text: {
      ru: 'Это действие доступно только с двухэтапным входом. Включите его на странице «Личные данные», затем повторите',
      zh: '此操作需要先启用二次验证。请在“个人信息”页面启用后重试',
      en: 'This needs two-step sign-in. Turn it on at “Personal info”, then try again',
    },
  },
  rightWaits: {
    code: 'A00407',
    status: 403,
    text: {
      ru: 'Это право выдано недавно и начнёт действовать через {hours} ч. До тех пор решение может принять другой сотрудник',
      zh: '该权限为新近授予，{hours} 小时后生效。在此之前请由其他同事处理',
      en: 'This right was granted lately and comes into force in {hours} h. Until then another colleague can decide',
    },
  },
  notFound: {
    code: 'A00404',
    status: 404,
    text: { ru: 'Запись не найдена', zh: '资源不存在', en: 'Not found' },
  },
  staleData: {
    code: 'A00007',
    status: 409,
    text: {
      ru: 'Данные уже изменились. Обновите страницу и повторите',
      zh: '数据已更新，请刷新后重试',
      en: 'The data has changed meanwhile. Refresh and try again',
    },
  },
  duplicate: {
    code: 'A00409',
    status: 409,
    text: { ru: 'Такая запись уже есть', zh: '记录已存在', en: 'Such a record exists already' },
  },
  requestKeyTaken: {
    code: 'A00410',
    status: 409,
    text: {
      ru: 'С этим ключом (Idempotency-Key) уже отправлен другой запрос. Для нового запроса нужен новый ключ',
      zh: '该 Idempotency-Key 已用于另一请求，新请求请使用新的键',
      en: 'Another request was sent with this Idempotency-Key. A new request needs a new key',
    },
  },
  requestUnderWay: {
    code: 'A00411',
    status: 409,
    text: {
      ru: 'Этот же запрос ещё выполняется. Повторите через несколько секунд',
      zh: '相同请求仍在处理中，请数秒后重试',
      en: 'The same request is still being carried out. Try again in a few seconds',
    },
  },
  tooFrequent: {
    code: 'A00429',
    status: 429,
    text: {
      ru: 'Слишком много запросов. Повторите через {seconds} с',
      zh: '请求过频繁',
      en: 'Too many requests. Try again in {seconds} s',
    },
  },
  unavailable: {
    code: 'A00503',
    status: 503,
    text: {
      ru: 'Сервис временно недоступен. Ваши данные сохранены, повторите через минуту',
      zh: '服务暂时不可用，请稍后重试',
      en: 'The service is temporarily unavailable. Nothing was lost; try again in a minute',
    },
  },
  storageFull: {
    code: 'A00507',
    // Not 507: clients try again as after 503, and the code distinguishes them.
    status: 503,
    text: {
      ru: 'На сервере закончилось место, поэтому сейчас ничего нельзя сохранить. Ваши прежние данные целы; повторите действие позже',
      zh: '服务器存储空间不足，暂时无法保存。此前的数据完好，请稍后重试',
      en: 'The server has run out of space, so nothing can be saved at the moment. Your earlier data is safe; try again later',
    },
  },
  timeout: {
    code: 'A00504',
    // Not 504: both tell a client to try again, and the code distinguishes them.
    status: 503,
    text: {
      ru: 'Сервис не ответил вовремя. Обновите страницу, прежде чем повторять',
      zh: '服务响应超时，请刷新后重试',
      en: 'The service did not answer in time. Refresh before you try again',
    },
  },
  internal: {
    code: 'A00005',
    status: 500,
    text: {
      ru: 'Ошибка на нашей стороне. Повторите позже, а если не поможет, сообщите нам номер запроса {requestId}',
      zh: '系统出现问题，请稍后重试；如仍未解决，请将请求编号 {requestId} 告知我们',
      en: 'The fault is ours. Try again later; if it does not help, tell us the request number {requestId}',
    },
  },
});
