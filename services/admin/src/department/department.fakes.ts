import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import {
  DepartmentRepository,
  type DepartmentChanges,
  type DepartmentRow,
  type NewDepartment,
} from './department.repository.js';

export const aDepartment = (over: Partial<DepartmentRow> = {}): DepartmentRow => ({
  dept_id: '1',
  parent_id: null,
  name: 'Продажи',
  sort_order: 0,
  longitude: null,
  latitude: null,
  address: null,
  user_count: 0,
  ...over,
});

/** Departments in memory. */
export class InMemoryDepartments extends DepartmentRepository implements Restorable {
  private rows: Map<string, DepartmentRow>;
  private nextId = 100;

  constructor(departments: readonly DepartmentRow[]) {
    super(new NoDatabase());
    this.rows = new Map(departments.map((department) => [department.dept_id, department]));
  }

  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => void (this.rows = before);
  }

  override async all(): Promise<DepartmentRow[]> {
    return [...this.rows.values()].sort(
      (one, other) => one.sort_order - other.sort_order || Number(one.dept_id) - Number(other.dept_id),
    );
  }

  override async byId(deptId: string): Promise<DepartmentRow | undefined> {
    return this.rows.get(deptId);
  }

  override async lineOf(deptId: string): Promise<DepartmentRow[]> {
    const line: DepartmentRow[] = [];
    for (let at = this.rows.get(deptId); at; at = this.rows.get(at.parent_id ?? '')) line.push(at);
    return line;
  }

  override async company(): Promise<string | undefined> {
    const roots = [...this.rows.values()].filter(({ parent_id }) => parent_id === null);
    return roots.sort((one, other) => Number(one.dept_id) - Number(other.dept_id))[0]?.dept_id;
  }

  /** Adds one member of staff to a department. */
  employ(deptId: string): void {
    const row = this.rows.get(deptId)!;
    this.rows.set(deptId, { ...row, user_count: row.user_count + 1 });
  }

  override async lockTree(): Promise<void> {}

  override async lock(): Promise<void> {}

  override async moveContents(_: EntityManager, deptId: string, intoId: string): Promise<void> {
    const left = this.rows.get(deptId)!;
    const { user_count } = left;
    this.rows.set(deptId, { ...left, user_count: 0 });
    for (const row of this.rows.values())
      if (row.parent_id === deptId) this.rows.set(row.dept_id, { ...row, parent_id: intoId });
    const into = this.rows.get(intoId)!;
    this.rows.set(intoId, { ...into, user_count: into.user_count + user_count });
  }

  override async countBelow(deptId: string): Promise<number> {
    return [...this.rows.values()].filter(({ parent_id }) => parent_id === deptId).length;
  }

  override async insert(_: EntityManager, department: NewDepartment): Promise<string> {
    const dept_id = String((this.nextId += 1));
    this.rows.set(dept_id, { ...aDepartment({ dept_id, name: department.name }), ...written(department) });
    return dept_id;
  }

  override async update(_: EntityManager, deptId: string, changes: DepartmentChanges): Promise<void> {
    const known = this.rows.get(deptId);
    if (known) this.rows.set(deptId, { ...known, ...written(changes) });
  }

  override removeMerged(tx: EntityManager, deptId: string): Promise<void> {
    return this.remove(tx, deptId);
  }

  override async remove(_: EntityManager, deptId: string): Promise<void> {
    this.rows.delete(deptId);
  }
}

function written(changes: DepartmentChanges): Partial<DepartmentRow> {
  const { parentId: parent_id, sortOrder: sort_order, name, longitude, latitude, address } = changes;
  const columns = { parent_id, sort_order, name, longitude, latitude, address };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
