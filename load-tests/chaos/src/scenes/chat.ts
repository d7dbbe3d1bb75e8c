import { setTimeout as sleep } from 'node:timers/promises';
import { Talker } from '../clients/talker.js';
import type { Stage } from './stage.js';

const TALKERS = 10;
const PAUSE_MS = 1_500;

/** Buyers who chat with the support desk while faults are injected, and a desk that answers some of them. */
export async function chat(
  { mall, buyers, staff, random }: Pick<Stage, 'mall' | 'buyers' | 'staff' | 'random'>,
  isOver: () => boolean,
): Promise<void> {
  const talks = buyers.slice(-TALKERS).map(async ({ client }) => {
    const own = random.branch(`talk ${client.account.userId}`);
    const personId = client.account.userId;
    const buyer = new Talker(client, mall.url);
    const desk = new Talker(staff.client, mall.url, personId);
    for (let number = 1; !isOver(); number += 1) {
      await buyer.say(`${personId} asks ${number}`, personId);
      if (own.chance(0.4)) await desk.say(`${personId} is answered ${number}`, personId);
      await sleep(own.between(PAUSE_MS / 2, PAUSE_MS));
    }
    buyer.leave();
    desk.leave();
  });
  await Promise.all(talks);
}
