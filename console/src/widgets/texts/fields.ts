import { texts } from '../../i18n/texts.js';

/** Messages of the plain fields; the Chinese ones are prescribed. */
export const fieldTexts = texts({
  ru: {
    console: {
      widgets: {
        yes: 'да',
        no: 'нет',
        failed: 'Не загрузилось. Попробуйте ещё раз',
        missing: {
          select: 'Выберите: %{label}',
          fill: 'Заполните: %{label}',
          upload: 'Загрузите: %{label}',
          month: 'Выберите год и месяц',
          year: 'Выберите год',
          colour: 'Выберите цвет',
          idCard: 'Укажите номер удостоверения личности',
        },
        length: {
          between: 'Длина текста — от %{min} до %{max} знаков',
          upTo: 'Длина текста — от 1 до %{max} знаков',
          over: 'Длина текста — не меньше %{min} знаков',
        },
        idCard: {
          format: 'Неверный формат номера удостоверения',
          region: 'Неверный код региона',
          check: 'Неверная контрольная цифра',
          none: 'Номер удостоверения не указан',
        },
        gender: {
          female: 'женский',
          male: 'мужской',
          contradicts: 'Пол не соответствует номеру удостоверения',
        },
        phone: {
          landline: 'Номер городского телефона не соответствует формату',
          mobile: 'Номер мобильного телефона не соответствует формату',
          empty: 'Укажите номер мобильного телефона',
          length: 'В номере мобильного телефона должно быть 11 цифр',
          format: 'Неверный формат номера мобильного телефона',
        },
        personName: {
          format: 'Имя указано не по правилам',
          edges: 'Имя не может начинаться или заканчиваться пробелом',
        },
        colour: { code: 'Код цвета', other: 'Другой цвет' },
        dictionary: { noType: 'Тип словаря не указан' },
        cascade: { level: 'Уровень %{number}' },
      },
    },
  },
  zh: {
    console: {
      widgets: {
        yes: '是',
        no: '否',
        failed: '加载失败，请重试',
        missing: {
          select: '请选择%{label}',
          fill: '请填写%{label}',
          upload: '请上传%{label}',
          month: '请选择年月',
          year: '请选择年代',
          colour: '请选择颜色',
          idCard: '请填写身份证号码',
        },
        length: {
          between: '文本长度为%{min}-%{max}',
          upTo: '文本长度为1-%{max}',
          over: '文本长度大于%{min}',
        },
        idCard: {
          format: '身份证号格式错误',
          region: '地址编码错误',
          check: '校验位错误',
          none: '未填写身份证号',
        },
        gender: {
          female: '女',
          male: '男',
          contradicts: '性别与身份证不符',
        },
        phone: {
          landline: '固定电话号码不符合规范',
          mobile: '手机号码不符合规范',
          empty: '手机号码不能为空',
          length: '手机号码长度不为11位',
          format: '手机号码格式不正确',
        },
        personName: {
          format: '姓名填写不符合规范',
          edges: '姓名填写不可以以空格开始或空格结束',
        },
        colour: { code: '颜色代码', other: '其他颜色' },
        dictionary: { noType: '字典类型为空' },
        cascade: { level: '第 %{number} 级' },
      },
    },
  },
  en: {
    console: {
      widgets: {
        yes: 'yes',
        no: 'no',
        failed: 'It could not be loaded. Try again',
        missing: {
          select: 'Please select %{label}',
          fill: 'Please fill in %{label}',
          upload: 'Please upload %{label}',
          month: 'Select year and month',
          year: 'Please select a year',
          colour: 'Please select colour',
          idCard: 'Please fill in ID card number',
        },
        length: {
          between: 'Text length is %{min}-%{max}',
          upTo: 'Text length is 1-%{max}',
          over: 'Text length greater than %{min}',
        },
        idCard: {
          format: 'ID card format error',
          region: 'Address code error',
          check: 'Check digit error',
          none: 'ID card not filled in',
        },
        gender: {
          female: 'female',
          male: 'male',
          contradicts: 'The gender does not match the ID card',
        },
        phone: {
          landline: 'Landline number does not meet the specification',
          mobile: 'Mobile number does not meet the specification',
          empty: 'The mobile number must not be empty',
          length: 'The mobile number must have 11 digits',
          format: 'The mobile number has a wrong format',
        },
        personName: {
          format: 'The name does not meet the specification',
          edges: 'The name must not start or end with a space',
        },
        colour: { code: 'Colour code', other: 'Another colour' },
        dictionary: { noType: 'The type of the dictionary is empty' },
        cascade: { level: 'Level %{number}' },
      },
    },
  },
});
