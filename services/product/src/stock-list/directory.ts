import { foldedName } from '@mall/contracts/product';
import { translationsOf, type StoredText } from '@mall/validation';

interface NamedBrand {
  readonly brandId: string;
  readonly parentId: string | null;
  readonly name: StoredText;
  readonly aliases: readonly string[];
}

interface NamedCategory {
  readonly categoryId: string;
  readonly parentId: string | null;
  readonly name: StoredText;
}

/** Ids by the folded name. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** Separators in the path of a category: `Легковые / Седаны`. */
const SEPARATOR = /[/>›»|]/u;

const foldedPath = (text: string): string => text.split(SEPARATOR).map(foldedName).join('/');

function namesOf(entries: readonly (readonly [name: string, id: string])[]): Names {
  const names = new Map<string, Set<string>>();
  for (const [name, id] of entries) {
    const ids = names.get(name) ?? new Set();
    names.set(name, ids.add(id));
  }
  return names;
}

/** Makes, series and categories by the names that people write in lists. */
export class Directory {
  private readonly makeNames: Names;
  private readonly categoryNames: Names;
  private readonly series = new Map<string, Names>();
  private readonly seriesOfAny: Names;

  constructor(brands: readonly NamedBrand[], categories: readonly NamedCategory[]) {
    const entriesOf = ({ brandId, name, aliases }: NamedBrand) =>
      [...translationsOf(name), ...aliases].map((one) => [foldedName(one), brandId] as const);
    this.makeNames = namesOf(brands.filter(({ parentId }) => parentId === null).flatMap(entriesOf));
    const series = brands.filter(({ parentId }) => parentId !== null);
    for (const parentId of new Set(series.map((one) => one.parentId!)))
      this.series.set(
        parentId,
        namesOf(series.filter((one) => one.parentId === parentId).flatMap(entriesOf)),
      );
    this.seriesOfAny = namesOf(series.flatMap(entriesOf));
    const byId = new Map(categories.map((category) => [category.categoryId, category]));
    this.categoryNames = namesOf(
      categories.flatMap(({ categoryId, name }) =>
        (['ru', 'zh', 'en'] as const).flatMap((locale) => {
          const path = pathOf(categoryId, byId, (category) => category.name?.[locale] ?? '');
          return [
            [foldedName(name?.[locale] ?? ''), categoryId] as const,
            [foldedPath(path), categoryId] as const,
          ];
        }),
      ),
    );
  }

  /** Returns the ids of the makes with this name. */
  makes(name: string): string[] {
    return [...(this.makeNames.get(foldedName(name)) ?? [])];
  }

  /** Returns the ids of the series with this name, of a make or of any. */
  seriesOf(makeId: string | undefined, name: string): string[] {
    const names = makeId === undefined ? this.seriesOfAny : this.series.get(makeId);
    return [...(names?.get(foldedName(name)) ?? [])];
  }

  /** Returns the ids of the categories with this name, or with this path from the root. */
  categories(name: string): string[] {
    return [...(this.categoryNames.get(foldedPath(name)) ?? [])];
  }
}

function pathOf(
  categoryId: string,
  byId: ReadonlyMap<string, NamedCategory>,
  nameOf: (category: NamedCategory) => string,
): string {
  const names: string[] = [];
  for (let at = byId.get(categoryId); at; at = at.parentId === null ? undefined : byId.get(at.parentId))
    names.unshift(nameOf(at));
  return names.join('/');
}
