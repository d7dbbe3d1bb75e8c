import { defineErrors } from '../define/index.js';

/** What can go wrong with papers: signing them, making them, writing their templates. */
export const documentErrors = defineErrors('order.document', {
  signatureMissing: {
    code: 'A05011',
    status: 400,
    text: {
      ru: 'Поставьте подпись или введите код из SMS',
      zh: '请签名或输入短信验证码',
      en: 'Please draw your signature or enter the code from the SMS',
    },
  },
  signingCodeWrong: {
    code: 'A05015',
    status: 400,
    text: {
      ru: 'Код не подошёл или устарел. Запросите новый',
      zh: '验证码错误或已过期，请重新获取',
      en: 'The code is wrong or has expired. Ask for a new one',
    },
  },
  mobileMissing: {
    code: 'A05016',
    status: 409,
    text: {
      ru: 'В учётной записи нет номера телефона: подпишите договор на экране',
      zh: '账号未绑定手机号，请使用屏幕签名',
      en: 'Your account has no phone number: please sign on screen',
    },
  },
  documentNotFound: {
    code: 'A05017',
    status: 404,
    text: { ru: 'Документ не найден', zh: '文件不存在', en: 'The document was not found' },
  },
  templateNotFound: {
    code: 'A05018',
    status: 404,
    text: { ru: 'Шаблон не найден', zh: '模板不存在', en: 'The template was not found' },
  },
  templatePublished: {
    code: 'A05019',
    status: 409,
    text: {
      ru: 'Опубликованный шаблон не меняется. Создайте новую версию',
      zh: '已发布的模板不可修改，请新建版本',
      en: 'A published template never changes. Start a new version',
    },
  },
  validFromPast: {
    code: 'A05021',
    status: 400,
    text: {
      ru: 'Начало действия не может быть в прошлом',
      zh: '生效时间不能早于当前时间',
      en: 'The template cannot take effect in the past',
    },
  },
  vinFixed: {
    code: 'A05030',
    status: 409,
    text: {
      ru: 'VIN этого автомобиля взят из объявления, изменить его в заказе нельзя',
      zh: '该车的车架号来自车辆信息，不能在订单中修改',
      en: 'The VIN of this car comes from its listing and cannot be changed in an order',
    },
  },
  vinTaken: {
    code: 'A05031',
    status: 409,
    text: {
      ru: 'VIN {vin} уже указан для другого автомобиля',
      zh: '车架号 {vin} 已用于其他车辆',
      en: 'The VIN {vin} is already that of another car',
    },
  },
  vinsTooMany: {
    code: 'A05032',
    status: 400,
    text: {
      ru: 'В этой строке заказа автомобилей: {count}. Больше VIN указать нельзя',
      zh: '该订单行仅有 {count} 辆车，车架号不能多于车辆数',
      en: 'This line of the order has {count} cars: it takes no more VINs',
    },
  },
});
