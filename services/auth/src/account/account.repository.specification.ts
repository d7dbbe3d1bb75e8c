import type { NotedAct } from '@mall/persistence';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { AccountRepository, NewAccount } from './account.repository.js';

/** A sign-in in the history of an account, or its refusal. */
export type NotedSignIn = Required<Omit<NotedAct, 'record'>>;

interface Given {
  /** Repository without accounts. */
  readonly repository: AccountRepository;
  readonly tx: EntityManager;
  /** Returns what was noted of sign-ins, the oldest first. */
  readonly noted: () => Promise<readonly NotedSignIn[]>;
}

const aNew = (over: Partial<NewAccount> = {}): NewAccount => ({
  side: 'shop',
  username: 'Petr',
  mobile: '+79140000001',
  passwordHash: 'hash',
  roles: [],
  ...over,
});

export const accountSpecification = new Specification<Given>((arrange) => {
  it('has the number of its row where no other one is chosen, and is active with a password', async () => {
    const { repository, tx } = await arrange();
    const petr = await repository.insert(aNew(), tx);
    expect(petr).toMatchObject({
      ...{ userId: petr.accountId, side: 'shop', username: 'Petr', mobile: '+79140000001', roles: [] },
      ...{ status: 'active', hasPassword: true, shopId: null, shopClosedReason: null, tenantId: '1' },
      createdAt: expect.any(Date) as Date,
    });
    const chosen = {
      userId: '77',
      mobile: undefined,
      username: 'li',
      status: 'locked',
      hasPassword: false,
    } as const;
    const li = await repository.insert(aNew({ ...chosen, roles: ['CLERK'], shopId: '3' }), tx);
    expect(li).toMatchObject({ ...chosen, mobile: null, roles: ['CLERK'], shopId: '3' });
    expect(await repository.findById(li.accountId, tx)).toEqual(li);
    expect(await repository.findByUserId('shop', '77', tx)).toEqual(li);
    expect(await repository.findByUserId('staff', '77')).toBeUndefined();
    expect(await repository.findById('999', tx)).toBeUndefined();
  });

  it('is found on its side by name in any case or by number; a name is preferred', async () => {
    const { repository, tx } = await arrange();
    const petr = await repository.insert(aNew(), tx);
    const li = await repository.insert(aNew({ username: 'li', mobile: '+79140000002' }), tx);
    const find = async (principal: string, mobile?: string) =>
      (await repository.findByPrincipal('shop', principal, mobile))?.accountId;
    expect(await find('pETR')).toBe(petr.accountId);
    expect(await find('petr', '+79140000002')).toBe(petr.accountId);
    expect(await find('nobody', '+79140000002')).toBe(li.accountId);
    expect(await find('nobody')).toBeUndefined();
    expect(await repository.findByPrincipal('staff', 'petr')).toBeUndefined();
    expect((await repository.findByMobile('shop', '+79140000002'))?.accountId).toBe(li.accountId);
    expect(await repository.findByMobile('staff', '+79140000002')).toBeUndefined();
  });

  it('is not found by name and number any more when it was removed, which frees both', async () => {
    const { repository, tx } = await arrange();
    const petr = await repository.insert(aNew(), tx);
    await repository.update(petr.accountId, { status: 'removed' }, tx);
    expect(await repository.findByPrincipal('shop', 'petr', '+79140000001')).toBeUndefined();
    expect(await repository.findByMobile('shop', '+79140000001')).toBeUndefined();
    expect((await repository.findById(petr.accountId, tx))?.status).toBe('removed');
    const next = await repository.insert(aNew(), tx);
    expect((await repository.findByMobile('shop', '+79140000001'))?.accountId).toBe(next.accountId);
  });

  it('has a name, a number and an id that nobody else on its side has', async () => {
    const { repository, tx } = await arrange();
    await repository.insert(aNew({ userId: '77' }), tx);
    for (const taken of [
      aNew({ username: 'PETR', mobile: '+79140000002' }),
      aNew({ username: 'li' }),
      aNew({ username: 'li', mobile: '+79140000002', userId: '77' }),
    ])
      await expect(repository.insert(taken, tx)).rejects.toMatchObject({ code: '23505' });
    expect(await repository.findByPrincipal('shop', 'li', '+79140000002')).toBeUndefined();
    await repository.insert(aNew({ side: 'staff', userId: '77' }), tx);
    const other = await repository.insert(aNew({ username: 'li', mobile: undefined }), tx);
    const renamed = repository.update(other.accountId, { username: 'petr' }, tx);
    await expect(renamed).rejects.toMatchObject({ code: '23505' });
    expect((await repository.findById(other.accountId, tx))?.username).toBe('li');
  });

  it('changes only the named fields; a password that is set counts as one', async () => {
    const { repository, tx } = await arrange();
    const petr = await repository.insert(aNew({ hasPassword: false }), tx);
    await repository.update(petr.accountId, { roles: ['CLERK'], status: undefined }, tx);
    expect(await repository.findById(petr.accountId, tx)).toEqual({ ...petr, roles: ['CLERK'] });
    await repository.update(petr.accountId, { passwordHash: 'new' }, tx);
    expect(await repository.findById(petr.accountId, tx)).toMatchObject({
      passwordHash: 'new',
      hasPassword: true,
    });
    await repository.update(petr.accountId, {}, tx);
  });

  it('can be held only while it is active', async () => {
    const { repository, tx } = await arrange();
    const { accountId } = await repository.insert(aNew(), tx);
    const hold = (id: string) => tx.transaction((inner) => repository.holdActive(id, inner));
    expect(await hold(accountId)).toBe(true);
    expect(await hold('999')).toBe(false);
    await repository.update(accountId, { status: 'locked' }, tx);
    expect(await hold(accountId)).toBe(false);
  });

  it('acts for a shop as its owner or as one of its people; the oldest comes first', async () => {
    const { repository, tx } = await arrange();
    const insert = async (over: Partial<NewAccount>) =>
      (await repository.insert(aNew({ mobile: undefined, ...over }), tx)).accountId;
    const helper = await insert({ username: 'helper', shopId: '3' });
    const owner = await insert({ username: 'owner', userId: '70' });
    await insert({ username: 'other', shopId: '4' });
    await insert({ side: 'staff', username: 'clerk', userId: '70' });
    await repository.update(helper, { shopClosedReason: 'обман' }, tx);
    const ids = (await repository.ofShop('3', '70', tx)).map(({ accountId }) => accountId);
    expect(ids).toEqual([helper, owner]);
  });

  it('has sign-ins and refusals in its history, also the refusal of a name that nobody has', async () => {
    const { repository, tx, noted } = await arrange();
    const petr = await repository.insert(aNew(), tx);
    await repository.noteRefusal(petr, 'auth.wrongCredentials');
    await repository.noteRefusal(undefined, 'auth.wrongCredentials');
    await repository.noteSignIn(tx, petr, { application: 'web', device: 'a browser' });
    const told = { failure: 'auth.wrongCredentials' };
    expect(await noted()).toEqual([
      { kind: 'refused', recordId: petr.userId, told },
      { kind: 'refused', recordId: '', told },
      { kind: 'signedIn', recordId: petr.userId, told: { application: 'web', device: 'a browser' } },
    ]);
  });
});
