import type { Locale, Texts } from '@mall/validation';
import { formatDay, formatMinor, formatMoment, type ContractFacts } from './contract-facts.js';

/** Raised with every change of wording; contracts already issued keep their text. */
export const TEMPLATE_VERSION = 1;

type Write = (facts: ContractFacts) => string;

export interface ClauseTemplate {
  readonly clauseId: string;
  /** How long it has to be on screen before it can be agreed to. */
  readonly readSeconds: number;
  readonly title: Texts;
  readonly text: Readonly<Record<Locale, Write>>;
}

const conditionWords: Readonly<Record<string, Texts>> = {
  new: { ru: 'новый', zh: '新车', en: 'new' },
  used: { ru: 'с пробегом', zh: '二手车', en: 'used' },
};

const cny = (minor: number, locale: Locale): string => `${formatMinor(minor, locale)} CNY`;
const rub = (minor: number, locale: Locale): string => `${formatMinor(minor, locale)} RUB`;

const items =
  (locale: Locale): Write =>
  (facts) =>
    facts.items
      .map(({ name, vin, condition, count, priceMinor, totalMinor }, index) => {
        const word = conditionWords[condition]?.[locale] ?? condition;
        const vinText = vin ? `, VIN ${vin}` : '';
        const price = cny(priceMinor, locale);
        const total = cny(totalMinor, locale);
        const pieces = {
          ru: `${count} шт. по ${price}, всего ${total}`,
          zh: `${count} 辆，单价 ${price}，合计 ${total}`,
          en: `${count} × ${price}, ${total} in total`,
        };
        const separator = locale === 'zh' ? '，' : ', ';
        return `${index + 1}) ${name[locale]}${vinText}${separator}${word}${separator}${pieces[locale]}`;
      })
      .join('\n');

export const contractTitle: Readonly<Record<Locale, Write>> = {
  ru: ({ contractNumber }) => `Договор купли-продажи автомобиля № ${contractNumber}`,
  zh: ({ contractNumber }) => `汽车买卖合同 第 ${contractNumber} 号`,
  en: ({ contractNumber }) => `Car sales contract No. ${contractNumber}`,
};

export const contractPreamble: Readonly<Record<Locale, Write>> = {
  ru: ({ seller, buyer, issuedAt, orderNumber }) =>
    `Дата: ${formatDay(issuedAt, 'ru')}. Заказ ${orderNumber}.\n` +
    `Продавец: ${seller.companyName.ru}, единый код ${seller.registrationCode}, адрес: ${seller.companyAddress.ru}, ` +
    `в лице: ${seller.director.ru}.\n` +
    `Покупатель: ${buyer.fullName} (${buyer.fullNameEn}), паспорт ${buyer.passportNoMasked ?? '—'}, телефон ${buyer.mobile}. ` +
    `Полные паспортные данные указаны Покупателем в личном кабинете, хранятся у Продавца в зашифрованном виде и вносятся в экземпляры для банка и таможни.\n` +
    `Стороны заключили договор о следующем.`,
  zh: ({ seller, buyer, issuedAt, orderNumber }) =>
    `日期：${formatDay(issuedAt, 'zh')}。订单：${orderNumber}。\n` +
    `卖方：${seller.companyName.zh}，统一社会信用代码 ${seller.registrationCode}，地址：${seller.companyAddress.zh}，代表人：${seller.director.zh}。\n` +
    `买方：${buyer.fullName}（${buyer.fullNameEn}），护照号 ${buyer.passportNoMasked ?? '—'}，电话 ${buyer.mobile}。` +
    `买方完整护照信息由其在个人中心填写，卖方加密保存，并载入提交银行和海关的文本。\n` +
    `双方经协商一致，订立本合同。`,
  en: ({ seller, buyer, issuedAt, orderNumber }) =>
    `Date: ${formatDay(issuedAt, 'en')}. Order ${orderNumber}.\n` +
    `Seller: ${seller.companyName.en}, registration code ${seller.registrationCode}, address: ${seller.companyAddress.en}, ` +
    `represented by ${seller.director.en}.\n` +
    `Buyer: ${buyer.fullNameEn} (${buyer.fullName}), passport ${buyer.passportNoMasked ?? '—'}, phone ${buyer.mobile}. ` +
    `The full passport data were entered by the Buyer, are kept encrypted by the Seller, and are set into the copies for bank and customs.\n` +
    `The parties have agreed as follows.`,
};

