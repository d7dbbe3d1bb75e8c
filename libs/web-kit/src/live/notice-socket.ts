import { LiveSocket, type LiveSocketOptions } from './live-socket.js';

export interface NoticeSocketOptions extends Pick<LiveSocketOptions, 'address' | 'onState' | 'open'> {
  /** Text of a notice. */
  readonly onNotice: (text: string) => void;
}

/** The live notification socket. A message that contains "pong" is an answer to its ping and nothing else. */
export class NoticeSocket extends LiveSocket {
  constructor({ onNotice, ...options }: NoticeSocketOptions) {
    super({
      ...options,
      onMessage: onNotice,
      ping: JSON.stringify({ type: 'ping' }),
      isPong: (text) => text.includes('pong'),
    });
  }
}
