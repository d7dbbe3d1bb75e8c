import { invalidInput } from '@mall/messaging';
import { normaliseMobile, ruleTexts } from '@mall/validation';

/** Returns the normalised phone number of a request. @throws invalid input that names `field`. */
export function requiredMobile(field: string, typed: string, countryCode?: string): string {
  const mobile = normaliseMobile(typed, countryCode);
  if (!mobile) throw invalidInput([{ field, text: ruleTexts.mobile, params: {} }]);
  return mobile;
}
