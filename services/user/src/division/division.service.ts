import { Injectable } from '@nestjs/common';
import {
  userErrors,
  type AreaView,
  type CascaderPathView,
  type DivisionView,
  type ImportedDivisionDto,
} from '@mall/contracts/user';
import { KeptValue } from '@mall/service-kit/kept-value';
import type { Locale, Texts } from '@mall/validation';
import { DivisionTree } from './division-tree.js';
import type { Division } from './division.js';
import { DivisionRepository } from './division.repository.js';

/** Time for which this process uses its copy; other replicas see an import no later than this. */
const COPY_MS = 60_000;

@Injectable()
export class DivisionService {
  private readonly copy: KeptValue<DivisionTree>;

  constructor(private readonly divisions: DivisionRepository) {
    this.copy = new KeptValue(COPY_MS, async () => new DivisionTree(await divisions.all()));
  }

  async areas(locale: Locale): Promise<AreaView[]> {
    return (await this.tree()).toAreaTree('0', locale);
  }

  /**
   * Returns the divisions below one. Countries come without what is below them, because the whole map is as large as
   * `areas`, which has its own answer.
   */
  async areasByParent(pid: string | undefined, isDeep: boolean, locale: Locale): Promise<AreaView[]> {
    const tree = await this.tree();
    const parent = pid ? (tree.codeOfArea(pid) ?? '0') : '0';
    if (isDeep && parent !== '0') return tree.toAreaTree(parent, locale);
    return tree.children(parent).map((division) => tree.toAreaView(division, locale));
  }

  async children(parentCode: string, locale: Locale): Promise<DivisionView[]> {
    const tree = await this.tree();
    return tree.children(parentCode).map((division) => tree.toDivisionView(division, locale));
  }

  async one(code: string, locale: Locale): Promise<DivisionView> {
    const tree = await this.tree();
    return tree.toDivisionView(this.need(tree, code), locale);
  }

  async cascaderPath(code: string, locale: Locale): Promise<CascaderPathView> {
    const tree = await this.tree();
    return tree.toCascaderPath(this.need(tree, code), locale);
  }

  async cascaderPaths(codes: readonly string[], locale: Locale): Promise<CascaderPathView[]> {
    const tree = await this.tree();
    const known = codes.map((code) => tree.find(code)).filter((division) => division !== undefined);
    return known.map((division) => tree.toCascaderPath(division, locale));
  }

  async importDivisions(divisions: readonly ImportedDivisionDto[]): Promise<number> {
    const count = await this.divisions.upsert(divisions);
    this.copy.forget();
    return count;
  }

  /** Renames a division; the change is visible in this process at once. @throws userErrors.divisionNotFound */
  async rename(code: string, name: Texts): Promise<DivisionTree> {
    if (!(await this.divisions.rename(code, name))) throw userErrors.divisionNotFound({ code });
    this.copy.forget();
    return this.tree();
  }

  private need(tree: DivisionTree, code: string): Division {
    const division = tree.find(code);
    if (!division) throw userErrors.divisionNotFound({ code });
    return division;
  }

  tree(): Promise<DivisionTree> {
    return this.copy.current();
  }
}
