/** A received e-mail. */
export interface Mail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** Reads a multipart message of plain text and HTML. Source: RFC 2045 to 2047. */
export function readMail(to: string, raw: string): Mail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')![1]!;
  const parts = body.split(`--${boundary}`).map((part) => split(part.trimStart()));
  const partOf = (type: string): string =>
    decoded(parts.find((part) => part.headers['content-type']?.startsWith(type))!);
  return { to, headers, text: partOf('text/plain'), html: partOf('text/html') };
}

interface Part {
  readonly headers: Record<string, string>;
  readonly body: string;
}

function split(raw: string): Part {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = Object.fromEntries(
    lines
      .filter((line) => line.includes(':'))
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        words(line.slice(line.indexOf(':') + 1)),
      ]),
  );
  return { headers, body: rest.join('\n\n') };
}

/** Decodes the encoded words in a header. */
const words = (text: string): string =>
  text
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('utf8')
        : quotedPrintable(value.replaceAll('_', ' ')),
    );

function decoded({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(body) : body;
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
