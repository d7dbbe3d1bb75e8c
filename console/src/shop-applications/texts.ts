import { texts } from '../i18n/texts.js';

export const shopApplicationsTexts = texts({
  ru: {
    console: {
      applications: {
        none: 'Заявок нет.',
        object: 'Есть замечание',
        withdrawObjection: 'Снять замечание',
        reason: 'Что не так',
        comment: 'Пояснение',
        approve: 'Одобрить',
        reject: 'Отклонить',
        rejectSure: 'Вернуть заявку «%{name}» с замечаниями?',
        approved: 'Магазин открыт',
        rejected: 'Заявка возвращена с замечаниями',
        objections: '%{smart_count} замечание |||| %{smart_count} замечания |||| %{smart_count} замечаний',
        documents: {
          shopName: 'Название магазина',
          intro: 'О магазине',
          shopLogo: 'Логотип',
          businessLicense: 'Свидетельство о регистрации',
          identityCardFront: 'Удостоверение, лицевая сторона',
          identityCardLater: 'Удостоверение, обратная сторона',
          uscc: 'Код общественного кредита',
          exportLicenceNo: 'Экспортная квалификация',
          bankAccount: 'Расчётный счёт',
          contact: 'Контакты',
        },
      },
    },
    resources: {
      'shop-applications': {
        name: 'Заявка магазина |||| Заявки магазинов |||| Заявки магазинов',
      },
    },
  },
  zh: {
    console: {
      applications: {
        none: '暂无申请。',
        object: '有问题',
        withdrawObjection: '取消标记',
        reason: '问题原因',
        comment: '补充说明',
        approve: '审核通过',
        reject: '驳回',
        rejectSure: '确定驳回“%{name}”的申请并附上问题吗？',
        approved: '店铺已开通',
        rejected: '申请已驳回',
        objections: '%{smart_count} 处问题',
        documents: {
          shopName: '店铺名称',
          intro: '店铺简介',
          shopLogo: '店铺标志',
          businessLicense: '营业执照',
          identityCardFront: '法人身份证正面',
          identityCardLater: '法人身份证反面',
          uscc: '统一社会信用代码',
          exportLicenceNo: '出口资质编号',
          bankAccount: '对公账户',
          contact: '联系人',
        },
      },
    },
    resources: {
      'shop-applications': {
        name: '入驻申请',
      },
    },
  },
  en: {
    console: {
      applications: {
        none: 'There are no applications.',
        object: 'Something is wrong',
        withdrawObjection: 'Withdraw',
        reason: 'What is wrong',
        comment: 'In your own words',
        approve: 'Approve',
        reject: 'Reject',
        rejectSure: 'Return the application of “%{name}” with what is wrong?',
        approved: 'The shop is open',
        rejected: 'The application is returned',
        objections: '%{smart_count} objection |||| %{smart_count} objections',
        documents: {
          shopName: 'Shop name',
          intro: 'About the shop',
          shopLogo: 'Logo',
          businessLicense: 'Business licence',
          identityCardFront: 'Identity card, front',
          identityCardLater: 'Identity card, back',
          uscc: 'Social credit code',
          exportLicenceNo: 'Export licence',
          bankAccount: 'Bank account',
          contact: 'Contact',
        },
      },
    },
    resources: {
      'shop-applications': {
        name: 'Shop application |||| Shop applications',
      },
    },
  },
});
