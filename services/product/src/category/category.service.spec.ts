import { platformErrors } from '@mall/contracts/define';
import { productErrors, productEvents } from '@mall/contracts/product';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { EmptyReadModel, emptyCarSearch } from '../search/read-model/read-model.fakes.js';
import { aCategory, InMemoryCategories } from './category.fakes.js';
import { CategoryService } from './category.service.js';

const tree = [
  aCategory({ categoryId: '1' }),
  aCategory({ categoryId: '2', parentId: '1' }),
  aCategory({ categoryId: '3', parentId: '2' }),
];

function aCatalogue(withCars: readonly string[] = []) {
  const outbox = new RecordedOutbox();
  const categories = new InMemoryCategories(tree, withCars);
  const model = new EmptyReadModel();
  const search = emptyCarSearch(model);
  const service = new CategoryService(new NoDatabase(), categories, outbox, model, search);
  return { service, outbox };
}

const name = { ru: 'Кабриолеты', zh: '敞篷车', en: 'Cabriolets' };

describe('a category', () => {
  it('is created below an existing parent and announced', async () => {
    const { service, outbox } = aCatalogue();
    expect(await service.create({ name, parentId: '2' })).toMatchObject({ parentId: '2', name });
    expect(outbox.subjects).toEqual([productEvents.categoryChanged.subject]);
  });

  it('cannot be created below an unknown parent', () =>
    expect(aCatalogue().service.create({ name, parentId: '77' })).rejects.toMatchObject({
      declaration: { key: productErrors.categoryUnknown().declaration.key },
    }));

  it.each(['1', '2', '3'])('cannot be moved below itself or its descendant %s', async (parentId) => {
    const { service, outbox } = aCatalogue();
    await expect(service.update({ categoryId: '1', parentId })).rejects.toThrow(productErrors.categoryLoop());
    expect(outbox.events).toEqual([]);
  });

  it('can be moved up to the roots', async () =>
    expect(await aCatalogue().service.update({ categoryId: '3', parentId: '0' })).toMatchObject({
      parentId: '0',
    }));

  it.each([
    ['children', '2', []],
    ['cars', '3', ['3']],
  ])('with %s cannot be removed', async (_, categoryId, withCars) => {
    const { service, outbox } = aCatalogue(withCars);
    await expect(service.remove(categoryId)).rejects.toThrow(productErrors.categoryInUse());
    expect(outbox.events).toEqual([]);
  });

  it('without children and cars can be removed, once', async () => {
    const { service } = aCatalogue();
    await service.remove('3');
    await expect(service.remove('3')).rejects.toThrow(platformErrors.notFound());
  });
});
