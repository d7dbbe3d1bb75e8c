import { Injectable } from '@nestjs/common';
import { adminErrors } from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import { EVERYTHING, isWithin, sees, type Scope } from './scope.js';
import { ScopeRepository } from './scope.repository.js';

/** Scopes of staff: the people and departments that the scopes of their roles show together. Other services see everything. */
@Injectable()
export class ScopeService {
  constructor(private readonly scopes: ScopeRepository) {}

  async of({ kind, userId }: Caller, tx?: EntityManager): Promise<Scope> {
    return kind === 'service' ? EVERYTHING : this.scopeOfStaff(userId!, tx);
  }

  /**
   * Checks that the caller sees each department; only a caller who sees everybody sees `null`, no department.
   * @throws adminErrors.outOfScope
   */
  async assertSees(
    caller: Caller,
    deptIds: readonly (string | null | undefined)[],
    tx?: EntityManager,
  ): Promise<void> {
    const scope = await this.of(caller, tx);
    if (deptIds.some((deptId) => deptId !== undefined && !sees(scope, deptId)))
      throw adminErrors.outOfScope();
  }

  /** Checks that the caller sees everybody. @throws adminErrors.outOfScope */
  async assertSeesAll(caller: Caller, tx?: EntityManager): Promise<void> {
    if (!(await this.of(caller, tx)).seesAll) throw adminErrors.outOfScope();
  }

  /** Checks a changed scope before the commit. @throws adminErrors.scopeTooWide */
  async assertNotWider(caller: Caller, userId: string, tx: EntityManager): Promise<void> {
    const own = await this.of(caller, tx);
    if (!own.seesAll && !isWithin(await this.scopeOfStaff(userId, tx), own)) throw adminErrors.scopeTooWide();
  }

  private async scopeOfStaff(userId: string, tx?: EntityManager): Promise<Scope> {
    return { ...(await this.scopes.ofStaff(userId, tx)), userId };
  }
}
