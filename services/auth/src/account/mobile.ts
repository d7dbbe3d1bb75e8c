import { invalidInput } from '@mall/messaging';
import { normaliseMobile, ruleTexts } from '@mall/validation';

/** Returns `+7914•••4567`, with a dot for every hidden digit: enough to recognise the phone. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 5)}${'•'.repeat(mobile.length - 9)}${mobile.slice(-4)}`;
}

/** Returns the normalised phone number of a request. @throws invalid input that names `field`. */
export function requiredMobile(field: string, typed: string, countryCode?: string): string {
  const mobile = normaliseMobile(typed, countryCode);
  if (!mobile) throw invalidInput([{ field, text: ruleTexts.mobile, params: {} }]);
  return mobile;
}
