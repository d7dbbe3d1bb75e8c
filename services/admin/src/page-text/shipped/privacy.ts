import type { PageTextContentDto } from '@mall/contracts/admin';

/** Privacy policy, to which the consents link: which data about a person is kept, why, where it goes and how it is deleted. */
export const PRIVACY: PageTextContentDto = {
  title: {
    ru: 'Персональные данные',
    zh: '个人信息',
    en: 'Personal data',
  },
  lead: {
    ru: 'Что мы храним о вас, зачем, кому передаём и как это удалить.',
    zh: '我们保存您的哪些信息、用于什么、提供给谁，以及如何删除。',
    en: 'What we keep about you, why, who receives it, and how it is deleted.',
  },
  sections: [
    {
      key: 'who',
      title: {
        ru: 'Кто отвечает',
        zh: '负责方',
        en: 'Who is responsible',
      },
      entries: [
        {
          text: {
            ru: '{{name}}, {{address}}. Вопросы и требования о персональных данных присылайте на {{email}}.',
            zh: '{{name}}，{{address}}。有关个人信息的问题和要求请发送至 {{email}}。',
            en: '{{name}}, {{address}}. Send questions and requests about personal data to {{email}}.',
          },
        },
      ],
    },
    {
      key: 'what',
      title: {
        ru: 'Что мы храним',
        zh: '保存的内容',
        en: 'What we keep',
      },
      entries: [
        {
          text: {
            ru: 'Телефон, имя и пароль (в виде, из которого его нельзя восстановить). Для договора: паспортные данные, адрес доставки, заказы, договоры, платёжные документы. Переписку с нами и продавцами. Сведения о входах: время, адрес в сети, устройство.',
            zh: '手机号、姓名和密码（以无法还原的形式保存）。为签订合同：护照信息、收货地址、订单、合同和付款凭证。您与我们及商家的聊天记录。登录记录：时间、网络地址、设备。',
            en: 'Phone, name and password (in a form from which it cannot be recovered). For the contract: passport data, delivery address, orders, contracts, payment documents. Your messages with us and with sellers. Sign-ins: time, network address, device.',
          },
        },
      ],
    },
    {
      key: 'why',
      title: {
        ru: 'Зачем',
        zh: '用途',
        en: 'Why',
      },
      entries: [
        {
          text: {
            ru: 'Чтобы заключить и исполнить договор, доставить автомобиль, подтвердить оплату, оформить таможенные документы и ответить на вопросы. Рекламу без отдельного согласия не присылаем.',
            zh: '用于签订和履行合同、运送车辆、确认付款、办理海关文件以及答复咨询。未经另行同意，我们不发送广告。',
            en: 'To conclude and perform the contract, deliver the car, confirm the payment, prepare customs papers and answer questions. We send no advertising without a separate consent.',
          },
        },
      ],
    },
    {
      key: 'shared',
      title: {
        ru: 'Кому передаём',
        zh: '提供给谁',
        en: 'Who receives it',
      },
      entries: [
        {
          text: {
            ru: 'Договор заключает компания в Китае, поэтому данные договора передаются туда. Имя, адрес и телефон получателя видят перевозчик и таможенный представитель. Продавец видит заказ своего автомобиля, но не паспорт и не платёжные документы. Больше никому данные не передаём, кроме случаев, когда этого требует закон.',
            zh: '合同由中国境内公司签订，因此合同信息会传输至中国。承运人和报关代理可以看到收货人的姓名、地址和电话。商家只能看到自己车辆的订单，看不到护照和付款凭证。除法律要求外，不向其他任何人提供。',
            en: 'The contract is concluded by a company in China, so the data of the contract are transferred there. The carrier and the customs agent see name, address and phone of the consignee. A seller sees the order of their own car, but neither passport nor payment documents. Nobody else receives data unless the law requires it.',
          },
        },
      ],
    },
    {
      key: 'kept',
      title: {
        ru: 'Сколько храним',
        zh: '保存期限',
        en: 'How long',
      },
      entries: [
        {
          text: {
            ru: 'Заказы, договоры и платёжные документы храним столько, сколько требует закон о бухгалтерском учёте. Уведомления: 90 дней. Сведения об устройствах: 60 дней после последнего входа. Завершённые сеансы: 2 дня.',
            zh: '订单、合同和付款凭证按会计法规要求的期限保存。通知保存 90 天；设备信息在最后一次登录后保存 60 天；已结束的会话保存 2 天。',
            en: 'Orders, contracts and payment documents as long as accounting law requires. Notices: 90 days. Devices: 60 days after the last sign-in. Sessions that have ended: 2 days.',
          },
        },
      ],
    },
    {
      key: 'safe',
      title: {
        ru: 'Как защищаем',
        zh: '如何保护',
        en: 'How we protect it',
      },
      entries: [
        {
          text: {
            ru: 'Соединение с сайтом зашифровано, паспортные данные хранятся в зашифрованном виде. В договоре видна только часть номера паспорта. Целиком его открывают лишь сотрудники с отдельным правом, и каждый такой показ записывается с причиной.',
            zh: '网站连接经过加密，护照信息以加密形式保存。合同只显示护照号码的一部分。只有具备专门权限的员工才能查看完整号码，每次查看都会连同原因一起记录。',
            en: 'The connection to the site is encrypted, and passport data are stored encrypted. The contract shows only a part of the passport number. The whole is shown only to staff with a right of their own, and each time it is recorded with the reason.',
          },
        },
      ],
    },
    {
      key: 'rights',
      title: {
        ru: 'Ваши права',
        zh: '您的权利',
        en: 'Your rights',
      },
      entries: [
        {
          text: {
            ru: 'Данные о себе видны и исправляются в личном кабинете, сеансы на других устройствах завершаются там же. На странице «Персональные данные» личного кабинета видны все согласия, там же их можно отозвать, получить копию данных и попросить удалить их; можно и написать на {{email}}. Отвечаем в течение 10 рабочих дней. То, что нужно для исполнения договора или по закону, блокируем и удаляем после того, как срок истечёт.',
            zh: '您可以在个人中心查看和更正自己的信息，并结束其他设备上的会话。在个人中心的“个人信息”页面，您可以查看全部同意记录、撤回同意、获取数据副本或要求删除，也可以发送邮件至 {{email}}。我们会在 10 个工作日内答复。履行合同或法律要求保留的内容将被封存，并在期限届满后删除。',
            en: 'You see and correct your data in your account, and end sessions on other devices there. The page “Personal data” of your account shows all your consents; there you withdraw them, get a copy of your data and ask for their erasure, or you write to {{email}}. We answer within 10 working days. What the contract or the law requires is blocked, and deleted once its term is over.',
          },
        },
      ],
    },
    {
      key: 'device',
      title: {
        ru: 'Что хранится на вашем устройстве',
        zh: '保存在您设备上的内容',
        en: 'What is kept on your device',
      },
      entries: [
        {
          text: {
            ru: 'Вход в кабинет, язык, город доставки, корзина и набранный, но не отправленный текст форм. Сторонних счётчиков и рекламных меток на сайте нет.',
            zh: '登录状态、语言、收货城市、购物车，以及尚未提交的表单内容。网站没有第三方统计和广告跟踪。',
            en: 'Your sign-in, language, delivery city, cart, and what you typed into forms but have not sent. There are no third-party counters or advertising tags on this site.',
          },
        },
      ],
    },
  ],
};
