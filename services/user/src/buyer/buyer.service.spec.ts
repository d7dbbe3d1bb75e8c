import type { Caller } from '@mall/contracts/define';
import { userErrors, userEvents } from '@mall/contracts/user';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { buyer, InMemoryProfiles } from '../user.fakes.js';
import { RecordedReveals } from './buyer.fakes.js';
import { BuyerService } from './buyer.service.js';

const anna: Caller = { ...buyer, kind: 'staff', userId: '50', username: 'anna', ip: '203.0.113.7' };
const request = { userId: '7', reason: 'сверка договора' };

async function aDesk() {
  const [profiles, reveals, outbox] = [new InMemoryProfiles(), new RecordedReveals(), new RecordedOutbox()];
  await profiles.open({ userId: '7', userName: 'petr' });
  const profile = (await profiles.find('7'))!;
  await profiles.save({ ...profile, passport: { passportNo: '4509123456' } });
  return { reveals, outbox, buyers: new BuyerService(new NoDatabase(), reveals, profiles, outbox) };
}

test('passport data is returned with an audit row of who has read whose, why and from where', async () => {
  const { buyers, reveals, outbox } = await aDesk();
  expect(await buyers.reveal(anna, request)).toMatchObject({ passportNo: '4509123456' });
  expect(reveals.logged).toEqual([{ ...request, staffId: '50', staffName: 'anna', ip: '203.0.113.7' }]);
  expect(outbox.events).toEqual([
    { subject: userEvents.passportRevealed.subject, payload: { revealId: '1', userId: '7', staffId: '50' } },
  ]);
});

test('passports of thirty buyers an hour are shown to one member of staff, each of them again, and others to a colleague', async () => {
  const { buyers, reveals } = await aDesk();
  const view = (userId: string) => ({ ...request, userId, staffId: '50', staffName: 'anna' });
  reveals.logged.push(...Array.from({ length: 29 }, (_, nth) => view(`1${nth}`)));
  await buyers.reveal(anna, request);
  await buyers.reveal(anna, request);
  reveals.logged.splice(-2, 2, view('99'));
  await expect(buyers.reveal(anna, request)).rejects.toThrow(userErrors.tooManyReveals.key);
  await buyers.reveal({ ...anna, userId: '51' }, request);
});

test('without an audit row no passport data is returned', async () => {
  const { buyers, reveals, outbox } = await aDesk();
  reveals.failure = new Error('the table is full');
  await expect(buyers.reveal(anna, request)).rejects.toThrow('the table is full');
  expect(outbox.events).toEqual([]);
});

test('a buyer without a profile leaves no audit row', async () => {
  const { buyers, reveals } = await aDesk();
  const reveal = buyers.reveal(anna, { ...request, userId: '8' });
  await expect(reveal).rejects.toThrow(userErrors.profileNotFound.key);
  expect(reveals.logged).toEqual([]);
});

test('the list and the page of a buyer hold no passport number', async () => {
  const { buyers } = await aDesk();
  expect(JSON.stringify(await buyers.one('7'))).not.toContain('4509123456');
});
