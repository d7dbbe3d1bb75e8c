import { trustedScriptUrl } from '../client/trusted-script.js';
import workerUrl from './captcha.worker.js?worker&url';

/** Returns the URL of the captcha's worker, by the policy name in the pages' security policy. */
export const captchaWorkerUrl = (): string => trustedScriptUrl('captcha-worker', workerUrl);
