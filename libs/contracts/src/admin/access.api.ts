import { Bool, Id, Instant, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { defineApi, Empty, internal, listOf, platformErrors, staff } from '../define/index.js';
import { RoleIdDto } from './role.dto.js';
import { SECOND_DECISIONS, type SecondDecision } from '../rights/rights.js';

export class StaffIdDto {
  @Id() userId!: string;
}

/** A right that was granted lately and is not in force yet. */
export class WaitingRightView {
  @OneOf(SECOND_DECISIONS) permission!: SecondDecision;
  @Instant() from!: string;
}

/** Rights of a member of staff; empty for one who is locked or removed. */
export class StaffRightsView {
  @ListOfValues('string') roles!: string[];
  @ListOfValues('string', { maxItems: 5_000 }) permissions!: string[];
  /** Rights of `permissions` that wait; a release without them sends none. */
  @ListOf(() => WaitingRightView, { optional: true, maxItems: SECOND_DECISIONS.length })
  waiting?: WaitingRightView[];
}

/** Departments whose data the caller sees: all of them, or those listed. Callers always see their own data. */
export class OwnScopeView {
  @Bool() seesAll!: boolean;
  @ListOfValues('id', { maxItems: 10_000 }) deptIds!: string[];
  /** Names of the departments. */
  @ListOfValues('string', { maxItems: 10_000 }) deptNames!: string[];
}

/** Number of people who can make a decision that needs two of them. */
export class SecondSignersView {
  @OneOf(SECOND_DECISIONS) permission!: SecondDecision;
  @Text() label!: string;
  /** Members of staff who hold the right and are not locked; below 2 nobody can sign second. */
  @Int() holders!: number;
}

export const adminAccessApi = defineApi('admin.access', {
  permissionsOf: {
    request: StaffIdDto,
    response: StaffRightsView,
    access: internal(),
    summary: 'Role codes and permission strings of a member of staff, as the gateway checks them.',
  },
  rightsOfRole: {
    request: RoleIdDto,
    response: StaffRightsView,
    access: internal(),
    errors: [platformErrors.notFound],
    summary:
      'Code and permission strings of a role, for the gateway while somebody sees the console as that role.',
  },
  ownScope: {
    http: 'GET /admin/access/scope',
    request: Empty,
    response: OwnScopeView,
    access: staff(),
    family: 'admin',
    summary: 'The departments whose staff and log entries the caller sees.',
  },
  secondSigners: {
    http: 'GET /admin/access/second_signers',
    request: Empty,
    response: listOf(SecondSignersView),
    access: staff(),
    family: 'admin',
    summary:
      'How many people hold each right that two people need for a decision: of your own rights, or of all for who may edit staff.',
  },
});
