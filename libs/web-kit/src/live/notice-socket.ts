import { NOTICES_CHANGED } from '@mall/contracts/chat';
import { LiveSocket, type LiveSocketOptions } from './live-socket.js';

export interface NoticeSocketOptions extends Pick<LiveSocketOptions, 'address' | 'onState' | 'open'> {
  /** Text of a notice. */
  readonly onNotice: (text: string) => void;
  /** The reader's list of notices is another now: one came, or was read on another page. */
  readonly onChanged?: () => void;
}

/** The live notification socket. A message that contains "pong" is no notice: it answers a ping, or says that the list changed. */
export class NoticeSocket extends LiveSocket {
  constructor({ onNotice, onChanged, ...options }: NoticeSocketOptions) {
    super({
      ...options,
      onMessage: (text) => {
        if (text !== NOTICES_CHANGED) onNotice(text);
        onChanged?.();
      },
      ping: JSON.stringify({ type: 'ping' }),
      isPong: (text) => text.includes('pong') && text !== NOTICES_CHANGED,
    });
  }
}
