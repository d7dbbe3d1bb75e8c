export { aSolvedCaptchaOver } from '../captcha.js';
export * from './accessibility.js';
export { AGE_USED_CODES, appCode } from '../authenticator.js';
export * from './browser.js';
export * from './e2e-mall.js';
export * from './expect.js';
export * from './database.js';
export { withLongestTexts } from './longest-texts.js';
export * from './within.js';
