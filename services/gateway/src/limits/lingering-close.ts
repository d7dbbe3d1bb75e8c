import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for which the rest of a refused body is read and thrown away. */
const LINGER_MS = 2_000;

/**
 * Makes the server close a connection after its last answer without a reset. Node closes the socket at once; when the
 * client is still sending, the system then resets the connection, and the client loses the answer that says what is
 * wrong with its request. Here the server ends its own side, reads on until the client has ended its side too, and
 * destroys the socket after `lingerMs` milliseconds at the latest. RFC 9112, section 9.6, asks for it.
 */
export function lingerBeforeClosing(server: Server, { lingerMs = LINGER_MS } = {}): void {
  server.on('connection', (socket) => {
    // Node's HTTP server calls this method after the last answer of a connection.
    socket.destroySoon = () => closeAfterRest(socket, lingerMs);
  });
}

function closeAfterRest(socket: Socket, lingerMs: number): void {
  if (socket.readableEnded || socket.destroyed) return void socket.end(() => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket
    .once('end', () => socket.destroy())
    .once('close', () => clearTimeout(timer))
    .end();
  socket.resume();
}
