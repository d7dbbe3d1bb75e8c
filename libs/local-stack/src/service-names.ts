/** The services with a schema of their own; the gateway stores nothing. */
export const storingServices = [
  'auth',
  'product',
  'order',
  'user',
  'tenant',
  'admin',
  'file',
  'chat',
] as const;

export type StoringService = (typeof storingServices)[number];

export const serviceNames = ['gateway', ...storingServices] as const;

export type ServiceName = (typeof serviceNames)[number];
