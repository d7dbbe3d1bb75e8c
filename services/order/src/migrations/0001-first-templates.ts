const contract = {
  title: {
    ru: `Договор купли-продажи автомобиля № {contractNumber}`,
    zh: `汽车买卖合同 第 {contractNumber} 号`,
    en: `Car sales contract No. {contractNumber}`,
  },
  preamble: {
    ru:
      `Дата: {issuedDay}. Заказ {orderNumber}.\n` +
      `Продавец: {sellerName}, единый код {sellerCode}, адрес: {sellerAddress}, ` +
      `в лице: {sellerDirector}.\n` +
      `Покупатель: {buyerName} ({buyerNameEn}), паспорт {buyerPassport}, телефон {buyerMobile}. ` +
      `Полные паспортные данные указаны Покупателем в личном кабинете, хранятся у Продавца в зашифрованном виде и вносятся в экземпляры для банка и таможни.\n` +
      `Стороны заключили договор о следующем.`,
    zh:
      `日期：{issuedDay}。订单：{orderNumber}。\n` +
      `卖方：{sellerName}，统一社会信用代码 {sellerCode}，地址：{sellerAddress}，代表人：{sellerDirector}。\n` +
      `买方：{buyerName}（{buyerNameEn}），护照号 {buyerPassport}，电话 {buyerMobile}。` +
      `买方完整护照信息由其在个人中心填写，卖方加密保存，并载入提交银行和海关的文本。\n` +
      `双方经协商一致，订立本合同。`,
    en:
      `Date: {issuedDay}. Order {orderNumber}.\n` +
      `Seller: {sellerName}, registration code {sellerCode}, address: {sellerAddress}, ` +
      `represented by {sellerDirector}.\n` +
      `Buyer: {buyerNameEn} ({buyerName}), passport {buyerPassport}, phone {buyerMobile}. ` +
      `The full passport data were entered by the Buyer, are kept encrypted by the Seller, and are set into the copies for bank and customs.\n` +
      `The parties have agreed as follows.`,
  },
  clauses: [
    {
      clauseId: 'subject',
      readSeconds: 3,
      title: { ru: 'Предмет договора', zh: '合同标的', en: 'Subject' },
      text: {
        ru: `Продавец передаёт в собственность Покупателя, а Покупатель принимает и оплачивает:\n{cars}`,
        zh: `卖方向买方出售、买方接受并支付以下车辆：\n{cars}`,
        en: `The Seller sells, and the Buyer accepts and pays for:\n{cars}`,
      },
    },
    {
      clauseId: 'price',
      readSeconds: 4,
      title: { ru: 'Цена и курс', zh: '价格与汇率', en: 'Price and rate' },
      text: {
        ru:
          `Цена договора — {totalCny} на условиях DAP Уссурийск. По курсу {rate} рубля за 1 юань ` +
          `(источник: {rateSource}, {rateAsOf}) это {totalRub}. ` +
          `Цена и курс не меняются до {payBefore}. Таможенные платежи в цену не входят.`,
        zh:
          `合同总价为 {totalCny}，贸易条款 DAP 乌苏里斯克。按 1 人民币兑 {rate} 卢布` +
          `（来源：{rateSource}，{rateAsOf}）折合 {totalRub}。` +
          `价格与汇率锁定至{payBefore}。总价不含进口税费。`,
        en:
          `The price is {totalCny}, DAP Ussuriysk. At {rate} roubles for 1 yuan ` +
          `(source: {rateSource}, {rateAsOf}) this is {totalRub}. ` +
          `Price and rate stand until {payBefore}. Customs payments are not included.`,
      },
    },
    {
      clauseId: 'payment',
      readSeconds: 4,
      title: { ru: 'Порядок оплаты', zh: '付款方式', en: 'Payment' },
      text: {
        ru:
          `Покупатель переводит цену договора банковским переводом на счёт Продавца в юанях или рублях до {payBefore} ` +
          `с указанием номера договора {contractNumber} и загружает платёжный документ. Оплата считается произведённой, когда деньги зачислены и ` +
          `Продавец подтвердил их получение. Без платёжного документа в срок заказ отменяется без штрафа, автомобиль возвращается в продажу.`,
        zh:
          `买方应于{payBefore}前以人民币或卢布银行转账至卖方账户，注明合同号 {contractNumber}，并上传付款凭证。` +
          `款项到账并经卖方确认后视为已付款。逾期未上传付款凭证的，订单自动取消，不收取违约金，车辆重新上架。`,
        en:
          `The Buyer transfers the price to the Seller's account in yuan or roubles before {payBefore}, ` +
          `quoting contract {contractNumber}, and uploads the payment slip. Payment is made when the money has arrived and the Seller has confirmed it. ` +
          `Without a slip in time the order is cancelled without penalty and the car goes back on sale.`,
      },
    },
    {
      clauseId: 'delivery',
      readSeconds: 4,
      title: { ru: 'Поставка', zh: '交货', en: 'Delivery' },
      text: {
        ru:
          `Продавец доставляет автомобиль на условиях DAP Уссурийск (Инкотермс 2020) в течение 60 календарных дней после подтверждения оплаты. ` +
          `Риск случайной гибели переходит к Покупателю при передаче в Уссурийске. Получатель: {consignee}, {deliveryAddress}.`,
        zh:
          `卖方于确认收款后 60 个自然日内按 DAP 乌苏里斯克（Incoterms 2020）交货。车辆毁损灭失的风险自在乌苏里斯克交付时起转移给买方。` +
          `收货人：{consignee}，{deliveryAddress}。`,
        en:
          `The Seller delivers DAP Ussuriysk (Incoterms 2020) within 60 calendar days after confirming the payment. ` +
          `The risk passes to the Buyer when the car is handed over in Ussuriysk. Consignee: {consignee}, {deliveryAddress}.`,
      },
    },
    {
      clauseId: 'condition',
      readSeconds: 3,
      title: { ru: 'Состояние автомобиля', zh: '车辆状况', en: 'Condition of the car' },
      text: {
        ru:
          `Состояние автомобиля соответствует описанию и отчёту об осмотре, опубликованным на дату договора. Продавец гарантирует, что автомобиль ` +
          `свободен от залогов, арестов и прав третьих лиц и может быть вывезен из КНР. Для автомобиля с пробегом обычный износ по возрасту и пробегу недостатком не считается.`,
        zh: `车辆状况以合同签订日公布的车辆信息和检测报告为准。卖方保证车辆无抵押、查封及第三方权利，且可合法出口。二手车与车龄、里程相符的正常损耗不视为瑕疵。`,
        en:
          `The car is as described in the listing and the inspection report published on the date of this contract. The Seller warrants that it is free of ` +
          `liens, seizures and rights of others and may be exported from China. Ordinary wear of a used car for its age and mileage is not a defect.`,
      },
    },
    {
      clauseId: 'customs',
      readSeconds: 4,
      title: { ru: 'Таможня и документы', zh: '清关与文件', en: 'Customs and papers' },
      text: {
        ru:
          `Экспортное оформление выполняет и оплачивает Продавец. Ввозная пошлина, утилизационный сбор, налоги, сборы за оформление, СБКТС и ЭПТС ` +
          `оплачивает Покупатель. Продавец передаёт договор, инвойс и документы на автомобиль. Покупатель своевременно предоставляет паспорт, ИНН и СНИЛС.`,
        zh:
          `出口手续及费用由卖方负责。进口关税、报废税、其他税费、清关费以及 SBKTS、EPTS 费用由买方承担。` +
          `卖方提供合同、发票和车辆文件；买方应及时提供护照、俄罗斯税号和社保号。`,
        en:
          `The Seller clears the car for export at its own cost. Import duty, recycling fee, taxes, clearance fees, SBKTS and EPTS are paid by the Buyer. ` +
          `The Seller hands over the contract, the invoice and the papers of the car. The Buyer provides passport, tax number and SNILS in time.`,
      },
    },
    {
      clauseId: 'claims',
      readSeconds: 3,
      title: { ru: 'Приёмка и претензии', zh: '验收与索赔', en: 'Acceptance and claims' },
      text: {
        ru:
          `Покупатель осматривает автомобиль при получении. О несоответствии описанию он сообщает в течение 48 часов с фотографиями, о неисправности агрегатов — с видеозаписью. ` +
          `По обоснованной претензии Продавец по соглашению сторон устраняет недостаток, уменьшает цену или возвращает деньги.`,
        zh: `买方提车时应当场验车。与描述不符的，应在 48 小时内附照片提出；机械故障应附视频。索赔成立的，由双方协商，卖方予以修复、减价或退款。`,
        en:
          `The Buyer inspects the car on receipt, and reports what differs from the description within 48 hours with photographs, mechanical faults with a video. ` +
          `If the claim is justified, the Seller, as agreed, repairs, lowers the price or returns the money.`,
      },
    },
    {
      clauseId: 'cancellation',
      readSeconds: 4,
      title: { ru: 'Отмена и возврат', zh: '取消与退款', en: 'Cancellation and refund' },
      text: {
        ru:
          `До загрузки платёжного документа Покупатель может отменить заказ без последствий. После оплаты договор расторгается по соглашению сторон. ` +
          `Если Продавец не может поставить автомобиль, он возвращает всё полученное в течение 10 рабочих дней.`,
        zh: `上传付款凭证前，买方可随时取消订单且不承担责任。付款后解除合同须经双方协商一致。卖方无法交车的，应在 10 个工作日内退还全部款项。`,
        en:
          `Before uploading a payment slip the Buyer may cancel without consequences. After payment the contract is ended by agreement. ` +
          `If the Seller cannot deliver the car, it returns all it has received within 10 working days.`,
      },
    },
    {
      clauseId: 'final',
      readSeconds: 3,
      title: { ru: 'Прочие условия', zh: '其他条款', en: 'Final provisions' },
      text: {
        ru:
          `Покупатель согласен на обработку персональных данных для исполнения договора, в том числе на передачу банку, перевозчику и таможне. ` +
          `Споры решаются переговорами, а при недостижении согласия за 30 дней — судом по месту нахождения ответчика. ` +
          `Договор составлен на русском и китайском языках, тексты имеют равную силу; английский текст — для сведения. Подпись на экране и скан подписанного экземпляра имеют силу подписи на бумаге.`,
        zh:
          `买方同意卖方为履行合同处理其个人信息，并提供给银行、承运人和海关。争议由双方协商解决；30 日内协商不成的，由被告所在地法院管辖。` +
          `本合同以俄文和中文订立，两种文本具有同等效力，英文仅供参考。屏幕签名及签字扫描件与纸质签名具有同等效力。`,
        en:
          `The Buyer agrees to the processing of personal data needed for this contract, including their transfer to bank, carrier and customs. ` +
          `Disputes are settled by negotiation, failing that within 30 days by the court at the seat of the defendant. ` +
          `The contract is made in Russian and Chinese, both texts being equally binding; the English text is for information. ` +
          `A signature on screen and a scan of a signed copy have the force of a signature on paper.`,
      },
    },
  ],
};

