import type { Locale } from '@mall/validation';
import type { AreaView, CascaderPathView, DivisionView } from '@mall/contracts/user';
import type { Division } from './division.js';

/** All divisions in memory, indexed for children and paths. */
export class DivisionTree {
  private readonly byCode: ReadonlyMap<string, Division>;
  private readonly byParent = new Map<string, Division[]>();

  constructor(divisions: readonly Division[]) {
    this.byCode = new Map(divisions.map((division) => [division.code, division]));
    for (const division of divisions) {
      const siblings = this.byParent.get(division.parentCode) ?? [];
      siblings.push(division);
      this.byParent.set(division.parentCode, siblings);
    }
  }

  get all(): readonly Division[] {
    return [...this.byCode.values()];
  }

  find(code: string): Division | undefined {
    return this.byCode.get(code);
  }

  children(parentCode: string): readonly Division[] {
    return this.byParent.get(parentCode) ?? [];
  }

  codeOfArea(areaId: string): string | undefined {
    for (const division of this.byCode.values()) if (division.areaId === areaId) return division.code;
    return undefined;
  }

  /** Returns the path from the country down to the division itself. */
  path(division: Division): readonly Division[] {
    const parent = this.byCode.get(division.parentCode);
    return parent ? [...this.path(parent), division] : [division];
  }

  toDivisionView(division: Division, locale: Locale): DivisionView {
    const path = this.path(division);
    return {
      dmCode: division.code,
      dmName: division.name[locale],
      dmLevel: division.level,
      dmUplv: division.parentCode,
      dmPath: path.map(({ code }) => code).join(','),
      namePath: path.map(({ name }) => name[locale]).join(' / '),
      leaf: this.children(division.code).length === 0,
    };
  }

  toCascaderPath(division: Division, locale: Locale): CascaderPathView {
    const path = this.path(division);
    return {
      dmCode: division.code,
      path: path.map(({ code }) => code),
      names: path.map(({ name }) => name[locale]),
    };
  }

  toAreaView({ areaId, parentAreaId, name, level, code }: Division, locale: Locale): AreaView {
    return { areaId, areaName: name[locale], parentId: parentAreaId, level, code };
  }

  toAreaTree(parentCode: string, locale: Locale): AreaView[] {
    return this.children(parentCode).map((division) => ({
      ...this.toAreaView(division, locale),
      areas: this.toAreaTree(division.code, locale),
    }));
  }
}
