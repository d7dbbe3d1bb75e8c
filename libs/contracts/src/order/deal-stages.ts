import { say, type Texts } from '@mall/validation';
import type { OrderAction } from './order-actions.js';

export const DEAL_TONES = ['now', 'wait', 'good', 'bad', 'plain'] as const;
/** `now`: the buyer has to act; `wait`: others do; `bad`: something went wrong. */
export type DealTone = (typeof DEAL_TONES)[number];

export const DEAL_PARTIES = ['buyer', 'shop', 'staff', 'nobody'] as const;
/** Party that has to take the next step. */
export type DealParty = (typeof DEAL_PARTIES)[number];

/** Texts for an order of one car, and those for one of several where they differ. */
export type CarTexts = Texts & { readonly several?: Texts };

const ofCars = (one: Texts, several: Texts): CarTexts => ({ ...one, several });

/** A stage of a deal with all of its texts. Texts may have `{balance}`, `{reason}` and `{refund}`. */
export interface DealStageRow {
  /** Status in one or two words, for a list. */
  readonly label: Texts;
  readonly tone: DealTone;
  readonly waitsFor: DealParty;
  /** Action of the party that the stage waits for. */
  readonly action?: OrderAction;
  readonly buyer: {
    readonly title: CarTexts;
    readonly text: CarTexts;
    /** The button of `action`, on the page and, shorter, in the list. */
    readonly button?: Texts;
    readonly short?: Texts;
  };
  readonly desk: {
    readonly text: CarTexts;
    /** Short text in a list: whom or what the stage waits for. */
    readonly short: Texts;
  };
}

const sign = {
  button: say('Открыть договор', '打开合同', 'Open the contract'),
  short: say('Подписать договор', '签署合同', 'Sign the contract'),
} as const;
const upload = say('Загрузить платёжный документ', '上传付款凭证', 'Upload the payment slip');
const unpaid = say('Ожидает оплаты', '待付款', 'Pending payment');
const toConfirm = say('Оплата проверяется', '付款待确认', 'Payment to be confirmed');
const cancelled = say('Отменён', '已取消', 'Cancelled');
const buyerSigns = say('Подпись покупателя', '等买家签约', 'Buyer to sign');
const buyerPays = say('Оплата от покупателя', '等买家付款', 'Buyer to pay');
const refundIsOpen = say('Решение о возврате', '待处理退款', 'Refund to be decided');
const nothing = say('—', '—', '—');

