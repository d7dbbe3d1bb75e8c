import type { PageTextContentDto } from '@mall/contracts/admin';

/** Text above the specimen contract. */
export const CONTRACT_SPECIMEN: PageTextContentDto = {
  title: {
    ru: 'Образец договора купли-продажи',
    zh: '销售合同样本',
    en: 'Specimen sales contract',
  },
  lead: {
    ru: 'Договор, который вы подпишете после заказа, можно прочесть сейчас. Стороны, автомобиль и суммы здесь вымышлены; пункты — те же, что в настоящем договоре.',
    zh: '下单后您将签署的合同，现在即可阅读。本页的双方、车辆和金额均为虚构，条款与正式合同相同。',
    en: 'Read now the contract that you will sign after ordering. Parties, car and amounts here are invented; the clauses are the real ones.',
  },
  sections: [],
};
