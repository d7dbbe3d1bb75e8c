import { env, readEnv } from '@mall/service-kit/env';

const read = readEnv({
  NODE_ENV: env.text('development'),
  HTTP_HOST: env.text('127.0.0.1'),
  HTTP_PORT: env.port(8080),
  /**
   * `demanded`: staff who hold a right that moves money, changes prices, rates or rights, or opens passports have to turn
   * on a second factor before they use it. `offered`, for development and tests: only those who have one are asked.
   */
  SECOND_FACTOR: env.optionally((text) => {
    if (text !== 'demanded' && text !== 'offered') throw new Error('must be demanded or offered');
    return text;
  }),
  FILE_URL: env.url(),
  CHAT_URL: env.url(),
  /** Folders of the built static apps; an app without one answers 404. */
  STOREFRONT_DIR: env.optional(),
  CONSOLE_DIR: env.optional(),
  /**
   * Origin under which visitors and search engines know the shop, `https://mall.example`; the origin of each request
   * when missing.
   */
  SHOP_URL: env.optional(),
  /** Memory for answers to visitors; 0 turns the cache off. */
  CACHE_MEGABYTES: env.integer(64),
  /** Limits of calls to services: under way to one service, waiting for one service, and for one client address. */
  CALLS_PER_SERVICE: env.integer(128),
  CALLS_WAITING: env.integer(512),
  CALLS_PER_ADDRESS: env.integer(256),
  /** Maximum open connections of one client address, where no proxy stands in front. */
  CONNECTIONS_PER_ADDRESS: env.integer(512),
  /** Maximum milliseconds that a call waits; then it is answered 503. */
  CALLS_WAIT_MS: env.integer(2_000),
  /**
   * Milliseconds during which each answer of an ending gateway closes its connection, so that clients do not lose
   * requests on open ones.
   */
  DRAIN_TIMEOUT_MS: env.integer(500),
  /** Number of trusted proxies in front; 0 uses the peer's own address. */
  TRUSTED_PROXIES: env.integer(0),
  /** Key of requests and answers with `Enc-Flag: true`, which browsers know, too; without it such requests are refused. */
  ENC_KEY: env.optionally((text) => {
    if (!/^[\x21-\x7e]{16}$/.test(text)) throw new Error('must have sixteen characters');
    return text;
  }),
  /** Origins of external apps that the console may show in a frame; the same as in the admin service. */
  MICRO_APP_ORIGINS: env.origins(),
});

const isProduction = read.NODE_ENV === 'production';
if (isProduction && read.SECOND_FACTOR === 'offered')
  throw new Error('SECOND_FACTOR must not be offered when NODE_ENV is production: it is demanded there.');

export const config = {
  ...read,
  SECOND_FACTOR: read.SECOND_FACTOR ?? (isProduction ? 'demanded' : 'offered'),
};
