import { EVENT_SERVICES, type EventService } from '@mall/contracts/messaging';

export const parkedIdOf = (service: EventService, id: string): string => `${service}-${id}`;

/** Parses `order-3, order-5, chat-1` to order: 3, 5 and chat: 1. Ids of no service are left out. */
export function idsByService(parkedIds: readonly string[]): ReadonlyMap<EventService, string[]> {
  const found = new Map<EventService, string[]>();
  for (const parkedId of parkedIds) {
    const [name, id = ''] = parkedId.split('-');
    const service = EVENT_SERVICES.find((one) => one === name);
    if (service && /^[1-9]\d{0,18}$/.test(id)) found.set(service, [...(found.get(service) ?? []), id]);
  }
  return found;
}
