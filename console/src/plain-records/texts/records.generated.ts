// Generated from the plain records of the contracts: `npm run generate -w @mall/web-kit`.
import { texts } from '../../i18n/texts.js';

export const recordTexts = texts({
  ru: {
    resources: {
      'canned-answers': {
        name: 'Готовый ответ |||| Готовые ответы |||| Готовые ответы',
        fields: { q: 'Поиск', keyword: 'Ключевое слово', text: 'Текст ответа', updateTime: 'Изменён' },
        hints: {
          keyword: 'Одно слово: в переписке ответ находят, набрав /слово',
          text: 'Подстановки: {buyer} — имя покупателя; {shop} — магазин; {car} — автомобиль; {order} — номер заказа; {contract} — номер договора; {payBefore} — оплатить до. Ответ предлагается только там, где известны все его подстановки.',
        },
      },
      synonyms: {
        name: 'Группа синонимов |||| Синонимы поиска |||| Синонимы поиска',
        fields: { q: 'Поиск', terms: 'Слова', status: 'Действует', updateTime: 'Изменена' },
        hints: { terms: 'Каждое слово заменяет остальные: бэха, бмв, bmw. Слово добавляется клавишей Enter' },
      },
    },
  },
  zh: {
    resources: {
      'canned-answers': {
        name: '常用回复',
        fields: { q: '搜索', keyword: '关键词', text: '回复内容', updateTime: '修改时间' },
        hints: {
          keyword: '一个词：在会话中输入 /关键词 即可找到该回复',
          text: '占位符：{buyer} — 买家姓名; {shop} — 店铺; {car} — 车辆; {order} — 订单编号; {contract} — 合同编号; {payBefore} — 付款截止时间。仅当所有占位符都有内容时才会提供该回复。',
        },
      },
      synonyms: {
        name: '搜索同义词',
        fields: { q: '搜索', terms: '词语', status: '启用', updateTime: '修改时间' },
        hints: { terms: '组内词语互为同义：бэха、бмв、bmw。按回车键添加' },
      },
    },
  },
  en: {
    resources: {
      'canned-answers': {
        name: 'Canned answer |||| Canned answers',
        fields: { q: 'Search', keyword: 'Keyword', text: 'Text of the answer', updateTime: 'Changed' },
        hints: {
          keyword: 'One word: in a conversation the answer is found by typing /word',
          text: 'Placeholders: {buyer} — name of the buyer; {shop} — shop; {car} — car; {order} — number of the order; {contract} — number of the contract; {payBefore} — pay by. An answer is offered only where all of its placeholders are known.',
        },
      },
      synonyms: {
        name: 'Group of synonyms |||| Search synonyms',
        fields: { q: 'Search', terms: 'Words', status: 'In use', updateTime: 'Changed' },
        hints: { terms: 'Each word means all the others: бэха, бмв, bmw. Press Enter after a word' },
      },
    },
  },
});
