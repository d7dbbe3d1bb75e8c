// Prints new random values for the secrets that docker-compose.yml needs: node deploy/docker/make-env.mjs > .env
// With --demo the mall loads the demo catalogue, which needs development mode because it writes past dates.
import { randomBytes } from 'node:crypto';
import { readCommandLine } from '../../libs/local-stack/command-line.mjs';
import { newNkey } from '../../libs/local-stack/nkeys.mjs';

const key = () => randomBytes(32).toString('base64url');

const storing = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat'];

const HELP = `node deploy/docker/make-env.mjs [--demo] > .env

  --demo   development mode with the people and orders of the demo catalogue
  --help   this text`;

const { demo: isDemo } = readCommandLine(HELP, { demo: { type: 'boolean' } });

const natsUsers = ['gateway', ...storing, 'operator', ...(isDemo ? ['demo'] : [])].flatMap((name) => {
  const { seed, publicKey } = newNkey();
  return [
    [`NATS_NKEY_${name.toUpperCase()}`, seed],
    [`NATS_USER_${name.toUpperCase()}`, publicKey],
  ];
});

const secrets = {
  POSTGRES_PASSWORD: key(),
  ...Object.fromEntries(
    [...storing, 'backup'].map((name) => [`DATABASE_PASSWORD_${name.toUpperCase()}`, key()]),
  ),
  ...Object.fromEntries(natsUsers),
  STORAGE_USER: randomBytes(10).toString('hex'),
  STORAGE_PASSWORD: key(),
  INTERNAL_KEY: key(),
  LINK_KEY: key(),
  FACTOR_KEY: key(),
  // Plain base64, because it is an encryption key.
  PASSPORT_KEY: randomBytes(32).toString('base64'),
  ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
};

const demo = {
  NODE_ENV: 'development',
  DEMO_IMPORT: 'true',
  NATS_ACCOUNTS: 'accounts-demo.conf',
};

for (const [name, value] of Object.entries({ ...secrets, ...(isDemo ? demo : {}) }))
  process.stdout.write(`${name}=${value}\n`);
