import { adminPageOf, defineApi, staff } from '../define/index.js';
import { DivisionPageDto, DivisionRecord, RenameDivisionDto } from './division-desk.dto.js';
import { DivisionRefDto } from './division.dto.js';
import { userErrors } from './user.errors.js';

/** Regions and towns of addresses and delivery regions, for staff who edit their names. */
export const userDivisionDeskApi = defineApi('user.divisionDesk', {
  page: {
    request: DivisionPageDto,
    response: adminPageOf(DivisionRecord),
    access: staff('sys_division_view'),
    family: 'admin',
    summary: 'Divisions with their names in all languages, found by name or code.',
  },
  one: {
    request: DivisionRefDto,
    response: DivisionRecord,
    access: staff('sys_division_view'),
    family: 'admin',
    errors: [userErrors.divisionNotFound],
    summary: 'One division with its names.',
  },
  rename: {
    request: RenameDivisionDto,
    response: DivisionRecord,
    access: staff('sys_division_edit'),
    family: 'admin',
    errors: [userErrors.divisionNotFound, userErrors.divisionNameTaken],
    summary: 'Names of a division; addresses that were written before keep the old one.',
  },
});
