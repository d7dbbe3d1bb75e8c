import { call, captcha } from '../../mall/api.js';
import { useCode } from './use-code.js';

/** Of China or of Russia. */
export const countryCodeOf = (mobile: string): string => (/^(?:\+?86)?1[3-9]/.test(mobile) ? '+86' : '+7');

/** The code that proves to have a number, for a first account. */
export const useRegistrationCode = () =>
  useCode((number) =>
    captcha.withCaptcha('sms', (answer) =>
      call('auth.sendRegistrationCode', { countryCode: countryCodeOf(number), number, ...answer }),
    ),
  );
