import { defineApi, internal, listOf } from '../define/index.js';
import { productErrors } from './product.errors.js';
import {
  CarForCartView,
  CarsForCartDto,
  ExtendHoldDto,
  HoldCarsDto,
  HoldKeyDto,
  HoldView,
  PlacesOfVinsDto,
  VinPlaceView,
} from './stock.dto.js';

/** Stock operations for the order service. All are idempotent by order key. */
export const productStockApi = defineApi('product.stock', {
  holdCars: {
    request: HoldCarsDto,
    response: HoldView,
    access: internal(),
    errors: [
      productErrors.carGone,
      productErrors.insufficientStock,
      productErrors.carAlreadyHeld,
      productErrors.carWithheld,
      productErrors.holdTermPassed,
      productErrors.holdDiffers,
    ],
    summary:
      'Hold all lines or none, until `expiresAt`. The same key with the same lines answers the same hold.',
  },
  releaseHold: {
    request: HoldKeyDto,
    response: HoldView,
    access: internal(),
    summary: 'Give the held cars back. A confirmed hold stays confirmed.',
  },
  confirmHold: {
    request: HoldKeyDto,
    response: HoldView,
    access: internal(),
    errors: [productErrors.insufficientStock],
    summary:
      'Turn the hold into a sale. A hold that ended is taken again while its cars are free, else insufficientStock.',
  },
  extendHold: {
    request: ExtendHoldDto,
    response: HoldView,
    access: internal(),
    errors: [productErrors.holdTermPassed],
    summary:
      'Move the end of a hold. A hold that ended stays ended; a term of an older order version changes nothing.',
  },
  carsForCart: {
    request: CarsForCartDto,
    response: listOf(CarForCartView),
    access: internal(),
    summary:
      'What cart and order need to know of skus; unknown ones are left out, others come in the order asked.',
  },
  placesOfVins: {
    request: PlacesOfVinsDto,
    response: listOf(VinPlaceView),
    access: internal(),
    summary:
      'Cars of the catalogue that have one of these VINs and are on sale, in review, held, sold or set aside, other than the ordered ones.',
  },
});
