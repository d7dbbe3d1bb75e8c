import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { STATUS_HEADER } from '@mall/messaging';

interface Packet {
  readonly id: string;
  readonly response?: unknown;
  readonly err?: unknown;
}

const failed = headers();
failed.set(STATUS_HEADER, 'error');

/** An answer that is JSON already; sent as it is. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** Replies are the bare answer as JSON, so that a gateway can pass the bytes on; failures are marked in a header. */
export const replySerializer = {
  serialize(packet: Packet): { data: string; headers?: MsgHdrs } {
    if (packet.err !== undefined && packet.err !== null)
      return { data: JSON.stringify(packet.err), headers: failed };
    if (packet.response instanceof JsonText) return { data: packet.response.text };
    return { data: JSON.stringify(packet.response ?? null) };
  },
};

/** Requests are the bare request as JSON. */
export const requestDeserializer = {
  deserialize(message: Msg, options?: { channel?: string }): { pattern: string; data: unknown; id: string } {
    return { pattern: options?.channel ?? message.subject, data: message.json(), id: message.reply ?? '' };
  },
};
