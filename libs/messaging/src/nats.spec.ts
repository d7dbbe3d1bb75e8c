import { connectionOptions } from './nats.js';

const nkey = `SU${'A'.repeat(56)}`;

describe('a connection to NATS', () => {
  it('is refused without encryption when an address says tls://, and receives replies below an inbox of its own', () => {
    const options = connectionOptions({ url: 'tls://a:4222,tls://b:4222', nkey }, 'order', 'order-handlers');
    expect(options).toMatchObject({
      servers: ['nats://a:4222', 'nats://b:4222'],
      name: 'order-handlers',
      inboxPrefix: '_INBOX.order',
      tls: {},
    });
  });

  it('checks the server’s certificate by the named authority', () => {
    const options = connectionOptions({ url: 'tls://a:4222', nkey, ca: '/etc/nats/ca.pem' }, 'order');
    expect(options.tls).toEqual({ caFile: '/etc/nats/ca.pem' });
  });

  it('is not encrypted on one host', () => {
    expect(connectionOptions({ url: 'nats://127.0.0.1:4222', nkey }, 'order').tls).toBeUndefined();
  });
});
