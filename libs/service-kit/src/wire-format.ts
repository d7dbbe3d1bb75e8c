import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { RawJson, SCOPE_HEADER, STATUS_HEADER, VERSION_HEADER } from '@mall/messaging';

/** The outcome of a request: an answer, or a failure in wire format. */
export interface Packet {
  readonly response?: unknown;
  readonly err?: unknown;
}

const failed = headers();
failed.set(STATUS_HEADER, 'error');

/** The headers of the latest version, reused because every answer between two changes of the data has the same. */
let latest = { version: Number.NaN, headers: headers() };

function versioned(version: number | undefined): MsgHdrs | undefined {
  if (version === undefined) return undefined;
  if (latest.version !== version) {
    latest = { version, headers: headers() };
    latest.headers.set(VERSION_HEADER, String(version));
  }
  return latest.headers;
}

function headersOf({ version, scope }: RawJson<unknown>): MsgHdrs | undefined {
  if (!scope || scope.length === 0) return versioned(version);
  const own = headers();
  own.set(VERSION_HEADER, String(version));
  own.set(SCOPE_HEADER, scope.join(','));
  return own;
}

/** Serialises replies as the bare answer in JSON, so that a gateway can forward the bytes; failures are marked in a header. */
export const replySerializer = {
  serialize(packet: Packet): { data: string | Uint8Array; headers?: MsgHdrs | undefined } {
    if (packet.err !== undefined && packet.err !== null)
      return { data: JSON.stringify(packet.err), headers: failed };
    if (packet.response instanceof RawJson)
      return { data: packet.response.json, headers: headersOf(packet.response) };
    return { data: JSON.stringify(packet.response ?? null) };
  },
};

/** Parses requests, which are the bare request in JSON. */
export const requestDeserializer = {
  deserialize(message: Msg, options?: { channel?: string }): { pattern: string; data: unknown; id: string } {
    return { pattern: options?.channel ?? message.subject, data: message.json(), id: message.reply ?? '' };
  },
};
