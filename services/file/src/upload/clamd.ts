import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where clamd listens, `tcp://host:port` or `unix:///path`. */
export interface ClamdAddress {
  readonly connect: NetConnectOpts;
}

/** Longest answer; clamd writes one line. */
const ANSWER_BYTES = 4_096;

/** Reads the address of a clamd. @throws Error that says which addresses are allowed. */
export function clamdAddress(text: string): ClamdAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'unix:' && url.pathname.length > 1) return { connect: { path: url.pathname } };
  if (url?.protocol === 'tcp:' && url.hostname && url.port)
    return { connect: { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) } };
  throw new Error('must be tcp://host:port or unix:///path of clamd');
}

/**
 * Sends a file to clamd. Source: clamd(8), INSTREAM: chunks with their length in four bytes, an empty one at the end.
 * @param silenceMs time without any byte to or from clamd after which it counts as away.
 * @returns the name of what was found; `undefined` for a clean file.
 * @throws Error when clamd cannot be reached, does not answer, or answers that it could not scan the file.
 */
export async function scan(
  path: string,
  address: ClamdAddress,
  silenceMs: number,
): Promise<string | undefined> {
  const socket = connect(address.connect);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The virus scanner does not answer.')));
  try {
    const answer = answerOf(socket);
    // clamd closes the connection as soon as a file is larger than it accepts; its answer says so.
    const sent = pipeline(Readable.from(instream(path)), socket, { end: false }).catch(() => undefined);
    const [line] = await Promise.all([answer, sent]);
    return readAnswer(line);
  } finally {
    socket.destroy();
  }
}

async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield* [lengthOf(chunk.length), chunk];
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
      else if (answer.length > ANSWER_BYTES) reject(new Error('The virus scanner answers something else.'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`The virus scanner closed the connection: ${answer}`)));
  });
}

function readAnswer(line: string): string | undefined {
  if (line === 'stream: OK') return undefined;
  const [, found] = /^stream: (.+) FOUND$/.exec(line) ?? [];
  if (found === undefined) throw new Error(`The virus scanner could not scan the file: ${line}`);
  return found;
}