const proforma = {
  title: {
    ru: `Проформа-инвойс № {documentNumber}`,
    zh: `形式发票 第 {documentNumber} 号`,
    en: `Proforma invoice No. {documentNumber}`,
  },
  preamble: {
    ru: `К договору № {contractNumber} от {issuedDay}. Просим оплатить {totalCny} или {totalRub} до {payBefore}.`,
    zh: `对应合同：{contractNumber}（{issuedDay}）。请于{payBefore}前支付 {totalCny} 或 {totalRub}。`,
    en: `Under contract No. {contractNumber} of {issuedDay}. Please pay {totalCny} or {totalRub} before {payBefore}.`,
  },
  clauses: [
    {
      clauseId: 'payment',
      readSeconds: 0,
      title: { ru: 'Как оплатить', zh: '付款说明', en: 'How to pay' },
      text: {
        ru: `Банковский перевод на счёт получателя в юанях или рублях одной суммой. Назначение платежа: «Оплата автомобиля по договору {contractNumber}». Комиссии банков оплачивает покупатель. Платёжный документ загрузите в заказ {orderNumber}.`,
        zh: `请以人民币或卢布一次性银行转账至收款账户，附言：“支付汽车货款，合同号 {contractNumber}”。银行手续费由买方承担。付款后请在订单 {orderNumber} 中上传付款凭证。`,
        en: `By one bank transfer to the payee's account, in yuan or roubles. Purpose of the payment: “Payment for a car under contract {contractNumber}”. Bank charges are borne by the buyer. Please upload the payment slip to order {orderNumber}.`,
      },
    },
    {
      clauseId: 'rate',
      readSeconds: 0,
      title: { ru: 'Курс', zh: '汇率', en: 'Rate' },
      text: {
        ru: `1 CNY = {rate} RUB, источник: {rateSource}, {rateAsOf}. Цена и курс закреплены до {payBefore}.`,
        zh: `1 CNY = {rate} RUB，来源：{rateSource}，{rateAsOf}。价格与汇率锁定至{payBefore}。`,
        en: `1 CNY = {rate} RUB, source: {rateSource}, {rateAsOf}. Price and rate stand until {payBefore}.`,
      },
    },
    {
      clauseId: 'delivery',
      readSeconds: 0,
      title: { ru: 'Поставка', zh: '交货', en: 'Delivery' },
      text: {
        ru: `DAP Уссурийск (Инкотермс 2020). Получатель: {consignee}, {deliveryAddress}. Ввозные таможенные платежи в сумму не входят и оплачиваются покупателем.`,
        zh: `DAP 乌苏里斯克（Incoterms 2020）。收货人：{consignee}，{deliveryAddress}。金额不含进口税费，由买方承担。`,
        en: `DAP Ussuriysk (Incoterms 2020). Consignee: {consignee}, {deliveryAddress}. Import duties and taxes are not included and are paid by the buyer.`,
      },
    },
  ],
};

