import type { EnvelopeFamily } from '@mall/contracts/define';

const HEAD: Readonly<Record<EnvelopeFamily, Buffer>> = {
  mall: Buffer.from('{"code":"00000","msg":"","success":true,"data":'),
  admin: Buffer.from('{"code":0,"msg":"","data":'),
  plain: Buffer.alloc(0),
};
const TAIL = Buffer.from('}');

/** Wraps answer bytes without reading them. */
export function envelope(family: EnvelopeFamily, answer: Uint8Array): Buffer {
  return family === 'plain' ? Buffer.from(answer) : Buffer.concat([HEAD[family], answer, TAIL]);
}
