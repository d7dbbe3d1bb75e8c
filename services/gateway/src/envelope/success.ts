import type { EnvelopeFamily } from '@mall/contracts/define';
import { DEFAULT_FAMILY } from './dialect.js';

const HEAD: Readonly<Record<EnvelopeFamily, Buffer>> = {
  mall: Buffer.from('{"code":"00000","msg":"","success":true,"data":'),
  admin: Buffer.from('{"code":0,"msg":"","data":'),
  plain: Buffer.alloc(0),
};
const TAIL: Readonly<Record<EnvelopeFamily, Buffer>> = {
  mall: Buffer.from('}'),
  admin: Buffer.from('}'),
  plain: Buffer.alloc(0),
};

/** Returns the bytes before and after an answer's JSON, which is not parsed. */
export function envelopeOf(family: EnvelopeFamily = DEFAULT_FAMILY): {
  readonly head: Buffer;
  readonly tail: Buffer;
} {
  return { head: HEAD[family], tail: TAIL[family] };
}

/** Returns an answer's JSON in its envelope, copied into one body. */
export function envelope(family: EnvelopeFamily | undefined, answer: Uint8Array): Buffer {
  const { head, tail } = envelopeOf(family);
  return Buffer.concat([head, answer, tail]);
}
