import { createServer } from 'node:net';
import { freePorts, takenPorts } from './ports.js';

describe('free ports', () => {
  it('are different each time, and none that an outgoing connection may take', async () => {
    const ports = [...(await freePorts(12)), ...(await freePorts(12))];
    expect(new Set(ports).size).toBe(24);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('leave out those on which a process listens', async () => {
    const [port = 0] = await freePorts(1);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port + 1, '127.0.0.1', resolve));
    expect(await freePorts(3)).not.toContain(port + 1);
    await new Promise((resolve) => server.close(resolve));
  });
});

it('a port cannot be used on an address that the machine does not have', async () => {
  const [port = 0] = await freePorts(1);
  const wish = { port, purpose: 'the shop', variable: 'MALL_PORT' };
  expect(await takenPorts([wish])).toEqual([]);
  expect(await takenPorts([{ ...wish, host: '192.0.2.1' }])).toEqual([
    '192.0.2.1 (the shop) is no address of this machine. Choose another one with MALL_HOST.',
  ]);
});
