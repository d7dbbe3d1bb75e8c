import { authErrors } from '@mall/contracts/auth';
import { isWellKnown } from './known-passwords.js';

/** Names of a person that strangers know. */
export interface KnownNames {
  readonly username: string;
  readonly mobile?: string | null | undefined;
  /** Phone numbers and e-mail addresses that another service keeps. */
  readonly contacts?: readonly string[] | undefined;
}

/** Shortest name whose repetition makes a password worthless; a shorter one leaves enough to guess. */
const SHORTEST = 3;

/**
 * Refuses a password that others guess first: a well-known one, or one made of nothing but the person's own names.
 * @throws authErrors.weakPassword, authErrors.ownNamePassword
 */
export function assertOwnPassword(password: string, names: KnownNames): void {
  if (isWellKnown(password)) throw authErrors.weakPassword();
  if (isOwnName(password, names)) throw authErrors.ownNamePassword();
}

/** Whether nothing is left of the password without the person's names and signs between them. */
export function isOwnName(password: string, { username, mobile, contacts = [] }: KnownNames): boolean {
  const names = [username, ...[mobile ?? '', ...contacts].flatMap(spellings)];
  const rest = names
    .map(plain)
    .filter((name) => name.length >= SHORTEST)
    .sort((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ''), plain(password));
  return rest === '';
}

/** Returns the ways in which an e-mail address or a phone number is written, with and without the code of its country. */
function spellings(contact: string): readonly string[] {
  if (contact.includes('@')) return [contact, contact.split('@')[0]!];
  const digits = contact.replace(/\D/g, '');
  return digits === '' ? [] : [digits, digits.slice(1), `8${digits.slice(1)}`, digits.slice(2)];
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
