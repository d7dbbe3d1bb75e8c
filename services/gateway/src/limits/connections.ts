import type { Server } from 'node:http';
import { networkOf } from '@mall/contracts/define';

/**
 * Closes a new connection from an address that has `most` open already, before it is read. Only for a gateway that
 * browsers reach directly: behind a proxy all connections come from the proxy, which has to do this itself.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const before = open.get(network) ?? 0;
    if (before >= most) return void socket.destroy();
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
