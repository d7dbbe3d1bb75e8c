import type { VinPlace, VinPlaceView } from '@mall/contracts/product';
import { say, type Texts } from '@mall/validation';

type Placed = Pick<VinPlaceView, 'place' | 'orderNumber'>;

const PLACES: Readonly<Record<VinPlace, (orderNumber: string) => Texts>> = {
  onSale: () => say('он выставлен на продажу', '在售', 'it is on sale'),
  inReview: () => say('он ждёт проверки', '待审核', 'it is in review'),
  held: () => say('его забронировал покупатель', '已被买家预订', 'a buyer holds it'),
  sold: () => say('он продан', '已售出', 'it is sold'),
  setAside: (orderNumber) =>
    say(
      `он снят с продажи после заказа ${orderNumber}`,
      `在订单 ${orderNumber} 结束后已暂停销售`,
      `it was taken off sale after order ${orderNumber}`,
    ),
  leaving: (orderNumber) =>
    say(
      `он только что был в заказе ${orderNumber}`,
      `刚刚还在订单 ${orderNumber} 中`,
      `it was in order ${orderNumber} a moment ago`,
    ),
};

const REMEDIES: Readonly<Record<VinPlace, Texts>> = {
  onSale: say(
    'Чтобы отдать именно его, сначала снимите его с продажи',
    '如要交付该车，请先将其下架',
    'To deliver this very car, take it off sale first',
  ),
  inReview: say(
    'Чтобы отдать именно его, сначала отклоните его проверку',
    '如要交付该车，请先驳回其审核',
    'To deliver this very car, refuse its review first',
  ),
  held: say(
    'Укажите VIN другого автомобиля или сначала отмените тот заказ',
    '请填写其他车辆的车架号，或先取消该订单',
    'Name another car, or cancel that order first',
  ),
  sold: say('Укажите VIN другого автомобиля', '请填写其他车辆的车架号', 'Name another car'),
  setAside: say(
    'Сначала решите, что с ним делать, в разделе «Снятые после отмены»',
    '请先在“订单取消车辆”中决定其去向',
    'Decide first what becomes of it, under “Cars of cancelled orders”',
  ),
  leaving: say('Повторите через минуту', '请稍候一分钟再试', 'Try again in a minute'),
};

/** Returns where a car of the catalogue is, for a sentence about it. */
export const placeTexts = ({ place, orderNumber }: Placed): Texts => PLACES[place](orderNumber ?? '');

/** Returns what to do with that car before its VIN can be named on an order. */
export const remedyTexts = ({ place }: Placed): Texts => REMEDIES[place];
