import { adminErrors } from '@mall/contracts/admin';
import { staffMember } from '@mall/messaging/fakes';
import type { EntityManager } from 'typeorm';
import { scopesOf } from './scope.fakes.js';

const tx = {} as EntityManager;
const head = staffMember('1', 'head', []);
const clerk = staffMember('2', 'clerk', []);
const scopes = scopesOf({ '1': 'all', '2': ['10', '11'], '3': ['11'], '4': ['12'], '5': [] });

test('who sees some departments may not touch others, nor what belongs to none', async () => {
  await scopes.assertSees(clerk, ['10', undefined]);
  await expect(scopes.assertSees(clerk, ['10', '12'])).rejects.toThrow(adminErrors.outOfScope());
  await expect(scopes.assertSees(clerk, [null])).rejects.toThrow(adminErrors.outOfScope());
  await expect(scopes.assertSeesAll(clerk)).rejects.toThrow(adminErrors.outOfScope());
});

test('who sees all may touch everything', async () => {
  await scopes.assertSees(head, ['10', null, '999']);
  await scopes.assertSeesAll(head);
});

test('nobody makes a colleague see more than themselves', async () => {
  await scopes.assertNotWider(clerk, '3', tx);
  await scopes.assertNotWider(clerk, '5', tx);
  await scopes.assertNotWider(head, '1', tx);
  for (const wider of ['1', '4'])
    await expect(scopes.assertNotWider(clerk, wider, tx)).rejects.toThrow(adminErrors.scopeTooWide());
});
