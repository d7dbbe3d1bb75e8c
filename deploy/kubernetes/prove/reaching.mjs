// Runs in a pod: prints the addresses in its last argument that accept a connection.
import { connect } from 'node:net';

const SECONDS = 3;

const accepts = ({ host, port }) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: SECONDS * 1000 });
    const end = (isAccepted) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.on('connect', () => end(true));
    socket.on('timeout', () => end(false));
    // An unresolved name is a fault of the test, not a refused connection.
    socket.on('error', (error) => (error.syscall === 'getaddrinfo' ? reject(error) : end(false)));
  });

const targets = JSON.parse(process.argv.at(-1));
const accepted = await Promise.all(targets.map(accepts));
process.stdout.write(JSON.stringify(targets.filter((_, at) => accepted[at]).map(({ name }) => name)));
