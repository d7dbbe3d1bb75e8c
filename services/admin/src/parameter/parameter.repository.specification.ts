import { Specification } from '@mall/testing/specification';
import type { NewParameter, ParameterRepository } from './parameter.repository.js';

interface Given {
  /** Repository without parameters. */
  readonly repository: ParameterRepository;
}

const aNew = (publicKey: string, over: Partial<NewParameter> = {}): NewParameter => ({
  publicKey,
  names: { ru: 'Часы брони', zh: '保留小时数', en: 'Hold hours' },
  valueType: 'number',
  value: '48',
  valueTexts: null,
  isPublic: false,
  remarks: null,
  ...over,
});

export const parameterSpecification = new Specification<Given>((arrange) => {
  it('is kept as it was written, and found by its id and its key', async () => {
    const { repository } = await arrange();
    const parameterId = await repository.insert(aNew('HOLD_HOURS', { isPublic: true, remarks: 'note' }));
    const hours = await repository.byId(parameterId);
    expect(hours).toMatchObject({
      ...aNew('HOLD_HOURS', { isPublic: true, remarks: 'note' }),
      ...{ parameterId, isSystem: false, updatedAt: expect.any(Date) as Date },
    });
    expect(await repository.byKey('HOLD_HOURS')).toEqual(hours);
    expect(await repository.byKey('hold_hours')).toBeUndefined();
    expect(await repository.byId('999')).toBeUndefined();
  });

  it('is listed by key', async () => {
    const { repository } = await arrange();
    for (const key of ['C', 'A', 'B']) await repository.insert(aNew(key));
    const found = await repository.byKeys(['B', 'X', 'A']);
    expect(found.map(({ publicKey }) => publicKey)).toEqual(['A', 'B']);
    expect(await repository.byKeys([])).toEqual([]);
  });

  it('has a key of its own', async () => {
    const { repository } = await arrange();
    const first = await repository.insert(aNew('A'));
    await expect(repository.insert(aNew('A', { value: '1' }))).rejects.toMatchObject({ code: '23505' });
    expect(await repository.byKey('A')).toMatchObject({ parameterId: first, value: '48' });
  });

  it('changes only the named fields, and only if it exists', async () => {
    const { repository } = await arrange();
    const parameterId = await repository.insert(aNew('A', { remarks: 'note' }));
    await repository.insert(aNew('B'));
    await repository.update(parameterId, { value: '72', remarks: undefined });
    await repository.update(parameterId, {});
    expect(await repository.byId(parameterId)).toMatchObject({ value: '72', remarks: 'note' });
    await repository.update(parameterId, { remarks: null });
    expect(await repository.byId(parameterId)).toMatchObject({ value: '72', remarks: null });
    expect(await repository.byKey('B')).toMatchObject({ value: '48' });
    await repository.update('999', { value: '72' });
    expect(await repository.byId('999')).toBeUndefined();
  });

  it('is removed alone, and no other one gets its id', async () => {
    const { repository } = await arrange();
    const [first, second] = [await repository.insert(aNew('A')), await repository.insert(aNew('B'))];
    await repository.remove(first);
    expect(await repository.byId(first)).toBeUndefined();
    const third = await repository.insert(aNew('C'));
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await repository.byId(second))?.publicKey).toBe('B');
  });
});
