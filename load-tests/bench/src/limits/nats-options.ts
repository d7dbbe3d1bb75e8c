import { nkeyAuthenticator, type NodeConnectionOptions } from '@nats-io/transport-node';

/** The connection options of the bare limits for NATS. */
export const natsOptions: NodeConnectionOptions = {
  servers: process.env['NATS_URL']!,
  authenticator: nkeyAuthenticator(new TextEncoder().encode(process.env['NATS_NKEY']!)),
};
