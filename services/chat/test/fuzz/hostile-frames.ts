import { chatSockets, frameTypes } from '@mall/contracts/chat';
import fc from 'fast-check';

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '0',
    '-1',
    '9223372036854775807',
    '9223372036854775808',
    '9999999999999999999',
    '99999999999999999999',
    '1e9',
    '0x10',
    '__proto__',
    'constructor',
    '%img/../../a.png',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constant('я'.repeat(5_000)),
);

const content = fc.oneof(
  oddText,
  oddText.map((text) => `get logs ${text}`),
  fc.constantFrom('ping', 'get recent', 'get platform server'),
  fc.jsonValue(),
);

const frame = fc.record(
  {
    type: fc.oneof(fc.constantFrom<unknown>(...Object.values(frameTypes)), fc.jsonValue()),
    toId: fc.oneof(oddText, fc.jsonValue()),
    fromId: fc.oneof(oddText, fc.jsonValue()),
    content,
  },
  { requiredKeys: [] },
);

/** Depth of nesting at which a recursive reader or writer overflows its stack; within the longest frame. */
const DEEP = 30_000;

/** Messages that a signed-in client can send: text, or bytes. */
export const message: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 8, arbitrary: frame.map((one) => JSON.stringify(one)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '['.repeat(DEEP) + ']'.repeat(DEEP),
      `{"type":1,"content":"a","toId":${'['.repeat(DEEP) + ']'.repeat(DEEP)}}`,
      '{"type":4,"content":"ping","content":"get recent"}',
      '{"__proto__":{"type":1},"type":1,"content":"a","toId":{"toString":1}}',
      '{"type":"ping"',
      'null',
    ),
  },
);

const segment = fc.oneof(
  fc.constantFrom(
    '%zz',
    '%',
    '%00',
    '%ff%fe',
    '..',
    '%2e%2e',
    '//',
    '%2f',
    '\\',
    '',
    'a.b.c',
    'a'.repeat(8_000),
  ),
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x21-\x7e]/g, '')),
);

/** Paths of handshakes with invalid tickets, as the chat service sees them. */
export const handshakePath: fc.Arbitrary<string> = fc.oneof(
  segment.map((text) => `${chatSockets.chat.path}/${text}`),
  segment.map((text) => `${chatSockets.notices.path}?access_token=${text}`),
  segment.map((text) => `${chatSockets.staffNotices.path}?access_token=${text}&access_token=${text}`),
);

const MASK = [1, 2, 3, 4] as const;

interface FrameOptions {
  readonly isMasked?: boolean;
  readonly lengthBytes?: readonly number[];
}

/** Returns one frame of a client. `first` holds the final bit, the reserved bits and the kind. */
export function rawFrame(
  first: number,
  payload: Uint8Array | string = '',
  { isMasked = true, lengthBytes }: FrameOptions = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const length =
    lengthBytes ?? (bytes.length < 126 ? [bytes.length] : [126, bytes.length >> 8, bytes.length & 0xff]);
  const head = Buffer.from([
    first,
    length[0]! | (isMasked ? 0x80 : 0),
    ...length.slice(1),
    ...(isMasked ? MASK : []),
  ]);
  const body = isMasked ? bytes.map((byte, at) => byte ^ MASK[at % MASK.length]!) : bytes;
  return Buffer.concat([head, body]);
}

const code = (value: number): Uint8Array => Uint8Array.from([value >> 8, value & 0xff]);

/** Bytes that break the WebSocket protocol, with the close code of RFC 6455 for each. */
export const brokenFrames: readonly (readonly [string, Buffer, number])[] = [
  ['a text that is not UTF-8', rawFrame(0x81, Uint8Array.from([0xff, 0xfe, 0xc0])), 1007],
  ['a frame without a mask', rawFrame(0x81, 'hello', { isMasked: false }), 1002],
  ['reserved bits', rawFrame(0xf1, 'hello'), 1002],
  ['an unknown kind', rawFrame(0x83, 'hello'), 1002],
  ['an unknown control frame', rawFrame(0x8b, 'hello'), 1002],
  ['a continuation of nothing', rawFrame(0x80, 'hello'), 1002],
  ['a fragmented ping', rawFrame(0x09, 'hello'), 1002],
  ['a ping of 200 bytes', rawFrame(0x89, 'x'.repeat(200)), 1002],
  ['a close code that nobody may send', rawFrame(0x88, code(1006)), 1002],
  ['a close code out of range', rawFrame(0x88, code(99)), 1002],
  [
    'a close reason that is not UTF-8',
    rawFrame(0x88, Buffer.concat([code(1000), Buffer.from([0xff])])),
    1007,
  ],
  ['an announced gigabyte', rawFrame(0x82, '', { lengthBytes: [127, 0, 0, 0, 0, 0x40, 0, 0, 0] }), 1009],
  [
    'an announced length beyond all numbers',
    rawFrame(0x82, '', { lengthBytes: [127, 255, 255, 255, 255, 255, 255, 255, 255] }),
    1009,
  ],
];
