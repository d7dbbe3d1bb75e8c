import { Injectable } from '@nestjs/common';
import type { DirectoryChangeView, DirectorySyncView } from '@mall/contracts/admin';
import { DataSource, type EntityManager } from 'typeorm';
import { DepartmentRepository } from '../department/department.repository.js';
import type { DirectoryDepartment } from './directory-client.js';
import { syncView } from './directory-change.js';
import { DirectoryRepository, type DirectoryName, type LinkedDepartment } from './directory.repository.js';

/**
 * Takes over the departments of a directory. Its company becomes the mall's; everything else stands below it as in the
 * directory. Departments that the directory no longer has are kept, because people and orders may belong to them.
 */
@Injectable()
export class DirectoryDepartmentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly departments: DepartmentRepository,
    private readonly links: DirectoryRepository,
  ) {}

  /** `found` lists every department after the one above it. With `preview` nothing is changed. */
  sync(
    directory: DirectoryName,
    found: readonly DirectoryDepartment[],
    preview: boolean,
  ): Promise<DirectorySyncView> {
    return this.dataSource.transaction(async (tx) => {
      await this.departments.lockTree(tx);
      const linked = await this.links.departmentsOf(directory, tx);
      const ids = await this.companyOf(tx, directory, found, linked, preview);
      const changes: DirectoryChangeView[] = [];
      for (const one of found) {
        if (ids.has(one.id)) continue;
        const known = linked.find(({ directoryId }) => directoryId === one.id);
        const parentId = ids.get(one.parentId ?? found[0]!.id) ?? ids.get(found[0]!.id)!;
        const change = known ? changeOf(one, known, parentId) : 'create';
        if (change) changes.push({ kind: change, id: one.id, name: one.name, reason: null });
        ids.set(
          one.id,
          preview
            ? (known?.deptId ?? `new ${one.id}`)
            : await this.write(tx, directory, one, { known, parentId }),
        );
      }
      return syncView(preview, [...changes, ...goneOf(linked, found)]);
    });
  }

  /** Matches the directory's company with the mall's, whatever their names are. */
  private async companyOf(
    tx: EntityManager,
    directory: DirectoryName,
    [company]: readonly DirectoryDepartment[],
    linked: readonly LinkedDepartment[],
    preview: boolean,
  ): Promise<Map<string, string>> {
    if (!company) return new Map();
    const known = linked.find(({ directoryId }) => directoryId === company.id)?.deptId;
    const deptId = known ?? (await this.departments.company(tx))!;
    if (!known && !preview) await this.links.linkDepartment(tx, deptId, directory, company.id);
    return new Map([[company.id, deptId]]);
  }

  /** Inserts or updates a department; returns its id in the mall. */
  private async write(
    tx: EntityManager,
    directory: DirectoryName,
    { id, name, order }: DirectoryDepartment,
    { known, parentId }: { readonly known: LinkedDepartment | undefined; readonly parentId: string },
  ): Promise<string> {
    const row = { name, parentId, sortOrder: order };
    if (!known) return this.departments.insert(tx, { ...row, directory, directoryId: id });
    await this.departments.update(tx, known.deptId, row);
    return known.deptId;
  }
}

const changeOf = (
  { name, order }: DirectoryDepartment,
  known: LinkedDepartment,
  parentId: string,
): 'update' | undefined =>
  known.name === name && known.parentId === parentId && known.sortOrder === order ? undefined : 'update';

function goneOf(
  linked: readonly LinkedDepartment[],
  found: readonly DirectoryDepartment[],
): DirectoryChangeView[] {
  const there = new Set(found.map(({ id }) => id));
  return linked
    .filter(({ directoryId }) => directoryId && !there.has(directoryId))
    .map(({ directoryId, name }) => ({ kind: 'gone', id: directoryId!, name, reason: null }));
}
