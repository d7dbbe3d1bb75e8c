import { Injectable } from '@nestjs/common';
import { adminPage, type AdminPage } from '@mall/contracts/define';
import { userErrors, type DivisionPageDto, type DivisionRecord } from '@mall/contracts/user';
import { LOCALES, type Locale, type Texts } from '@mall/validation';
import { divisionsFound } from './divisions-found.js';
import type { DivisionTree } from './division-tree.js';
import type { Division } from './division.js';
import { DivisionService } from './division.service.js';

/** Lets staff view divisions and correct their names. */
@Injectable()
export class DivisionDeskService {
  constructor(private readonly divisions: DivisionService) {}

  async page(request: DivisionPageDto, locale: Locale): Promise<AdminPage<DivisionRecord>> {
    const tree = await this.divisions.tree();
    const found = divisionsFound(tree.all, request, locale);
    const from = (request.current - 1) * request.size;
    const records = found.slice(from, from + request.size).map((one) => toRecord(tree, one, locale));
    return adminPage(records, found.length, request);
  }

  /** Returns one division. @throws userErrors.divisionNotFound */
  async one(code: string, locale: Locale): Promise<DivisionRecord> {
    const tree = await this.divisions.tree();
    return toRecord(tree, need(tree, code), locale);
  }

  /**
   * Renames a division; its neighbours have other names.
   * @throws userErrors.divisionNotFound, userErrors.divisionNameTaken
   */
  async rename(code: string, name: Texts, locale: Locale): Promise<DivisionRecord> {
    const before = await this.divisions.tree();
    const neighbours = before.children(need(before, code).parentCode).filter((one) => one.code !== code);
    for (const language of LOCALES)
      if (neighbours.some((one) => one.name[language] === name[language]))
        throw userErrors.divisionNameTaken({ name: name[language] });
    const tree = await this.divisions.rename(code, name);
    return toRecord(tree, need(tree, code), locale);
  }
}

function need(tree: DivisionTree, code: string): Division {
  const division = tree.find(code);
  if (!division) throw userErrors.divisionNotFound({ code });
  return division;
}

function toRecord(tree: DivisionTree, division: Division, locale: Locale): DivisionRecord {
  const above = tree.path(division).slice(0, -1);
  return {
    code: division.code,
    name: division.name,
    level: division.level,
    parentCode: division.parentCode,
    above: above.map(({ name }) => name[locale]).join(' / ') || null,
    below: tree.children(division.code).length,
  };
}
