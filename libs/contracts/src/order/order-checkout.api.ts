import { buyer, defineApi, texts } from '../define/index.js';
import { productErrors } from '../product/product.errors.js';
import { userErrors } from '../user/user.errors.js';
import { ConfirmOrderDto, SubmitOrderDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { OrderConfirmationView } from './order.views.js';

/** Operations from the chosen cars to placed orders. */
export const orderCheckoutApi = defineApi('order', {
  confirm: {
    http: 'POST /mall4cloud_order/a/order/confirm',
    request: ConfirmOrderDto,
    response: OrderConfirmationView,
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.cartEmpty, orderErrors.singleCar, productErrors.carGone, orderErrors.rateUnknown],
    isAnsweredAnew: true,
    summary: 'Price the checked lines, or one car, for one address; nothing is held yet.',
  },
  submit: {
    http: 'POST /mall4cloud_order/a/order/submit',
    request: SubmitOrderDto,
    response: texts,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.carsNotOrderable,
      orderErrors.confirmExpired,
      orderErrors.repeatSubmit,
      orderErrors.submitUnderWay,
      orderErrors.tooManyOpenOrders,
      orderErrors.tooManyHeldCars,
      orderErrors.tooManyHeldInNetwork,
      orderErrors.profileIncomplete,
      orderErrors.addressNeeded,
      productErrors.carGone,
      productErrors.carAlreadyHeld,
      productErrors.carWithheld,
      productErrors.insufficientStock,
      orderErrors.quoteExpired,
      orderErrors.vinOrdered,
      userErrors.consentTextChanged,
    ],
    isAnsweredAnew: true,
    summary: 'Hold the cars and place one order per shop; answers the order ids.',
  },
});
