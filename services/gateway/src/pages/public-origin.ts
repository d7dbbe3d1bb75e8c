import type { FastifyRequest } from 'fastify';
import { config } from '../config.js';

/** Returns the origin under which visitors know the shop: the configured one, else that of the request. */
export const publicOrigin = ({ protocol, host }: FastifyRequest): string =>
  config.SHOP_URL || `${protocol}://${host}`;
