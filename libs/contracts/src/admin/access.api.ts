import { Id, ListOfValues } from '@mall/validation';
import { defineApi, internal } from '../define/index.js';

export class StaffIdDto {
  @Id() userId!: string;
}

/** Empty for a member of staff who is locked or removed. */
export class StaffRightsView {
  @ListOfValues('string') roles!: string[];
  @ListOfValues('string', { maxItems: 5_000 }) permissions!: string[];
}

export const adminAccessApi = defineApi('admin.access', {
  permissionsOf: {
    request: StaffIdDto,
    response: StaffRightsView,
    access: internal(),
    summary: 'Role codes and permission strings of a member of staff, as the gateway checks them.',
  },
});
