import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  NODE_ENV: env.text('development'),
  HTTP_HOST: env.text('127.0.0.1'),
  HTTP_PORT: env.port(8080),
  FILE_URL: env.url(),
  CHAT_URL: env.url(),
  /** Folders with the built static apps; without one its address answers 404. */
  STOREFRONT_DIR: env.optional(),
  CONSOLE_DIR: env.optional(),
  /** Origin under which visitors and search engines know the shop, `https://mall.example`; that of each request without it. */
  SHOP_URL: env.optional(),
  /** Memory for answers to visitors; 0 turns the cache off. */
  CACHE_MEGABYTES: env.integer(64),
  /** Bounds on calls to services: under way to one service, waiting for one service, for one client address. */
  CALLS_PER_SERVICE: env.integer(128),
  CALLS_WAITING: env.integer(512),
  CALLS_PER_ADDRESS: env.integer(256),
  /** Open connections of one client address, where no proxy stands in front. */
  CONNECTIONS_PER_ADDRESS: env.integer(512),
  /** Longest wait of a call in milliseconds; then it is answered 503. */
  CALLS_WAIT_MS: env.integer(2_000),
  /** How long each answer of an ending gateway closes its connection, in milliseconds, for clients that have one open. */
  PARTING_MS: env.integer(500),
  /** Hops of trusted proxies in front; 0 takes the peer's own address. */
  TRUSTED_PROXIES: env.integer(0),
  /** Key of requests and answers with `Enc-Flag: true`, which browsers know, too; without it they are refused. */
  ENC_KEY: env.optionally((text) => {
    if (!/^[\x21-\x7e]{16}$/.test(text)) throw new Error('must have sixteen characters');
    return text;
  }),
  /** Origins of external apps that the console may show in a frame; the same as of the service admin. */
  MICRO_APP_ORIGINS: env.origins(),
});
