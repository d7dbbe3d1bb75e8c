import { parseArgs } from 'node:util';
import { accountsFile } from './accounts-file.js';

/** Prints the NATS server's users and permissions: `node libs/messaging/dist/broker/write-accounts.js`. */
const { values } = parseArgs({
  options: {
    demo: { type: 'boolean', default: false },
    unrestricted: { type: 'string', multiple: true, default: [] },
  },
});

process.stdout.write(accountsFile(values));
