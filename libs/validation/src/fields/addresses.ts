import { isEmail, Matches } from 'class-validator';
import { broken, field, rule, type FieldOptions } from '../field.js';
import { normaliseMobile } from '../phone/mobile.js';
import { spelling } from './texts.js';

const ID = /^[1-9]\d{0,18}$/;
const LARGEST_ID = '9223372036854775807';

/** Whether a value is a valid id. Ids are `bigint` columns, 1 to 2^63-1. Texts of the same length sort like their numbers. */
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && ID.test(value) && (value.length < LARGEST_ID.length || value <= LARGEST_ID);

/** A 64-bit id, 1 to 2^63-1, as text on the wire. Numbers are accepted and converted to text. */
export function Id(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', openapi: { pattern: ID.source, example: '1024' } },
    { missing: 'choose', ...options },
    rule('id', isId, broken('id')),
  );
}

/** Russian `+7` numbers and Chinese ones: 11 digits, 1, then 3 to 9. */
export const MOBILE = /^(?:\+?7\d{10}|8\d{10}|(?:\+?86)?1[3-9]\d{9})$/;

/** A phone number in any spelling, which is stored as `+7…` or `+86…`. */
export function Mobile(options: FieldOptions = {}): PropertyDecorator {
  return field(
    {
      type: 'string',
      openapi: { pattern: MOBILE.source },
      ...spelling('code', (typed) => normaliseMobile(typed) ?? typed),
    },
    options,
    Matches(MOBILE, broken('mobile')),
  );
}

/** An address as address books and messages show it: as a link, or in angle brackets behind a name. */
const SHOWN_EMAIL = /^(?:mailto:|[^<>]{0,100}<)?([^<>\s]{1,254}?)[>,.;]?$/i;

const bareEmail = (typed: string): string =>
  SHOWN_EMAIL.exec(typed.replaceAll('\u3002', '.'))?.[1]?.replace(/^mailto:/i, '') ?? typed;

/** An e-mail address, also as people paste it. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', openapi: { format: 'email' }, ...spelling('code', bareEmail) },
    options,
    rule('email', (value) => isEmail(value), broken('email')),
  );
}

/**
 * URLs of uploaded files as an upload returns them: `/api/files/p/<key>` for public pictures, `/api/files/f/<id>` for private
 * files. No scheme, host, query or `..`.
 */
export const FILE_URL = /^\/api\/files\/(?:p(?:\/[\w-]+)+\.[a-z\d]+|f\/[1-9]\d*)$/;
const LONGEST_FILE_URL = 500;

export const isFileUrl = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_FILE_URL && FILE_URL.test(value);

/** The URL of a picture, video or document, which must be a file of the mall. Optional ones may be cleared by "". */
export function FileUrl(options: FieldOptions = {}): PropertyDecorator {
  const isLink = (value: unknown): boolean => isFileUrl(value) || (value === '' && options.optional === true);
  return field(
    { type: 'string', openapi: { maxLength: LONGEST_FILE_URL, pattern: FILE_URL.source } },
    options,
    rule('fileUrl', isLink, broken('fileUrl')),
  );
}
