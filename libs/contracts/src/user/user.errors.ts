import { defineErrors } from '../define/index.js';

export const userErrors = defineErrors('user', {
  profileNotFound: {
    code: 'A04003',
    status: 404,
    text: { ru: 'Покупатель не найден', zh: '用户不存在', en: 'The buyer was not found' },
  },
  tooManyReveals: {
    code: 'A04004',
    status: 429,
    text: {
      ru: 'За час можно открыть данные не более {most} покупателей. Повторите позже или обратитесь к руководителю',
      zh: '一小时内最多可查看 {most} 位买家的证件信息，请稍后再试或联系主管',
      en: 'The documents of {most} buyers at most can be opened within an hour. Try again later, or ask your manager',
    },
  },
  addressNotFound: {
    code: 'A00404',
    status: 404,
    text: { ru: 'Адрес не найден', zh: '收货地址不存在', en: 'The address was not found' },
  },
  addressLimit: {
    code: 'A00001',
    status: 409,
    text: {
      ru: 'Можно сохранить не более {max} адресов. Удалите один из старых',
      zh: '最多可保存 {max} 个收货地址，请先删除不用的地址',
      en: 'You can keep at most {max} addresses. Delete one you no longer need',
    },
  },
  divisionNotFound: {
    code: 'A00404',
    status: 404,
    text: {
      ru: 'Нет такого региона или города: {code}',
      zh: '行政区划不存在：{code}',
      en: 'There is no such region or city: {code}',
    },
  },
  divisionNameTaken: {
    code: 'A00001',
    status: 409,
    text: {
      ru: 'Рядом уже есть «{name}»: у соседей названия должны различаться на каждом языке',
      zh: '同级行政区划中已有“{name}”，各语言名称均不得重复',
      en: 'There is a “{name}” beside it already: neighbours have different names in every language',
    },
  },
  taxNumberInvalid: {
    code: 'A00001',
    status: 400,
    text: {
      ru: 'ИНН указан неверно: не сходится контрольное число',
      zh: '俄罗斯税号不正确：校验位不符',
      en: 'The Russian tax number is not valid: its check digits do not match',
    },
  },
  snilsInvalid: {
    code: 'A00001',
    status: 400,
    text: {
      ru: 'СНИЛС указан неверно: не сходится контрольное число',
      zh: '俄罗斯社保号不正确：校验位不符',
      en: 'The SNILS is not valid: its check digits do not match',
    },
  },
  issuedBeforeBirth: {
    code: 'A00001',
    status: 400,
    text: {
      ru: 'Дата выдачи паспорта не может быть раньше даты рождения',
      zh: '护照签发日期不能早于出生日期',
      en: 'A passport cannot be issued before its holder was born',
    },
  },
  consentTextChanged: {
    code: 'A04005',
    status: 409,
    text: {
      ru: 'Текст согласия изменился. Прочитайте новую редакцию и подтвердите её',
      zh: '同意书文本已更新，请阅读新版本并重新确认',
      en: 'The text of the consent has changed. Read the new version and agree to it',
    },
  },
  personalRequestEnded: {
    code: 'A04006',
    status: 409,
    text: {
      ru: 'Запрос уже выполняется или закрыт',
      zh: '该请求已在处理或已结束',
      en: 'The request is being carried out already, or has ended',
    },
  },
  erasureDealsOpen: {
    code: 'A04008',
    status: 409,
    text: {
      ru: 'Деньги или автомобиль ещё в пути, поэтому удалить данные нельзя. Заказы: {orders}',
      zh: '款项或车辆仍在途中，暂不能删除数据。订单：{orders}',
      en: 'Money or a car is still on its way, so the data cannot be erased. Orders: {orders}',
    },
  },
  erasureHasShop: {
    code: 'A04009',
    status: 409,
    text: {
      ru: 'У человека есть магазин «{shop}». Сначала закройте магазин и завершите его сделки',
      zh: '该用户名下有店铺“{shop}”，请先关闭店铺并完成其交易',
      en: 'The person has the shop “{shop}”. Close the shop and complete its deals first',
    },
  },
  archiveGone: {
    code: 'A04007',
    status: 410,
    text: {
      ru: 'Архив ещё не готов или уже удалён. Запросите копию данных ещё раз',
      zh: '存档尚未准备好或已被删除，请重新申请数据副本',
      en: 'The archive is not ready yet, or is deleted. Ask for a copy again',
    },
  },
  pictureNotPrivate: {
    code: 'A00001',
    status: 400,
    text: {
      ru: 'Загрузите фото паспорта ещё раз: оно должно храниться как личный файл',
      zh: '请重新上传护照照片（须为私密文件）',
      en: 'Upload the passport picture again: it has to be kept as a private file',
    },
  },
  favouriteLimit: {
    code: 'A00001',
    status: 409,
    text: {
      ru: 'В избранном может быть не более {max} автомобилей',
      zh: '最多可收藏 {max} 辆车',
      en: 'You can keep at most {max} favourites',
    },
  },
  savedSearchLimit: {
    code: 'A00001',
    status: 409,
    text: {
      ru: 'Сохранить можно не более {max} поисков. Удалите один из прежних',
      zh: '最多可保存 {max} 个搜索，请先删除一个',
      en: 'You can save at most {max} searches; remove one first',
    },
  },
});
