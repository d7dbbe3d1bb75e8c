import { synonyms, synonymStatuses } from '@mall/contracts/product';
import { aStaffMember, startMall, type TestMall } from '@mall/testing';

let mall: TestMall;
const editor = () => mall.callAs(aStaffMember(['search_edit']))(synonyms.api);
const asked = (request: object) => editor().find({ current: 1, size: 10, ...request });
const fails = (key: string) => ({ declaration: { key } });

beforeAll(async () => {
  mall = await startMall(['product']);
});

beforeEach(() => mall.query('product', 'TRUNCATE search_synonym'));

describe('a table that staff edit row by row', () => {
  it('stores a new record with the values that it leaves out, and gives it a new id', async () => {
    const first = await editor().create({ terms: ['bmw', ' бэха '] });
    expect(first).toMatchObject({ terms: ['bmw', 'бэха'], status: synonymStatuses.inUse });
    expect(first.updateTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await editor().one({ synonymId: first.synonymId })).toEqual(first);
    await editor().remove({ synonymId: first.synonymId });
    const second = await editor().create({ terms: ['audi', 'ауди'] });
    expect(second.synonymId).not.toBe(first.synonymId);
  });

  it('changes only the fields that are given, and refuses null where a value is needed', async () => {
    const { synonymId } = await editor().create({ terms: ['bmw', 'бэха'] });
    expect(await editor().update({ synonymId, status: synonymStatuses.notInUse })).toMatchObject({
      terms: ['bmw', 'бэха'],
      status: synonymStatuses.notInUse,
    });
    const early = `UPDATE search_synonym SET updated_at = '2026-01-01T00:00:00Z'`;
    await mall.query('product', early);
    const same = await editor().update({ synonymId });
    expect(same).toMatchObject({ terms: ['bmw', 'бэха'], updateTime: '2026-01-01 00:00:00' });
    await expect(editor().update({ synonymId, terms: null as never })).rejects.toMatchObject(
      fails('platform.invalidInput'),
    );
    await expect(editor().update({ synonymId, terms: ['bmw', '—'] })).rejects.toMatchObject(
      fails('product.synonymUnusable'),
    );
    expect(await editor().one({ synonymId })).toEqual(same);
  });

  it('says that a record is missing, whatever is done with it', async () => {
    const gone = { synonymId: '9' };
    const missing = fails('platform.notFound');
    await expect(editor().one(gone)).rejects.toMatchObject(missing);
    await expect(editor().update({ ...gone, status: 0 })).rejects.toMatchObject(missing);
    await expect(editor().remove(gone)).rejects.toMatchObject(missing);
  });

  it('is listed in its declared order, by words, filters, ids and pages, and by its declared columns alone', async () => {
    const made: string[] = [];
    for (const terms of [
      ['bmw', 'бэха'],
      ['audi', 'ауди'],
      ['geely', 'джили 100%'],
    ])
      made.push((await editor().create({ terms })).synonymId);
    await mall.query(
      'product',
      `UPDATE search_synonym SET updated_at = now() - synonym_id * interval '1 hour'`,
    );
    await editor().update({ synonymId: made[2]!, status: synonymStatuses.notInUse });
    const ids = async (request: object) => (await asked(request)).records.map(({ synonymId }) => synonymId);
    expect(await ids({})).toEqual([made[2], made[0], made[1]]);
    expect(await ids({ sortBy: 'synonymId', sortOrder: 'ASC' })).toEqual(made);
    expect(await ids({ keyWord: 'АУДИ' })).toEqual([made[1]]);
    expect(await ids({ keyWord: '100%' })).toEqual([made[2]]);
    expect(await ids({ keyWord: '%' })).toEqual([made[2]]);
    expect(await ids({ keyWord: ',' })).toEqual([]);
    expect(await ids({ status: synonymStatuses.inUse })).toEqual([made[0], made[1]]);
    expect(await ids({ ids: [made[1]!] })).toEqual([made[1]]);
    expect(await asked({ current: 2, size: 2 })).toMatchObject({ total: 3, pages: 2, records: [{}] });
    await expect(asked({ sortBy: 'constructor' })).rejects.toMatchObject(fails('platform.sortUnknown'));
    await expect(asked({ status: 2 })).rejects.toMatchObject(fails('platform.invalidInput'));
  });

  it('is open to those who hold its right', async () => {
    const stranger = mall.callAs(aStaffMember(['brand_edit']))(synonyms.api);
    await expect(stranger.find({ current: 1, size: 10 })).rejects.toMatchObject(fails('platform.forbidden'));
    await expect(stranger.create({ terms: ['a', 'b'] })).rejects.toMatchObject(fails('platform.forbidden'));
  });
});
