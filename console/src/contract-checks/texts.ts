import { texts } from '../i18n/texts.js';

export const contractChecksTexts = texts({
  ru: {
    console: {
      contractChecks: {
        none: 'Сканов с такими условиями нет.',
        ofOrder: 'Скан договора по заказу %{number}',
        states: {
          waiting: 'Ждёт проверки',
          accepted: 'Принят',
          sentBack: 'Возвращён',
          withdrawn: 'Заменён покупателем',
        },
        whatToCheck:
          'Сверьте номер договора, имя покупателя, автомобили и сумму с данными заказа. На каждой странице должна стоять подпись, текст должен читаться.',
        text: 'Текст договора',
        accept: 'Принять скан',
        acceptTitle: 'Принять скан договора по заказу %{number}',
        acceptHint:
          '%{cars}. Покупатель: %{buyer}. С этого момента договор подписан, и оплату можно подтвердить полностью. Ваше имя сохранится.',
        accepted: 'Скан принят, договор подписан',
        sendBack: 'Вернуть скан',
        sendBackTitle: 'Вернуть скан договора по заказу %{number}',
        sendBackHint:
          '%{cars}. Покупатель: %{buyer}. Он прочтёт причину так, как вы её напишете, и сможет загрузить другой скан.',
        sentBack: 'Скан возвращён, покупатель видит причину',
      },
    },
    resources: {
      'contract-checks': {
        name: 'Договор на проверке |||| Проверка договоров |||| Проверка договоров',
      },
    },
  },
  zh: {
    console: {
      contractChecks: {
        none: '没有符合条件的扫描件。',
        ofOrder: '订单 %{number} 的合同扫描件',
        states: {
          waiting: '待核验',
          accepted: '已通过',
          sentBack: '已退回',
          withdrawn: '买家已替换',
        },
        whatToCheck: '请将合同编号、买家姓名、车辆和金额与订单核对。每页均应有签名，文字须清晰可读。',
        text: '合同文本',
        accept: '核验通过',
        acceptTitle: '通过订单 %{number} 的合同扫描件',
        acceptHint: '%{cars}。买家：%{buyer}。通过后合同即告签署，可确认全额付款。系统将记录您的姓名。',
        accepted: '扫描件已通过，合同已签署',
        sendBack: '退回扫描件',
        sendBackTitle: '退回订单 %{number} 的合同扫描件',
        sendBackHint: '%{cars}。买家：%{buyer}。买家会看到您填写的原因原文，并可重新上传。',
        sentBack: '扫描件已退回，买家可看到原因',
      },
    },
    resources: {
      'contract-checks': {
        name: '合同核验',
      },
    },
  },
  en: {
    console: {
      contractChecks: {
        none: 'There are no such scans.',
        ofOrder: 'Scan of the contract for order %{number}',
        states: {
          waiting: 'To be checked',
          accepted: 'Accepted',
          sentBack: 'Sent back',
          withdrawn: 'Replaced by the buyer',
        },
        whatToCheck:
          'Compare the number of the contract, the name of the buyer, the cars and the sum with the order. Every page has to be signed, and the text has to be readable.',
        text: 'Text of the contract',
        accept: 'Accept the scan',
        acceptTitle: 'Accept the scan of the contract for order %{number}',
        acceptHint:
          '%{cars}. Buyer: %{buyer}. The contract is signed from then on, and the payment can be confirmed in full. Your name is kept.',
        accepted: 'The scan is accepted, the contract is signed',
        sendBack: 'Send the scan back',
        sendBackTitle: 'Send back the scan of the contract for order %{number}',
        sendBackHint:
          '%{cars}. Buyer: %{buyer}. The buyer reads the reason as you write it, and can hand in another scan.',
        sentBack: 'The scan was sent back; the buyer reads the reason',
      },
    },
    resources: {
      'contract-checks': {
        name: 'Contract to check |||| Contracts to check',
      },
    },
  },
});