const invoice = {
  title: {
    ru: `Инвойс № {documentNumber}`,
    zh: `发票 第 {documentNumber} 号`,
    en: `Invoice No. {documentNumber}`,
  },
  preamble: {
    ru: `К договору № {contractNumber} от {issuedDay}. Оплата {totalCny} подтверждена {paidDay}.`,
    zh: `对应合同：{contractNumber}（{issuedDay}）。货款 {totalCny} 已于{paidDay}确认到账。`,
    en: `Under contract No. {contractNumber} of {issuedDay}. Payment of {totalCny} was confirmed on {paidDay}.`,
  },
  clauses: [
    {
      clauseId: 'rate',
      readSeconds: 0,
      title: { ru: 'Курс', zh: '汇率', en: 'Rate' },
      text: {
        ru: `1 CNY = {rate} RUB, источник: {rateSource}, {rateAsOf}.`,
        zh: `1 CNY = {rate} RUB，来源：{rateSource}，{rateAsOf}。`,
        en: `1 CNY = {rate} RUB, source: {rateSource}, {rateAsOf}.`,
      },
    },
    {
      clauseId: 'delivery',
      readSeconds: 0,
      title: { ru: 'Поставка', zh: '交货', en: 'Delivery' },
      text: {
        ru: `DAP Уссурийск (Инкотермс 2020). Получатель: {consignee}, {deliveryAddress}. Ввозные таможенные платежи в сумму не входят.`,
        zh: `DAP 乌苏里斯克（Incoterms 2020）。收货人：{consignee}，{deliveryAddress}。金额不含进口税费。`,
        en: `DAP Ussuriysk (Incoterms 2020). Consignee: {consignee}, {deliveryAddress}. Import duties and taxes are not included.`,
      },
    },
  ],
};

