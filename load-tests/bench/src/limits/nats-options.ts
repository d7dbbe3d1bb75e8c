import { nkeyAuthenticator, type NodeConnectionOptions } from '@nats-io/transport-node';

/** How the bare limits reach NATS. */
export const natsOptions: NodeConnectionOptions = {
  servers: process.env['NATS_URL']!,
  authenticator: nkeyAuthenticator(new TextEncoder().encode(process.env['NATS_NKEY']!)),
};
