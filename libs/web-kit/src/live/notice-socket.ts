import { NOTICES_CHANGED } from '@mall/contracts/chat';
import { LiveSocket, type LiveSocketOptions } from './live-socket.js';

export interface NoticeSocketOptions extends Pick<LiveSocketOptions, 'address' | 'onState' | 'open'> {
  /** Called with the text of a notice. */
  readonly onNotice: (text: string) => void;
  /** Called when the reader's list of notices has changed: a notice arrived, or was read on another page. */
  readonly onChanged?: () => void;
}

/** The live notification socket. A message with "pong" is not a notice: it answers a ping, or says that the list changed. */
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
