import { createServer } from 'node:net';
import { freePorts } from './ports.js';

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
