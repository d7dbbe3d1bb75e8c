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

/** The NATS user that creates streams; operators' commands connect as it. */
export const OPERATOR = 'operator';

/** The NATS user of the demo catalogue's loader. */
export const DEMO_LOADER = 'demo';

/** The unrestricted NATS user with which tests, benchmarks and harnesses stand in for services. */
export const TEST_USER = 'test';
