import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { TcpProxy } from '../src/stack/tcp-proxy.js';

let echo: Server;
let wire: TcpProxy;
let client: Socket;
let heard = '';

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  wire = await TcpProxy.start((echo.address() as AddressInfo).port);
  client = connect({ host: '127.0.0.1', port: wire.port });
  client.on('error', () => undefined);
  heard = '';
  client.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  await once(client, 'connect');
  await says('hello');
});

afterEach(async () => {
  client.destroy();
  await wire.close();
  echo.close();
});

/** Waits until the data has been echoed, after all data sent before. */
async function says(text: string): Promise<void> {
  client.write(text);
  while (!heard.endsWith(text)) await once(client, 'data');
}

it('replaces only the address of a server in its URL', () => {
  expect(wire.urlThrough('postgresql://role:secret@127.0.0.1:5432/mall')).toBe(
    `postgresql://role:secret@127.0.0.1:${wire.port}/mall`,
  );
  // A socket parameter would bypass the proxy.
  expect(wire.urlThrough('postgresql://role:secret@127.0.0.1:5432/mall?host=%2Fsockets')).toBe(
    `postgresql://role:secret@127.0.0.1:${wire.port}/mall`,
  );
  expect(wire.urlThrough('nats://127.0.0.1:4222')).toBe(`nats://127.0.0.1:${wire.port}`);
});

it('delays both directions in order until the delay ends', async () => {
  wire.slow(100);
  const since = performance.now();
  client.write('one ');
  await says('two');
  expect(performance.now() - since).toBeGreaterThan(190);
  wire.slow(0);
  await says('quick');
  expect(heard).toBe('helloone twoquick');
});

it('keeps the order of what was sent before and after the delay ended', async () => {
  wire.slow(200);
  client.write('before ');
  await new Promise((resolve) => setTimeout(resolve, 50));
  wire.slow(0);
  await says('after');
  expect(heard).toBe('hellobefore after');
});

it('delivers what is under way when the sender closes, unless there is silence', async () => {
  wire.slow(100);
  client.end('goodbye');
  await once(client, 'close');
  expect(heard).toBe('hellogoodbye');
});

it('passes nothing during a silence, not even what was delayed before', async () => {
  wire.slow(100);
  client.write('late');
  await new Promise((resolve) => setTimeout(resolve, 50));
  wire.silence(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard).toBe('hello');
  wire.silence(false);
  await once(client, 'data');
  expect(heard).toBe('hellolate');
});

it('delivers data sent during the silence after it', async () => {
  wire.silence(true);
  client.write('said in the silence');
  const isHeard = await Promise.race([
    once(client, 'data').then(() => true),
    new Promise((resolve) => setTimeout(resolve, 200, false)),
  ]);
  expect(isHeard).toBe(false);
  const heardAgain = once(client, 'data');
  wire.silence(false);
  await heardAgain;
  expect(heard).toBe('hellosaid in the silence');
});

it('resets every connection and accepts new ones', async () => {
  const closed = new Promise((resolve) => client.once('close', resolve));
  wire.break();
  await closed;
  client = connect({ host: '127.0.0.1', port: wire.port });
  heard = '';
  client.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  await says('here again');
});