export const dealStages = {
  signContract: {
    label: unpaid,
    tone: 'now',
    waitsFor: 'buyer',
    action: 'signContract',
    buyer: {
      title: say('Прочитайте и подпишите договор', '请阅读并签署合同', 'Read and sign the contract'),
      text: say(
        'Договор на русском и китайском, подпись ставится на экране. После подписи оплатите счёт в банке.',
        '合同为中俄双语，在屏幕上签名。签署后请到银行付款。',
        'In Russian and Chinese, signed on screen. After signing, pay at your bank.',
      ),
      ...sign,
    },
    desk: {
      text: say(
        'Ждём покупателя: он подписывает договор и платит.',
        '等待买家签署合同并付款。',
        'Waiting for the buyer to sign the contract and pay.',
      ),
      short: buyerSigns,
    },
  },
  contractToCheck: {
    label: say('Договор проверяется', '合同待核验', 'Contract to be checked'),
    tone: 'wait',
    waitsFor: 'staff',
    action: 'checkContract',
    buyer: {
      title: say('Проверяем скан договора', '正在核验合同扫描件', 'We are checking the scan of the contract'),
      text: say(
        'Сотрудник сверит подпись и страницы. Оплатить можно уже сейчас, зачислим платёж после проверки договора.',
        '工作人员正在核对签名和页面。您可以先付款，合同核验后即可确认。',
        'A member of staff compares signature and pages. You can pay now; the payment counts once the contract is checked.',
      ),
    },
    desk: {
      text: say(
        'Покупатель прислал скан договора: проверьте подпись и страницы.',
        '买家已上传合同扫描件，请核对签名和页面。',
        'The buyer handed in a scan of the contract: check signature and pages.',
      ),
      short: say('Проверка договора', '待核验合同', 'Contract to be checked'),
    },
  },
  contractAndPayment: {
    label: say('Договор и оплата проверяются', '合同和付款待核验', 'Contract and payment to be checked'),
    tone: 'wait',
    waitsFor: 'staff',
    action: 'checkContract',
    buyer: {
      title: say(
        'Проверяем договор и оплату',
        '正在核验合同和付款',
        'We are checking the contract and the payment',
      ),
      text: say(
        'Сотрудник сверит подпись и страницы договора, а платёж — с поступлением на счёт. Сейчас от вас ничего не нужно.',
        '工作人员正在核对合同的签名和页面，并核实银行到账。目前无需您操作。',
        'A member of staff compares signature and pages of the contract, and the slip with what reached the account. You need to do nothing now.',
      ),
    },
    desk: {
      text: say(
        'Покупатель прислал скан договора и платёжный документ: сначала проверьте подпись и страницы.',
        '买家已上传合同扫描件和付款凭证，请先核对签名和页面。',
        'The buyer handed in a scan of the contract and a payment slip: check signature and pages first.',
      ),
      short: say('Проверка договора', '待核验合同', 'Contract to be checked'),
    },
  },
  pay: {
    label: unpaid,
    tone: 'now',
    waitsFor: 'buyer',
    action: 'uploadSlip',
    buyer: {
      title: say(
        'Оплатите в банке и загрузите платёжный документ',
        '请到银行付款并上传凭证',
        'Pay at your bank and upload the slip',
      ),
      text: say(
        'К оплате {balance}. Реквизиты ниже. Когда банк примет платёж, загрузите сюда платёжное поручение: по нему мы найдём ваши деньги.',
        '应付 {balance}，收款账户见下方。银行受理后，请上传付款凭证，以便我们核对到账。',
        '{balance} is due. The bank details are below. When the bank has taken the payment, upload its slip here: it is how we find your money.',
      ),
      button: upload,
      short: say('Оплатить', '去付款', 'Pay'),
    },
    desk: {
      text: say(
        'Договор подписан, ждём платёж покупателя: {balance}.',
        '合同已签署，等待买家付款 {balance}。',
        'The contract is signed; waiting for the payment of {balance}.',
      ),
      short: buyerPays,
    },
  },
  payAgain: {
    label: unpaid,
    tone: 'bad',
    waitsFor: 'buyer',
    action: 'uploadSlip',
    buyer: {
      title: say('Платёж не подтверждён', '付款未通过审核', 'The payment was not confirmed'),
      text: say(
        'К оплате {balance}. Проверьте причину и загрузите исправленный документ. Бронь сохраняется до конца срока оплаты.',
        '应付 {balance}。请查看原因并重新上传凭证。付款期内车辆继续为您保留。',
        '{balance} is due. See the reason and upload a corrected slip. The car stays held until the time to pay is over.',
      ),
      button: say('Загрузить исправленный документ', '上传更正后的凭证', 'Upload a corrected slip'),
      short: say('Исправить платёж', '重新上传凭证', 'Correct the payment'),
    },
    desk: {
      text: say(
        'Платёжный документ отклонён, ждём другой. К оплате {balance}.',
        '付款凭证已驳回，等待买家重新上传。应付 {balance}。',
        'The slip was sent back; waiting for another one. {balance} is due.',
      ),
      short: buyerPays,
    },
  },
  payRest: {
    label: say('Оплачен частично', '部分付款', 'Paid in part'),
    tone: 'now',
    waitsFor: 'buyer',
    action: 'uploadSlip',
    buyer: {
      title: say('Оплатите остаток', '请支付余款', 'Pay the balance'),
      text: say(
        'Часть оплаты подтверждена. Осталось {balance}. Переведите остаток по тем же реквизитам и загрузите платёжный документ.',
        '部分付款已确认，余款 {balance}。请按同一账户汇款并上传付款凭证。',
        'A part of the payment is confirmed. {balance} is still due. Transfer it to the same account and upload the payment slip.',
      ),
      button: upload,
      short: say('Доплатить', '支付余款', 'Pay the balance'),
    },
    desk: {
      text: say(
        'Часть оплаты подтверждена, ждём остаток: {balance}.',
        '部分付款已确认，等待余款 {balance}。',
        'A part is confirmed; waiting for the balance of {balance}.',
      ),
      short: say('Остаток от покупателя', '等买家付余款', 'Buyer to pay the balance'),
    },
  },
  signLate: {
    label: toConfirm,
    tone: 'now',
    waitsFor: 'buyer',
    action: 'signContract',
    buyer: {
      title: say('Подпишите договор', '请签署合同', 'Sign the contract'),
      text: say(
        'Платёжный документ получен. Без подписанного договора мы не можем подтвердить оплату.',
        '付款凭证已收到。合同签署后我们才能确认付款。',
        'We have your slip. Without a signed contract we cannot confirm the payment.',
      ),
      ...sign,
    },
    desk: {
      text: say(
        'Платёжный документ загружен, но договор ещё не подписан: подтвердить оплату можно после подписи.',
        '付款凭证已上传，但合同尚未签署，签署后才能确认付款。',
        'The slip is here, but the contract is not signed yet: payment can be confirmed after that.',
      ),
      short: buyerSigns,
    },
  },
  checking: {
    label: toConfirm,
    tone: 'wait',
    waitsFor: 'staff',
    action: 'auditSlip',
    buyer: {
      title: say('Проверяем оплату', '正在核实付款', 'We are checking the payment'),
      text: say(
        'Сверяем платёж с поступлением на счёт. Когда деньги придут, эта страница изменится сама.',
        '正在核对银行到账，到账后本页面会自动更新。',
        'We compare the slip with what reached the account. When the money arrives, this page changes by itself.',
      ),
    },
    desk: {
      text: say(
        'Проверьте платёжный документ: деньги пришли на счёт?',
        '请核对付款凭证：款项是否已到账？',
        'Check the payment slip: has the money arrived?',
      ),
      short: say('Проверка платежа', '待核对付款', 'Payment to be checked'),
    },
  },
  preparing: {
    label: say('Готовится к отправке', '待发货', 'To be shipped'),
    tone: 'wait',
    waitsFor: 'shop',
    action: 'ship',
    buyer: {
      title: say(
        'Оплата подтверждена, готовим к отправке',
        '付款已确认，准备发运',
        'Payment confirmed, preparing to ship',
      ),
      text: ofCars(
        say(
          'Оформляем экспортные документы и передаём автомобиль перевозчику. О дате отправки сообщим здесь.',
          '正在办理出口手续并交付承运方，发运日期将在此通知。',
          'We do the export papers and hand the car to the carrier. The date of departure will be shown here.',
        ),
        say(
          'Оформляем экспортные документы и передаём автомобили перевозчику. О дате отправки сообщим здесь.',
          '正在办理出口手续并交付承运方，发运日期将在此通知。',
          'We do the export papers and hand the cars to the carrier. The date of departure will be shown here.',
        ),
      ),
    },
    desk: {
      text: say(
        'Оплата подтверждена. Отправьте автомобили и впишите перевозчика.',
        '付款已确认，请安排发货并填写承运方。',
        'Payment is confirmed. Ship the cars and enter the carrier.',
      ),
      short: say('Отправка', '待发货', 'To be shipped'),
    },
  },
  nameVins: {
    label: say('Готовится к отправке', '待发货', 'To be shipped'),
    tone: 'wait',
    waitsFor: 'staff',
    action: 'nameVins',
    buyer: {
      title: say(
        'Оплата подтверждена, готовим к отправке',
        '付款已确认，准备发运',
        'Payment confirmed, preparing to ship',
      ),
      text: ofCars(
        say(
          'Закрепляем за вами автомобиль: VIN появится в договоре и инвойсе. О дате отправки сообщим здесь.',
          '正在为您确定车辆，车架号将写入合同和发票，发运日期将在此通知。',
          'We assign your car: its VIN will be in contract and invoice. The date of departure will be shown here.',
        ),
        say(
          'Закрепляем за вами автомобили: их VIN появятся в договоре и инвойсе. О дате отправки сообщим здесь.',
          '正在为您确定车辆，车架号将写入合同和发票，发运日期将在此通知。',
          'We assign your cars: their VINs will be in contract and invoice. The date of departure will be shown here.',
        ),
      ),
    },
    desk: {
      text: say(
        'Оплата подтверждена. Укажите недостающие VIN: без них заказ не отправить.',
        '付款已确认。请先登记车架号，否则无法发货。',
        'Payment is confirmed. Name the missing VINs: the order cannot ship without them.',
      ),
      short: say('VIN', '待登记车架号', 'VIN to be named'),
    },
  },
  onTheWay: {
    label: say('В пути', '待收货', 'Pending receipt'),
    tone: 'wait',
    waitsFor: 'shop',
    buyer: {
      title: ofCars(
        say('Автомобиль в пути', '车辆运输中', 'The car is on its way'),
        say('Автомобили в пути', '车辆运输中', 'The cars are on their way'),
      ),
      text: ofCars(
        say(
          'Следуйте указаниям перевозчика. Подтвердить получение можно будет, когда автомобиль прибудет на площадку в Уссурийске.',
          '请按承运方的安排办理。车辆到达乌苏里斯克停车场后即可确认收货。',
          'Follow the directions of the carrier. You can confirm receipt once the car is at the yard in Ussuriysk.',
        ),
        say(
          'Следуйте указаниям перевозчика. Подтвердить получение можно будет, когда автомобили прибудут на площадку в Уссурийске.',
          '请按承运方的安排办理。车辆到达乌苏里斯克停车场后即可确认收货。',
          'Follow the directions of the carrier. You can confirm receipt once the cars are at the yard in Ussuriysk.',
        ),
      ),
    },
    desk: {
      text: say(
        'Автомобили в пути, отмечайте этапы.',
        '车辆运输中，请登记进度。',
        'The cars are on their way; record the steps.',
      ),
      short: say('В пути', '运输中', 'On the way'),
    },
  },
  ready: {
    label: say('Прибыл в Уссурийск', '已到乌苏里斯克', 'At the yard'),
    tone: 'now',
    waitsFor: 'buyer',
    action: 'receive',
    buyer: {
      title: ofCars(
        say(
          'Автомобиль ждёт вас в Уссурийске',
          '车辆已到乌苏里斯克，等待您验收',
          'The car waits for you in Ussuriysk',
        ),
        say(
          'Автомобили ждут вас в Уссурийске',
          '车辆已到乌苏里斯克，等待您验收',
          'The cars wait for you in Ussuriysk',
        ),
      ),
      text: ofCars(
        say(
          'Осмотрите и примите автомобиль, затем подтвердите получение.',
          '请验车收车，然后确认收货。',
          'Examine and collect the car, then confirm receipt.',
        ),
        say(
          'Осмотрите и примите автомобили, затем подтвердите получение.',
          '请验车收车，然后确认收货。',
          'Examine and collect the cars, then confirm receipt.',
        ),
      ),
      button: say('Подтвердить получение', '确认收货', 'Confirm receipt'),
      short: say('Подтвердить получение', '确认收货', 'Confirm receipt'),
    },
    desk: {
      text: say(
        'Автомобили на площадке, ждём подтверждения получения.',
        '车辆已到停车场，等待买家确认收货。',
        'The cars are at the yard; waiting for the buyer to confirm receipt.',
      ),
      short: say('Приёмка у покупателя', '等买家收货', 'Buyer to receive'),
    },
  },
  refundAsked: {
    label: say('Возврат рассматривается', '退款处理中', 'Refund requested'),
    tone: 'wait',
    waitsFor: 'staff',
    buyer: {
      title: say('Рассматриваем возврат денег', '正在处理退款申请', 'We are looking at your refund'),
      text: say(
        'Запрошено {refund}. Пока возврат рассматривается, заказ не отправляется и не передаётся. О решении сообщим здесь.',
        '申请退款 {refund}。处理期间车辆不发运、不移交，结果将在此通知。',
        '{refund} was requested. While the refund is open, the order is neither shipped nor handed over. The decision will be shown here.',
      ),
    },
    desk: {
      text: say(
        'Покупатель просит вернуть деньги: заказ стоит до решения.',
        '买家申请退款，处理完成前车辆暂停发运。',
        'The buyer asks for money back: the order stands until it is decided.',
      ),
      short: refundIsOpen,
    },
  },
  refundGranted: {
    label: say('Возврат одобрен', '退款已批准', 'Refund granted'),
    tone: 'wait',
    waitsFor: 'staff',
    buyer: {
      title: say(
        'Возврат одобрен, готовим выплату',
        '退款已批准，正在付款',
        'Refund granted, being paid out',
      ),
      text: say(
        'Вернём {refund} на счёт, с которого пришла оплата. До выплаты заказ не отправляется и не передаётся.',
        '{refund} 将退回原付款账户。付款前车辆不发运、不移交。',
        '{refund} goes back to the account that the payment came from. Until then the order is neither shipped nor handed over.',
      ),
    },
    desk: {
      text: say(
        'Возврат одобрен и ждёт выплаты: заказ стоит.',
        '退款已批准，等待付款，车辆暂停发运。',
        'A refund is granted and waits to be paid: the order stands.',
      ),
      short: say('Выплата возврата', '待支付退款', 'Refund to be paid'),
    },
  },
  /** The goods were received, and money is asked back. */
  claimAsked: {
    label: say('Возврат рассматривается', '退款处理中', 'Refund requested'),
    tone: 'wait',
    waitsFor: 'staff',
    buyer: {
      title: say('Рассматриваем возврат денег', '正在处理退款申请', 'We are looking at your refund'),
      text: say(
        'Получение подтверждено. Запрошено {refund}, о решении сообщим здесь.',
        '已确认收货。申请退款 {refund}，结果将在此通知。',
        'Receipt is confirmed. {refund} was requested; the decision will be shown here.',
      ),
    },
    desk: {
      text: say(
        'Заказ выполнен, покупатель просит вернуть деньги: примите решение.',
        '订单已完成，买家申请退款，请处理。',
        'The order is completed and the buyer asks for money back: decide on it.',
      ),
      short: refundIsOpen,
    },
  },
  claimGranted: {
    label: say('Возврат одобрен', '退款已批准', 'Refund granted'),
    tone: 'wait',
    waitsFor: 'staff',
    buyer: {
      title: say(
        'Возврат одобрен, готовим выплату',
        '退款已批准，正在付款',
        'Refund granted, being paid out',
      ),
      text: say(
        'Получение подтверждено. Вернём {refund} на счёт, с которого пришла оплата, о выплате сообщим здесь.',
        '已确认收货。{refund} 将退回原付款账户，付款后在此通知。',
        'Receipt is confirmed. {refund} goes back to the account that the payment came from; the payment will be shown here.',
      ),
    },
    desk: {
      text: say(
        'Заказ выполнен, возврат одобрен и ждёт выплаты.',
        '订单已完成，退款已批准，等待付款。',
        'The order is completed; a refund is granted and waits to be paid.',
      ),
      short: say('Выплата возврата', '待支付退款', 'Refund to be paid'),
    },
  },
  completed: {
    label: say('Выполнен', '已完成', 'Completed'),
    tone: 'good',
    waitsFor: 'nobody',
    buyer: {
      title: say('Заказ выполнен', '订单已完成', 'The order is completed'),
      text: say(
        'Получение подтверждено. Договор и документы остаются на этой странице.',
        '已确认收货，合同和文件保留在本页。',
        'Receipt is confirmed. The contract and papers stay on this page.',
      ),
    },
    desk: {
      text: say('Заказ выполнен.', '订单已完成。', 'The order is completed.'),
      short: nothing,
    },
  },
  cancelled: {
    label: cancelled,
    tone: 'plain',
    waitsFor: 'nobody',
    buyer: {
      title: say('Заказ отменён', '订单已取消', 'The order is cancelled'),
      text: say(
        'Бронь снята, платить не нужно.',
        '车辆已释放，无需付款。',
        'The car is released and nothing is to be paid.',
      ),
    },
    desk: { text: say('Заказ отменён.', '订单已取消。', 'The order is cancelled.'), short: nothing },
  },
  cancelledOwed: {
    label: say('Отменён, деньги возвращаются', '已取消，退款中', 'Cancelled, being refunded'),
    tone: 'wait',
    waitsFor: 'staff',
    buyer: {
      title: say(
        'Заказ отменён, возвращаем деньги',
        '订单已取消，正在退款',
        'The order is cancelled, money is on its way back',
      ),
      text: say(
        'Вернём {refund} на счёт, с которого пришла оплата. О каждом шаге сообщим здесь.',
        '{refund} 将退回原付款账户，进展将在此通知。',
        '{refund} goes back to the account that the payment came from. Each step will be shown here.',
      ),
    },
    desk: {
      text: say(
        'Заказ отменён, деньги ещё не возвращены.',
        '订单已取消，尚未退款。',
        'The order is cancelled; the money has not gone back yet.',
      ),
      short: say('Возврат денег', '待退款', 'Refund to be paid'),
    },
  },
  refunded: {
    label: say('Деньги возвращены', '已全额退款', 'Refunded'),
    tone: 'plain',
    waitsFor: 'nobody',
    buyer: {
      title: say('Деньги возвращены', '款项已全额退还', 'Your money was refunded'),
      text: say(
        'Выплачено {refund}. Заказ закрыт, выданные документы остаются на этой странице.',
        '已退还 {refund}。订单已关闭，已出具的文件保留在本页。',
        '{refund} was paid out. The order is closed; papers that were issued stay on this page.',
      ),
    },
    desk: {
      text: say(
        'Деньги возвращены покупателю, заказ закрыт.',
        '款项已退还买家，订单已关闭。',
        'The money was refunded; the order is closed.',
      ),
      short: nothing,
    },
  },
} as const satisfies Readonly<Record<string, DealStageRow>>;

export type DealStage = keyof typeof dealStages;
export const DEAL_STAGES = Object.keys(dealStages) as readonly DealStage[];

export const dealStageRow = (stage: DealStage): DealStageRow => dealStages[stage];
