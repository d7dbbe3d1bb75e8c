/** Services that consume events and may park one. The gateway stores nothing. */
export const EVENT_SERVICES = [
  'auth',
  'product',
  'order',
  'user',
  'tenant',
  'admin',
  'file',
  'chat',
] as const;
export type EventService = (typeof EVENT_SERVICES)[number];

/** Every service, each in one or several processes. */
export const SERVICES = ['gateway', ...EVENT_SERVICES] as const;
export type ServiceName = (typeof SERVICES)[number];
