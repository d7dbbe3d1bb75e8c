import { call, captcha } from '../../mall/api.js';
import { useCode } from './use-code.js';

/** Returns the country code of China or of Russia. */
export const countryCodeOf = (mobile: string): string => (/^(?:\+?86)?1[3-9]/.test(mobile) ? '+86' : '+7');

/** Returns the SMS code that verifies the number of a new account. */
export const useRegistrationCode = () =>
  useCode((number) =>
    captcha.withCaptcha('sms', (answer) =>
      call('auth.sendRegistrationCode', { countryCode: countryCodeOf(number), number, ...answer }),
    ),
  );
