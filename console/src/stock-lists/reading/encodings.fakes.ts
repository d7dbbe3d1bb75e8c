/** Returns a text in GB 18030, by the reverse of the decoder: the platform encodes UTF-8 only. */
export function inGb18030(text: string): Uint8Array {
  return bytesBy(text, gbPairs());
}

/** Returns a text in the Cyrillic encoding of Windows. */
export function inWindows1251(text: string): Uint8Array {
  return bytesBy(text, singles('windows-1251'));
}

export function inUtf16(text: string, isBigEndian: boolean, hasMark = true): Uint8Array {
  const marked = hasMark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), !isBigEndian);
  return bytes;
}

type Codes = ReadonlyMap<string, readonly number[]>;

function bytesBy(text: string, codes: Codes): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = letter.codePointAt(0)! < 0x80 ? [letter.codePointAt(0)!] : codes.get(letter);
      if (!bytes) throw new Error(`The encoding of the test has no ${letter}.`);
      return bytes;
    }),
  );
}

let pairs: Codes | undefined;

function gbPairs(): Codes {
  // Letters beyond the pairs have four bytes.
  const known = new Map<string, readonly number[]>([['¥', [0x81, 0x30, 0x84, 0x36]]]);
  const decoder = new TextDecoder('gb18030');
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if ([...letter].length === 1 && letter !== '\uFFFD' && !known.has(letter))
        known.set(letter, [first, second]);
    }
  return (pairs ??= known);
}

function singles(encoding: string): Codes {
  const decoder = new TextDecoder(encoding);
  return new Map(
    Array.from(
      { length: 0x80 },
      (_, index) => [decoder.decode(Uint8Array.of(0x80 + index)), [0x80 + index]] as const,
    ),
  );
}
