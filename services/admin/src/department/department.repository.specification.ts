import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { DepartmentRepository, DepartmentRow } from './department.repository.js';

interface Given {
  /** Repository without departments. */
  readonly repository: DepartmentRepository;
  readonly tx: EntityManager;
  /** Adds one member of staff to a department. */
  readonly employ: (deptId: string) => Promise<void>;
}

const idsOf = (rows: readonly DepartmentRow[]) => rows.map(({ dept_id }) => dept_id);

export const departmentSpecification = new Specification<Given>((arrange) => {
  /** A company with sales, and export below them. */
  async function aCompany() {
    const given = await arrange();
    const { repository, tx } = given;
    await repository.lockTree(tx);
    const company = await repository.insert(tx, { name: 'Компания' });
    const sales = await repository.insert(tx, { name: 'Продажи', parentId: company });
    const exports = await repository.insert(tx, { name: 'Экспорт', parentId: sales });
    return { ...given, company, sales, exports };
  }

  it('is kept as it was written, and counts its staff', async () => {
    const { repository, tx, company, employ } = await aCompany();
    const place = { longitude: '131.95', latitude: '43.80', address: 'Уссурийск' };
    const yard = await repository.insert(tx, { name: 'Площадка', parentId: company, sortOrder: 4, ...place });
    await employ(yard);
    expect(await repository.byId(yard)).toEqual({
      ...{ dept_id: yard, parent_id: company, name: 'Площадка', sort_order: 4, ...place, user_count: 1 },
    });
    expect(await repository.byId(company, tx)).toEqual({
      ...{ dept_id: company, parent_id: null, name: 'Компания', sort_order: 0, user_count: 0 },
      ...{ longitude: null, latitude: null, address: null },
    });
    expect(await repository.byId('999')).toBeUndefined();
  });

  it('is listed by its place, then by age', async () => {
    const { repository, tx, company, sales, exports } = await aCompany();
    const first = await repository.insert(tx, { name: 'Склад', sortOrder: -1 });
    await repository.update(tx, company, { sortOrder: 9 });
    expect(idsOf(await repository.all())).toEqual([first, sales, exports, company]);
  });

  it('has ancestors, from itself up to the root, and children', async () => {
    const { repository, tx, company, sales, exports } = await aCompany();
    expect(idsOf(await repository.lineOf(exports, tx))).toEqual([exports, sales, company]);
    expect(await repository.lineOf('999')).toEqual([]);
    expect(await repository.countBelow(company, tx)).toBe(1);
    expect(await repository.countBelow(exports, tx)).toBe(0);
  });

  it('is the company when it is the oldest root', async () => {
    const { repository, tx, company } = await aCompany();
    await repository.insert(tx, { name: 'Склад', sortOrder: -1 });
    expect(await repository.company(tx)).toBe(company);
    const { repository: none, tx: empty } = await arrange();
    expect(await none.company(empty)).toBeUndefined();
  });

  it('changes only the named fields, and only if it exists', async () => {
    const { repository, tx, company, exports } = await aCompany();
    await repository.update(tx, exports, { name: 'Вывоз', parentId: company, address: undefined });
    expect(await repository.byId(exports)).toMatchObject({
      name: 'Вывоз',
      parent_id: company,
      address: null,
    });
    await repository.update(tx, exports, { parentId: null });
    expect(await repository.byId(exports)).toMatchObject({ name: 'Вывоз', parent_id: null });
    await repository.update(tx, '999', { name: 'Склад' });
    expect(await repository.byId('999')).toBeUndefined();
  });

  it('leaves staff and departments below it to another one when it is merged', async () => {
    const { repository, tx, company, sales, exports, employ } = await aCompany();
    for (const deptId of [sales, sales, company]) await employ(deptId);
    await tx.transaction((inner) => repository.lock(inner, sales));
    await repository.moveContents(tx, sales, company);
    expect(await repository.byId(sales)).toMatchObject({ user_count: 0 });
    await repository.removeMerged(tx, sales, company);
    expect(await repository.byId(sales)).toBeUndefined();
    expect(await repository.byId(company)).toMatchObject({ user_count: 3 });
    expect(await repository.byId(exports)).toMatchObject({ parent_id: company });
  });

  it('is removed alone', async () => {
    const { repository, tx, company, sales, exports } = await aCompany();
    await repository.remove(tx, exports);
    expect(idsOf(await repository.all())).toEqual([company, sales]);
  });
});
