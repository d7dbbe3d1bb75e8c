import { normaliseMobile } from '@mall/web-kit';
import { readKept } from './kept-fields.js';
import { keptName } from './kept-name.js';

/** Name under which the sign-in form stores its input. */
export const SIGN_IN_FORM = 'sign-in';

/** Returns the phone number typed into the sign-in form, for the forms beside it; empty where none was. */
export function typedPhone(): string {
  const { username } = readKept(keptName(SIGN_IN_FORM));
  return typeof username === 'string' && normaliseMobile(username) !== undefined ? username : '';
}
