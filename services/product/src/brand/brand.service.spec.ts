import { platformErrors, type Caller } from '@mall/contracts/define';
import { productErrors, productEvents } from '@mall/contracts/product';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { EmptyReadModel } from '../search/read-model/read-model.fakes.js';
import { BrandViewService } from './brand-view.service.js';
import { aBrand, InMemoryBrands } from './brand.fakes.js';
import { BrandService } from './brand.service.js';

const brands = [
  aBrand({ brandId: '1', seq: 2 }),
  aBrand({ brandId: '2', name: { ru: 'Хавейл', zh: '哈弗', en: 'Haval' }, seq: 1 }),
  aBrand({ brandId: '11', parentId: '1', name: { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' } }),
];
const name = { ru: 'Тэнк', zh: '坦克', en: 'Tank' };
const caller: Caller = {
  kind: 'staff',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
};

function aCatalogue(withCars: readonly string[] = []) {
  const outbox = new RecordedOutbox();
  const model = new EmptyReadModel();
  const views = new BrandViewService(model);
  const repository = new InMemoryBrands(brands, withCars);
  return { service: new BrandService(new NoDatabase(), repository, views, outbox, model), outbox };
}

describe('a brand', () => {
  it('gets the first letter of its English name, and is announced', async () => {
    const { service, outbox } = aCatalogue();
    expect(await service.create({ name })).toMatchObject({ firstLetter: 'T', brandParentId: '0' });
    expect(outbox.subjects).toEqual([productEvents.brandChanged.subject]);
  });

  it('can be a series of a make', async () =>
    expect(await aCatalogue().service.create({ name, brandParentId: '2' })).toMatchObject({
      brandParentId: '2',
    }));

  it('cannot be a series of a series', () =>
    expect(aCatalogue().service.create({ name, brandParentId: '11' })).rejects.toThrow(
      productErrors.brandTooDeep(),
    ));

  it('cannot be a series of an unknown make', () =>
    expect(aCatalogue().service.create({ name, brandParentId: '77' })).rejects.toThrow(
      productErrors.brandUnknown(),
    ));

  it('with cars keeps its place, but can be renamed', async () => {
    const { service } = aCatalogue(['11']);
    const move = service.update({ brandId: '11', brandParentId: '2' });
    await expect(move).rejects.toThrow(productErrors.brandInUse());
    expect(await service.update({ brandId: '11', brandParentId: '1', name })).toMatchObject({ name });
  });

  it('cannot be moved below itself', () =>
    expect(aCatalogue().service.update({ brandId: '2', brandParentId: '2' })).rejects.toThrow(
      productErrors.brandTooDeep(),
    ));

  it.each([
    ['series', '1', []],
    ['cars', '2', ['2']],
  ])('with %s cannot be removed', async (_, brandId, withCars) => {
    const { service, outbox } = aCatalogue(withCars);
    await expect(service.remove(brandId)).rejects.toThrow(productErrors.brandInUse());
    expect(outbox.events).toEqual([]);
  });

  it('can be removed once', async () => {
    const { service } = aCatalogue();
    await service.remove('2');
    await expect(service.remove('2')).rejects.toThrow(platformErrors.notFound());
  });
});

describe('the list of staff', () => {
  const list = (request: object) => aCatalogue().service.find({ current: 1, size: 10, ...request }, caller);

  it('is sorted by the requested column in the language of the reader', async () => {
    const { records } = await list({ brandParentId: '0', sortBy: 'name', sortOrder: 'DESC' });
    expect(records.map(({ name }) => name.ru)).toEqual(['Чери', 'Хавейл']);
  });

  it('refuses an unknown column', () =>
    expect(list({ sortBy: 'constructor' })).rejects.toMatchObject({
      declaration: { key: 'product.columnUnknown' },
    }));
});
