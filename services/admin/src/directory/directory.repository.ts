import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { Department } from '../department/department.entity.js';
import { Staff } from '../staff/staff.entity.js';

export const DIRECTORIES = ['ding', 'cp'] as const;
export type DirectoryName = (typeof DIRECTORIES)[number];

export type LinkedDepartment = Pick<Department, 'deptId' | 'parentId' | 'name' | 'sortOrder' | 'directoryId'>;
export type LinkedPerson = Pick<
  Staff,
  'userId' | 'username' | 'name' | 'phone' | 'email' | 'deptId' | 'directory' | 'directoryId'
>;

/** Links between rows of the mall and entries of a directory. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  departmentsOf(
    directory: DirectoryName,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<LinkedDepartment[]> {
    return tx.findBy(Department, { directory });
  }

  async linkDepartment(
    tx: EntityManager,
    deptId: string,
    directory: DirectoryName,
    directoryId: string,
  ): Promise<void> {
    await tx.update(Department, deptId, { directory, directoryId });
  }

  /** Returns staff who were taken from the directory, and those with a phone number who were not. */
  async staffFor(directory: DirectoryName): Promise<LinkedPerson[]> {
    return this.dataSource.manager.find(Staff, {
      where: [
        { removedAt: IsNull(), directory },
        { removedAt: IsNull(), directory: IsNull(), phone: Not(IsNull()) },
      ],
      order: { userId: 'ASC' },
    });
  }

  /** Returns those of the user names that staff have, in lower case. */
  async takenUsernames(usernames: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.manager.find(Staff, {
      select: { username: true },
      where: { removedAt: IsNull(), username: In(usernames) },
    });
    return new Set(rows.map(({ username }) => username));
  }
}
