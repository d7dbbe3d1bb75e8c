export { fillText, say, type Locale, type Texts } from '@mall/validation';
export {
  lockFlags,
  logTypes,
  menuPlaces,
  menuTypes,
  microAppStatuses,
  OWN_ADDRESSES,
} from '@mall/contracts/admin';
export { normaliseMobile, phone } from '@mall/validation/phone';
export { spellText, VISIBLE, type TextKind } from '@mall/validation';
export {
  BORDER_ZONE,
  borderDay,
  currencySign,
  dateFormat,
  languageTags,
  numberFormat,
  money,
  newestDay,
  placeLine,
  unbroken,
} from '@mall/validation/typography';
export { newPressKey } from './client/request-keys.js';
export { actionRequest, dialogFields, hasDialog, type DialogAction } from './client/action-request.js';
export * from './client/api-client.js';
export * from './client/api-error.js';
export { reportErrors } from './client/error-reporter.js';
export { readsBy, type Call, type Read } from './client/calls.js';
export { lostText, textOfStatus } from './client/lost-texts.js';
export { queryString } from './client/request-line.js';
export { officeRoutes } from './client/routes.generated.js';
export type { RecordField, RecordFieldKind } from './client/render-records.js';
export { frameAddress, FRAME_SANDBOX } from './client/frame-address.js';
export { operationRights, resourceRights } from './client/rights.generated.js';
export type { InputOf, OperationKey, OutputOf } from './client/operation-types.js';
export { CaptchaSolver, type CaptchaAnswer } from './captcha/captcha-solver.js';
export * from './style/contrast.js';
export * from './session/seal.js';
export * from './session/session.js';
export * from './session/session-tokens.js';
export * from './session/keep-fresh.js';
export * from './session/connection.js';
export * from './session/sign-in-again.js';
export * from './session/step-up.js';
export * from './format/locale.js';
export * from './format/country-name.js';
export * from './format/map-link.js';
export * from './format/money.js';
export * from './format/car-figures.js';
export * from './format/dates.js';
export * from './format/in-own-words.js';
export * from './format/plural.js';
export * from './format/short-number.js';
export * from './format/time-ago.js';
export * from './format/plain-text.js';
export * from './format/countdown.js';
export * from './live/live-socket.js';
export * from './live/notice-socket.js';
export * from './live/chat-socket.js';
export * from './live/chat-thread.js';
export * from './live/chat-client.js';
export * from './words/car-fields.js';
export * from './words/car-facts.js';
export * from './words/attributes.js';
export * from './words/car-words.js';
export * from './words/deal-words.js';
export * from './words/dialog-words.js';
export * from './words/inspection-words.js';
export * from './words/word.js';
