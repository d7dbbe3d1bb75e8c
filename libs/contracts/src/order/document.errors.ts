import { defineErrors } from '../define/index.js';
import { vinRules } from '../product/fact-rules/vin.js';

/** Errors of papers: signing them, making them, writing their templates. */
export const documentErrors = defineErrors('order.document', {
  invoiceNeverIssued: {
    code: 'A05079',
    status: 409,
    text: {
      ru: 'До отмены заказа инвойс не запрашивали, поэтому его нет, и после отмены он не выдаётся. Договор можно скачать на странице заказа',
      zh: '订单取消前未申请过发票，因此没有发票，取消后也不再出具。合同可在订单页下载',
      en: 'No invoice was requested before the order was cancelled, so there is none, and none is issued afterwards. The contract can be downloaded on the order’s page',
    },
  },
  signatureMissing: {
    code: 'A05058',
    status: 400,
    text: {
      ru: 'Поставьте подпись или введите код из SMS',
      zh: '请签名或输入短信验证码',
      en: 'Please draw your signature or enter the code from the SMS',
    },
  },
  signingCodeWrong: {
    code: 'A05059',
    status: 400,
    text: {
      ru: 'Код не подошёл или устарел. Запросите новый',
      zh: '验证码错误或已过期，请重新获取',
      en: 'The code is wrong or has expired. Ask for a new one',
    },
  },
  mobileMissing: {
    code: 'A05060',
    status: 409,
    text: {
      ru: 'В учётной записи нет номера телефона: подпишите договор на экране',
      zh: '账号未绑定手机号，请使用屏幕签名',
      en: 'Your account has no phone number: please sign on screen',
    },
  },
  signatureBlank: {
    code: 'A05040',
    status: 400,
    text: {
      ru: 'Подпись пустая. Распишитесь в рамке ещё раз',
      zh: '签名为空，请在框内重新签名',
      en: 'The signature is empty. Please sign in the frame again',
    },
  },
  scanBlank: {
    code: 'A05041',
    status: 400,
    text: {
      ru: 'На файле «{name}» ничего не видно. Снимите или отсканируйте подписанный договор ещё раз',
      zh: '文件“{name}”上看不到任何内容，请重新拍摄或扫描已签署的合同',
      en: 'Nothing can be seen on the file “{name}”. Photograph or scan the signed contract again',
    },
  },
  scanTooSmall: {
    code: 'A05042',
    status: 400,
    text: {
      ru: 'Файл «{name}» слишком мелкий: {width} × {height} точек. Чтобы текст читался, нужно не меньше {minShort} × {minLong}',
      zh: '文件“{name}”尺寸过小：{width} × {height} 像素。为看清文字，至少需要 {minShort} × {minLong} 像素',
      en: 'The file “{name}” is too small: {width} × {height} pixels. To be readable it needs at least {minShort} × {minLong}',
    },
  },
  scanSentBackBefore: {
    code: 'A05043',
    status: 409,
    text: {
      ru: 'Файл «{name}» уже возвращали: {reason}. Загрузите исправленный скан',
      zh: '文件“{name}”此前已被退回：{reason}。请上传更正后的扫描件',
      en: 'The file “{name}” was sent back before: {reason}. Hand in a corrected scan',
    },
  },
  scanNotFound: {
    code: 'A05044',
    status: 404,
    text: {
      ru: 'Скан договора не найден',
      zh: '合同扫描件不存在',
      en: 'The scan of the contract was not found',
    },
  },
  scanDecided: {
    code: 'A05045',
    status: 409,
    text: {
      ru: 'Этот скан уже проверен или заменён. Обновите список',
      zh: '该扫描件已核验或已被替换，请刷新列表',
      en: 'This scan was checked or replaced already. Refresh the list',
    },
  },
  vinsKept: {
    code: 'A05046',
    status: 409,
    text: {
      ru: 'Заказ уже отправлен: VIN можно исправить, но не убрать. Не хватает VIN: {count}',
      zh: '订单已发货，车架号只能更正，不能删除。缺少车架号：{count}',
      en: 'The order is shipped: a VIN can be corrected, but not removed. VINs missing: {count}',
    },
  },
  documentNotFound: {
    code: 'A05061',
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
  lineNotOfOrder: {
    code: 'A05062',
    status: 409,
    text: {
      ru: 'Этой строки нет в заказе {orderNumber}: VIN указывают для его автомобилей. Откройте нужный заказ',
      zh: '订单 {orderNumber} 中没有该行车辆，只能为其自身车辆登记车架号。请打开相应订单',
      en: 'Order {orderNumber} has no such line: VINs are named for its own cars. Open the order you mean',
    },
  },
  vinTaken: {
    code: 'A05031',
    status: 409,
    text: {
      ru: 'VIN {vin} уже указан для другого автомобиля этого заказа. Проверьте номера: у каждого автомобиля свой VIN',
      zh: '车架号 {vin} 已用于此订单的另一辆车。请核对：每辆车的车架号各不相同',
      en: 'The VIN {vin} is already that of another car of this order. Check the numbers: each car has a VIN of its own',
    },
  },
  vinOrdered: {
    code: 'A05049',
    status: 409,
    text: {
      ru: 'VIN {vin} уже указан в заказе {orderNumber}. Проверьте номер. Если ошибка в том заказе, сначала исправьте его VIN или отмените его',
      zh: '车架号 {vin} 已登记在订单 {orderNumber} 中。请核对；如该订单有误，请先更正其车架号或取消该订单',
      en: 'The VIN {vin} is named in order {orderNumber} already. Check the number. If that order is wrong, correct its VIN or cancel it first',
    },
  },
  /** The rule of listings holds for cars that get their VIN on an order, too. */
  vinMiscounted: {
    code: 'A05074',
    status: 409,
    text: vinRules.vinCheckDigit.text,
  },
  /** `place` says where the car of the catalogue is, `remedy` what to do. */
  vinListed: {
    code: 'A05063',
    status: 409,
    text: {
      ru: 'VIN {vin} — у автомобиля «{name}» (№ {spuId}) из каталога: {place}. Один автомобиль нельзя продать дважды. {remedy}. Если это другой автомобиль, проверьте VIN',
      zh: '车架号 {vin} 属于商品目录中的“{name}”（编号 {spuId}）：{place}。同一辆车不能出售两次。{remedy}。如为其他车辆，请核对车架号',
      en: 'VIN {vin} is that of “{name}” (no. {spuId}) of the catalogue: {place}. One car cannot be sold twice. {remedy}. If it is another car, check the VIN',
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
