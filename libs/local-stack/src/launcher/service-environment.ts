import { join } from 'node:path';
import { natsAccessOf, type Infrastructure } from '../infrastructure/infrastructure.js';
import { repositoryRoot } from '../paths.js';
import type { ServiceName } from '../service-names.js';
import type { Ports } from './settings.js';

export interface EnvironmentOptions {
  readonly dataDir: string;
  readonly host: string;
  readonly ports: Pick<Ports, 'http'>;
  readonly infrastructure: Infrastructure;
  readonly centralBankUrl?: string | undefined;
  /** Whether product and order mount the demo's imports, which write past dates. */
  readonly demoImport: boolean;
}

/** Variables of the launcher's environment that apply to the whole installation, not to one service. */
const NOT_INHERITED = ['DATABASE_URL', 'NATS_URL', 'NATS_NKEY', 'STORAGE_URL', 'NODE_OPTIONS'];

/** Returns the complete environment of one service, with only the secrets that it needs. */
export function serviceEnvironment(name: ServiceName, options: EnvironmentOptions): NodeJS.ProcessEnv {
  const { dataDir, host, ports, infrastructure } = options;
  const inherited = Object.entries(process.env).filter(([key]) => !NOT_INHERITED.includes(key));
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: process.env['NODE_ENV'] || 'development',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'info',
    DATA_DIR: dataDir,
    HTTP_HOST: name === 'gateway' ? host : '127.0.0.1',
    HTTP_PORT: String(ports.http[name]),
    NATS_URL: infrastructure.natsUrl,
    NATS_NKEY: natsAccessOf(infrastructure, name).nkey,
    INTERNAL_KEY: infrastructure.secrets.key('INTERNAL_KEY'),
    ...(name === 'gateway'
      ? {}
      : { DATABASE_URL: infrastructure.databaseUrls[name], MIGRATE_ON_START: 'true' }),
    ...ownVariables(name, options),
  };
}

function ownVariables(
  name: ServiceName,
  { dataDir, ports, infrastructure, centralBankUrl, demoImport }: EnvironmentOptions,
): NodeJS.ProcessEnv {
  const { secrets, storageUrl } = infrastructure;
  switch (name) {
    case 'gateway':
      return {
        FILE_URL: `http://127.0.0.1:${ports.http.file}`,
        CHAT_URL: `http://127.0.0.1:${ports.http.chat}`,
        STOREFRONT_DIR: join(repositoryRoot, 'storefront', 'dist'),
        CONSOLE_DIR: join(repositoryRoot, 'console', 'dist'),
      };
    case 'auth':
      return {
        SHOP_URL: shopUrl(ports),
        SMS_OUTBOX: join(dataDir, 'sms'),
        FACTOR_KEY: secrets.key('FACTOR_KEY'),
        ADMIN_PASSWORD: secrets.password('ADMIN_PASSWORD'),
      };
    case 'admin':
      return { ADMIN_PASSWORD: secrets.password('ADMIN_PASSWORD') };
    case 'product':
      return { DEMO_IMPORT: String(demoImport) };
    case 'order':
      return {
        DEMO_IMPORT: String(demoImport),
        ...(centralBankUrl ? { CENTRAL_BANK_URL: centralBankUrl } : {}),
      };
    case 'user':
      return { PASSPORT_KEY: secrets.cipherKey('PASSPORT_KEY') };
    case 'file':
      return { STORAGE_URL: storageUrl, LINK_KEY: secrets.key('LINK_KEY') };
    case 'chat':
      return {
        SHOP_URL: shopUrl(ports),
        SMS_OUTBOX: join(dataDir, 'sms'),
        PUSH_SECRET: secrets.cipherKey('PUSH_SECRET'),
      };
    default:
      return {};
  }
}

/** Returns the public URL of this mall. */
const shopUrl = (ports: EnvironmentOptions['ports']): string =>
  process.env['SHOP_URL'] || `http://127.0.0.1:${ports.http.gateway}`;