/** Initial templates: for the baseline, for tests and for the sample of a preview. Staff write later versions; these are never edited. */
export const FIRST_TEMPLATES = { contract, proforma, invoice } as const;

const RECEIPT = {
  ru:
    ` Если Покупатель не подтвердил получение в течение {receiptDays} календарных дней после того, как Продавец отметил, ` +
    `что автомобиль стоит на площадке в Уссурийске, получение считается подтверждённым; до этой отметки срок не течёт.`,
  zh: `自卖方登记车辆到达乌苏里斯克停车场之日起 {receiptDays} 个自然日内，买方未确认收货的，视为已确认收货；登记之前不起算。`,
  en:
    ` If the Buyer has not confirmed receipt within {receiptDays} calendar days after the Seller recorded that the car stands ` +
    `at the yard in Ussuriysk, receipt is deemed confirmed; the period does not run before that.`,
};

/** First wording of the contract, with the automatic receipt in its clause on acceptance. */
export const CONTRACT_WITH_RECEIPT = {
  ...FIRST_TEMPLATES.contract,
  clauses: FIRST_TEMPLATES.contract.clauses.map((clause) =>
    clause.clauseId === 'claims'
      ? {
          ...clause,
          readSeconds: 4,
          text: {
            ru: clause.text.ru + RECEIPT.ru,
            zh: clause.text.zh + RECEIPT.zh,
            en: clause.text.en + RECEIPT.en,
          },
        }
      : clause,
  ),
};
