import { trustedScriptUrl } from '../client/trusted-script.js';
import workerUrl from './captcha.worker.js?worker&url';

/** The address of the captcha's worker, under the name that the pages' security policy has for it. */
export const captchaWorkerUrl = (): string => trustedScriptUrl('captcha-worker', workerUrl);