export const contractClauses: readonly ClauseTemplate[] = [
  {
    clauseId: 'subject',
    readSeconds: 3,
    title: { ru: 'Предмет договора', zh: '合同标的', en: 'Subject' },
    text: {
      ru: (facts) =>
        `Продавец передаёт в собственность Покупателя, а Покупатель принимает и оплачивает:\n${items('ru')(facts)}`,
      zh: (facts) => `卖方向买方出售、买方接受并支付以下车辆：\n${items('zh')(facts)}`,
      en: (facts) => `The Seller sells, and the Buyer accepts and pays for:\n${items('en')(facts)}`,
    },
  },
  {
    clauseId: 'price',
    readSeconds: 4,
    title: { ru: 'Цена и курс', zh: '价格与汇率', en: 'Price and rate' },
    text: {
      ru: (facts) =>
        `Цена договора — ${cny(facts.totalMinor, 'ru')} на условиях DAP Уссурийск. По курсу ${formatRate(facts, 'ru')} рубля за 1 юань ` +
        `(источник: ${facts.rateSource}, ${formatMoment(facts.rateAsOf, 'ru')}) это ${rub(facts.totalRubMinor, 'ru')}. ` +
        `Цена и курс не меняются до ${formatMoment(facts.payBefore, 'ru')}. Таможенные платежи в цену не входят.`,
      zh: (facts) =>
        `合同总价为 ${cny(facts.totalMinor, 'zh')}，贸易条款 DAP 乌苏里斯克。按 1 人民币兑 ${formatRate(facts, 'zh')} 卢布` +
        `（来源：${facts.rateSource}，${formatMoment(facts.rateAsOf, 'zh')}）折合 ${rub(facts.totalRubMinor, 'zh')}。` +
        `价格与汇率锁定至${formatMoment(facts.payBefore, 'zh')}。总价不含进口税费。`,
      en: (facts) =>
        `The price is ${cny(facts.totalMinor, 'en')}, DAP Ussuriysk. At ${formatRate(facts, 'en')} roubles for 1 yuan ` +
        `(source: ${facts.rateSource}, ${formatMoment(facts.rateAsOf, 'en')}) this is ${rub(facts.totalRubMinor, 'en')}. ` +
        `Price and rate stand until ${formatMoment(facts.payBefore, 'en')}. Customs payments are not included.`,
    },
  },
  {
    clauseId: 'payment',
    readSeconds: 4,
    title: { ru: 'Порядок оплаты', zh: '付款方式', en: 'Payment' },
    text: {
      ru: ({ payBefore, contractNumber }) =>
        `Покупатель переводит цену договора банковским переводом на счёт Продавца в юанях или рублях до ${formatMoment(payBefore, 'ru')} ` +
        `с указанием номера договора ${contractNumber} и загружает платёжный документ. Оплата считается произведённой, когда деньги зачислены и ` +
        `Продавец подтвердил их получение. Без платёжного документа в срок заказ отменяется без штрафа, автомобиль возвращается в продажу.`,
      zh: ({ payBefore, contractNumber }) =>
        `买方应于${formatMoment(payBefore, 'zh')}前以人民币或卢布银行转账至卖方账户，注明合同号 ${contractNumber}，并上传付款凭证。` +
        `款项到账并经卖方确认后视为已付款。逾期未上传付款凭证的，订单自动取消，不收取违约金，车辆重新上架。`,
      en: ({ payBefore, contractNumber }) =>
        `The Buyer transfers the price to the Seller's account in yuan or roubles before ${formatMoment(payBefore, 'en')}, ` +
        `quoting contract ${contractNumber}, and uploads the payment slip. Payment is made when the money has arrived and the Seller has confirmed it. ` +
        `Without a slip in time the order is cancelled without penalty and the car goes back on sale.`,
    },
  },
  {
    clauseId: 'delivery',
    readSeconds: 4,
    title: { ru: 'Поставка', zh: '交货', en: 'Delivery' },
    text: {
      ru: ({ delivery }) =>
        `Продавец доставляет автомобиль на условиях DAP Уссурийск (Инкотермс 2020) в течение 60 календарных дней после подтверждения оплаты. ` +
        `Риск случайной гибели переходит к Покупателю при передаче в Уссурийске. Получатель: ${delivery.consignee}, ${delivery.address}.`,
      zh: ({ delivery }) =>
        `卖方于确认收款后 60 个自然日内按 DAP 乌苏里斯克（Incoterms 2020）交货。车辆毁损灭失的风险自在乌苏里斯克交付时起转移给买方。` +
        `收货人：${delivery.consignee}，${delivery.address}。`,
      en: ({ delivery }) =>
        `The Seller delivers DAP Ussuriysk (Incoterms 2020) within 60 calendar days after confirming the payment. ` +
        `The risk passes to the Buyer when the car is handed over in Ussuriysk. Consignee: ${delivery.consignee}, ${delivery.address}.`,
    },
  },
  {
    clauseId: 'condition',
    readSeconds: 3,
    title: { ru: 'Состояние автомобиля', zh: '车辆状况', en: 'Condition of the car' },
    text: {
      ru: () =>
        `Состояние автомобиля соответствует описанию и отчёту об осмотре, опубликованным на дату договора. Продавец гарантирует, что автомобиль ` +
        `свободен от залогов, арестов и прав третьих лиц и может быть вывезен из КНР. Для автомобиля с пробегом обычный износ по возрасту и пробегу недостатком не считается.`,
      zh: () =>
        `车辆状况以合同签订日公布的车辆信息和检测报告为准。卖方保证车辆无抵押、查封及第三方权利，且可合法出口。二手车与车龄、里程相符的正常损耗不视为瑕疵。`,
      en: () =>
        `The car is as described in the listing and the inspection report published on the date of this contract. The Seller warrants that it is free of ` +
        `liens, seizures and rights of others and may be exported from China. Ordinary wear of a used car for its age and mileage is not a defect.`,
    },
  },
  {
    clauseId: 'customs',
    readSeconds: 4,
    title: { ru: 'Таможня и документы', zh: '清关与文件', en: 'Customs and papers' },
    text: {
      ru: () =>
        `Экспортное оформление выполняет и оплачивает Продавец. Ввозная пошлина, утилизационный сбор, налоги, сборы за оформление, СБКТС и ЭПТС ` +
        `оплачивает Покупатель. Продавец передаёт договор, инвойс и документы на автомобиль. Покупатель своевременно предоставляет паспорт, ИНН и СНИЛС.`,
      zh: () =>
        `出口手续及费用由卖方负责。进口关税、报废税、其他税费、清关费以及 SBKTS、EPTS 费用由买方承担。` +
        `卖方提供合同、发票和车辆文件；买方应及时提供护照、俄罗斯税号和社保号。`,
      en: () =>
        `The Seller clears the car for export at its own cost. Import duty, recycling fee, taxes, clearance fees, SBKTS and EPTS are paid by the Buyer. ` +
        `The Seller hands over the contract, the invoice and the papers of the car. The Buyer provides passport, tax number and SNILS in time.`,
    },
  },
  {
    clauseId: 'claims',
    readSeconds: 3,
    title: { ru: 'Приёмка и претензии', zh: '验收与索赔', en: 'Acceptance and claims' },
    text: {
      ru: () =>
        `Покупатель осматривает автомобиль при получении. О несоответствии описанию он сообщает в течение 48 часов с фотографиями, о неисправности агрегатов — с видеозаписью. ` +
        `По обоснованной претензии Продавец по соглашению сторон устраняет недостаток, уменьшает цену или возвращает деньги.`,
      zh: () =>
        `买方提车时应当场验车。与描述不符的，应在 48 小时内附照片提出；机械故障应附视频。索赔成立的，由双方协商，卖方予以修复、减价或退款。`,
      en: () =>
        `The Buyer inspects the car on receipt, and reports what differs from the description within 48 hours with photographs, mechanical faults with a video. ` +
        `If the claim is justified, the Seller, as agreed, repairs, lowers the price or returns the money.`,
    },
  },
  {
    clauseId: 'cancellation',
    readSeconds: 4,
    title: { ru: 'Отмена и возврат', zh: '取消与退款', en: 'Cancellation and refund' },
    text: {
      ru: () =>
        `До загрузки платёжного документа Покупатель может отменить заказ без последствий. После оплаты договор расторгается по соглашению сторон. ` +
        `Если Продавец не может поставить автомобиль, он возвращает всё полученное в течение 10 рабочих дней.`,
      zh: () =>
        `上传付款凭证前，买方可随时取消订单且不承担责任。付款后解除合同须经双方协商一致。卖方无法交车的，应在 10 个工作日内退还全部款项。`,
      en: () =>
        `Before uploading a payment slip the Buyer may cancel without consequences. After payment the contract is ended by agreement. ` +
        `If the Seller cannot deliver the car, it returns all it has received within 10 working days.`,
    },
  },
  {
    clauseId: 'final',
    readSeconds: 3,
    title: { ru: 'Прочие условия', zh: '其他条款', en: 'Final provisions' },
    text: {
      ru: () =>
        `Покупатель согласен на обработку персональных данных для исполнения договора, в том числе на передачу банку, перевозчику и таможне. ` +
        `Споры решаются переговорами, а при недостижении согласия за 30 дней — судом по месту нахождения ответчика. ` +
        `Договор составлен на русском и китайском языках, тексты имеют равную силу; английский текст — для сведения. Подпись на экране и скан подписанного экземпляра имеют силу подписи на бумаге.`,
      zh: () =>
        `买方同意卖方为履行合同处理其个人信息，并提供给银行、承运人和海关。争议由双方协商解决；30 日内协商不成的，由被告所在地法院管辖。` +
        `本合同以俄文和中文订立，两种文本具有同等效力，英文仅供参考。屏幕签名及签字扫描件与纸质签名具有同等效力。`,
      en: () =>
        `The Buyer agrees to the processing of personal data needed for this contract, including their transfer to bank, carrier and customs. ` +
        `Disputes are settled by negotiation, failing that within 30 days by the court at the seat of the defendant. ` +
        `The contract is made in Russian and Chinese, both texts being equally binding; the English text is for information. ` +
        `A signature on screen and a scan of a signed copy have the force of a signature on paper.`,
    },
  },
];

function formatRate({ rate }: ContractFacts, locale: Locale): string {
  return rate.toFixed(4).replace('.', locale === 'ru' ? ',' : '.');
}
