import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { NewCode, SmsCodeRepository } from './sms-code.repository.js';

interface Given {
  /** Repository without codes of today. */
  readonly repository: SmsCodeRepository;
  readonly tx: EntityManager;
  /** Moves the time of sending of all codes back by so many hours; they do not expire by that. */
  readonly age: (hours: number) => Promise<void>;
}

const MOBILE = '+79140000001';

const aCode = (text: string, over: Partial<NewCode> = {}): NewCode => ({
  purpose: 'signIn',
  mobile: MOBILE,
  codeHash: Buffer.from(text),
  tries: 3,
  network: '203.0.113.7',
  lifeMinutes: 10,
  ...over,
});

export const smsCodeSpecification = new Specification<Given>((arrange) => {
  it('is the newest of its purpose and number, while tries are left', async () => {
    const { repository, tx } = await arrange();
    const attempt = async (purpose = 'signIn', mobile = MOBILE) =>
      (await repository.takeTry(purpose, mobile))?.codeHash.toString();
    expect(await attempt()).toBeUndefined();
    await repository.insert(tx, aCode('old'));
    await repository.insert(tx, aCode('new', { tries: 2 }));
    await repository.insert(tx, aCode('other', { purpose: 'signUp' }));
    expect(await attempt()).toBe('new');
    expect(await attempt()).toBe('new');
    expect(await attempt()).toBeUndefined();
    expect(await attempt('signUp')).toBe('other');
    expect(await attempt('signUp', '+79140000002')).toBeUndefined();
  });

  it('does not exist any more when it has expired', async () => {
    const { repository, tx } = await arrange();
    await repository.insert(tx, aCode('good'));
    await repository.insert(tx, aCode('expired', { lifeMinutes: 0 }));
    expect(await repository.takeTry('signIn', MOBILE)).toBeUndefined();
  });

  it('is used up once, also with its last try', async () => {
    const { repository, tx } = await arrange();
    await repository.insert(tx, aCode('1', { tries: 1 }));
    const { codeId } = (await repository.takeTry('signIn', MOBILE))!;
    expect(await repository.useUp(codeId)).toBe(true);
    expect(await repository.useUp(codeId)).toBe(false);
    expect(await repository.useUp('999999')).toBe(false);
    expect(await repository.takeTry('signIn', MOBILE)).toBeUndefined();
  });

  it('is counted by number in an hour and a day, signing apart from entry', async () => {
    const { repository, tx, age } = await arrange();
    const counts = (kind: 'entry' | 'signing' = 'entry') => repository.countSent(tx, kind, MOBILE);
    expect(await counts()).toEqual({ hour: 0, day: 0, secondsAgo: 86_400 });
    await repository.insert(tx, aCode('1'));
    await age(20);
    await repository.insert(tx, aCode('2'));
    await age(2);
    for (const over of [{ network: undefined }, { mobile: '+79140000002' }, { purpose: 'sign 1001' }])
      await repository.insert(tx, aCode('3', over));
    const entry = await counts();
    expect(entry).toMatchObject({ hour: 1, day: 3 });
    expect(entry.secondsAgo).toBeLessThan(60);
    expect(await counts('signing')).toMatchObject({ hour: 1, day: 1 });
    await age(3);
    // The first one was more than a day ago.
    expect(await counts()).toMatchObject({ hour: 0, day: 2 });
  });

  it('takes from the budget of its kind until nothing is left', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.takeFromBudget(tx, 'entry', 0)).toBe(false);
    for (const isTaken of [true, true, false])
      expect(await repository.takeFromBudget(tx, 'entry', 2)).toBe(isTaken);
    expect(await repository.takeFromBudget(tx, 'signing', 2)).toBe(true);
    expect(await repository.takeFromBudget(tx, 'entry', 3)).toBe(true);
  });

  it('returns the result of work done while its number is locked', async () => {
    const { repository } = await arrange();
    expect(await repository.withNumberLocked(MOBILE, async () => 'done')).toBe('done');
    const failure = repository.withNumberLocked(MOBILE, () => Promise.reject(new Error('no')));
    await expect(failure).rejects.toThrow('no');
  });
});
