import type { PageTextCode } from '../admin/page-text.js';
import { consentPurposes, type ConsentPurpose } from './consent.js';
import type { ShownTextDto } from './consent.dto.js';
import { userErrors } from './user.errors.js';

/** The part of the client of page texts that knows the version in force. */
export interface TextsInForce {
  inForce(request: { readonly code: PageTextCode }): Promise<{ readonly version: number }>;
}

/**
 * Checks that a consent is to the text in force.
 * @throws userErrors.consentTextChanged at the field `consent` when another version was shown
 */
export async function assertTextInForce(
  texts: TextsInForce,
  purpose: ConsentPurpose,
  { version }: Pick<ShownTextDto, 'version'>,
): Promise<void> {
  const inForce = await texts.inForce({ code: consentPurposes[purpose].text });
  const { consentTextChanged } = userErrors;
  if (inForce.version !== version)
    throw consentTextChanged({}, [{ field: 'consent', text: consentTextChanged.text, params: {} }]);
}
