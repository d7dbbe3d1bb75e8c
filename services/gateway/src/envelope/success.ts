import type { EnvelopeFamily } from '@mall/contracts/define';

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

/** What goes before and after answer bytes, which nobody reads for that. */
export function envelopeOf(family: EnvelopeFamily = 'admin'): {
  readonly head: Buffer;
  readonly tail: Buffer;
} {
  return { head: HEAD[family], tail: TAIL[family] };
}

/** Answer bytes in their envelope, as one body that may be kept. */
export function envelope(family: EnvelopeFamily | undefined, answer: Uint8Array): Buffer {
  const { head, tail } = envelopeOf(family);
  return Buffer.concat([head, answer, tail]);
}
