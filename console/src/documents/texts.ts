import { texts } from '../i18n/texts.js';

export const documentsTexts = texts({
  ru: {
    console: {
      documents: {
        current: 'Документы в нынешнем виде',
        issued: 'Выпущенные документы',
        none: 'Документов с такими условиями нет.',
        noneIssued: 'Документов по этому заказу ещё не выпускали.',
        replaced: 'заменён новым',
        kinds: {
          contract: 'Договор',
          invoice: 'Инвойс',
        },
        stages: {
          unsigned: 'Не подписан',
          signed: 'Подписан',
          proforma: 'Проформа',
          invoice: 'Инвойс',
        },
      },
    },
    resources: {
      documents: {
        name: 'Документ |||| Документы |||| Документы',
        fields: {
          startTime: 'С',
          endTime: 'По',
        },
      },
    },
  },
  zh: {
    console: {
      documents: {
        current: '当前文件',
        issued: '已签发文件',
        none: '没有符合条件的文件。',
        noneIssued: '该订单尚未签发文件。',
        replaced: '已被替换',
        kinds: {
          contract: '合同',
          invoice: '发票',
        },
        stages: {
          unsigned: '未签署',
          signed: '已签署',
          proforma: '形式发票',
          invoice: '正式发票',
        },
      },
    },
    resources: {
      documents: {
        name: '文件',
        fields: {
          startTime: '开始时间',
          endTime: '结束时间',
        },
      },
    },
  },
  en: {
    console: {
      documents: {
        current: 'Documents as they stand',
        issued: 'Issued documents',
        none: 'There are no such documents.',
        noneIssued: 'No documents have been issued for this order yet.',
        replaced: 'replaced',
        kinds: {
          contract: 'Contract',
          invoice: 'Invoice',
        },
        stages: {
          unsigned: 'Unsigned',
          signed: 'Signed',
          proforma: 'Proforma',
          invoice: 'Invoice',
        },
      },
    },
    resources: {
      documents: {
        name: 'Document |||| Documents',
        fields: {
          startTime: 'From',
          endTime: 'To',
        },
      },
    },
  },
});
