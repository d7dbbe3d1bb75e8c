import { texts } from '../i18n/texts.js';

export const cannedAnswersTexts = texts({
  ru: {
    console: {
      cannedAnswers: {
        none: 'Готовых ответов пока нет.',
        keyword: 'Одно слово: в переписке ответ находят, набрав /слово',
        placeholders:
          'Подстановки: %{known}. Ответ предлагается только там, где известны все его подстановки.',
      },
    },
    resources: {
      'canned-answers': {
        name: 'Готовый ответ |||| Готовые ответы |||| Готовые ответы',
        fields: { q: 'Поиск', keyword: 'Ключевое слово', text: 'Текст ответа', updateTime: 'Изменён' },
      },
    },
  },
  zh: {
    console: {
      cannedAnswers: {
        none: '暂无常用回复。',
        keyword: '一个词：在会话中输入 /关键词 即可找到该回复',
        placeholders: '占位符：%{known}。仅当所有占位符都有内容时才会提供该回复。',
      },
    },
    resources: {
      'canned-answers': {
        name: '常用回复',
        fields: { q: '搜索', keyword: '关键词', text: '回复内容', updateTime: '修改时间' },
      },
    },
  },
  en: {
    console: {
      cannedAnswers: {
        none: 'There are no canned answers yet.',
        keyword: 'One word: in a conversation the answer is found by typing /word',
        placeholders:
          'Placeholders: %{known}. An answer is offered only where all of its placeholders are known.',
      },
    },
    resources: {
      'canned-answers': {
        name: 'Canned answer |||| Canned answers',
        fields: { q: 'Search', keyword: 'Keyword', text: 'Text of the answer', updateTime: 'Changed' },
      },
    },
  },
});
