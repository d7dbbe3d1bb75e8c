import { texts } from '../i18n/texts.js';

export const parametersTexts = texts({
  ru: {
    console: {
      parameters: {
        none: 'Параметров нет.',
        keyRule: 'Заглавные латинские буквы, цифры и _',
        publicHint: 'Такое значение прочитает любой посетитель. Ключи и пароли сюда нельзя',
        types: {
          text: 'Текст',
          number: 'Число',
          flag: 'Да или нет',
          texts: 'Текст на трёх языках',
        },
      },
    },
    resources: {
      parameters: {
        name: 'Параметр |||| Параметры |||| Параметры',
      },
    },
  },
  zh: {
    console: {
      parameters: {
        none: '没有参数。',
        keyRule: '大写英文字母、数字和下划线',
        publicHint: '任何访客都能读取，请勿存放密钥或密码',
        types: {
          text: '文本',
          number: '数字',
          flag: '开关',
          texts: '三种语言的文本',
        },
      },
    },
    resources: {
      parameters: {
        name: '参数',
      },
    },
  },
  en: {
    console: {
      parameters: {
        none: 'There are no parameters.',
        keyRule: 'Capital Latin letters, digits and _',
        publicHint: 'Any visitor can read it. Keep keys and passwords out',
        types: {
          text: 'Text',
          number: 'Number',
          flag: 'Yes or no',
          texts: 'Text in three languages',
        },
      },
    },
    resources: {
      parameters: {
        name: 'Parameter |||| Parameters',
      },
    },
  },
});
