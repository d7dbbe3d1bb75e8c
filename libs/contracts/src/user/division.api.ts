import { anyone, defineApi, Empty, internal, listOf, number } from '../define/index.js';
import {
  AreaChildrenDto,
  DivisionChildrenDto,
  DivisionRefDto,
  DivisionRefsDto,
  ImportDivisionsDto,
} from './division.dto.js';
import { AreaView, CascaderPathView, DivisionView } from './division.views.js';
import { userErrors } from './user.errors.js';

export const userDivisionApi = defineApi('user.division', {
  areas: {
    http: 'GET /mall4cloud_user/area/list',
    request: Empty,
    response: listOf(AreaView),
    access: anyone(),
    family: 'mall',
    summary: 'All places as a tree: countries, their regions, districts and cities.',
  },
  areasByParent: {
    http: 'GET /mall4cloud_user/area/list_by_pid',
    request: AreaChildrenDto,
    response: listOf(AreaView),
    access: anyone(),
    family: 'mall',
    summary: 'The places directly below one place, or all below it as a tree.',
  },
  roots: {
    http: 'GET /core/dmxingzhengquhua/list',
    request: Empty,
    response: listOf(DivisionView),
    access: anyone(),
    family: 'admin',
    summary: 'The countries: what has no division above it.',
  },
  children: {
    http: 'GET /core/dmxingzhengquhua/list/{parentCode}',
    request: DivisionChildrenDto,
    response: listOf(DivisionView),
    access: anyone(),
    family: 'admin',
    summary: 'The divisions directly below one division.',
  },
  one: {
    http: 'GET /core/dmxingzhengquhua/{code}',
    request: DivisionRefDto,
    response: DivisionView,
    access: anyone(),
    family: 'admin',
    errors: [userErrors.divisionNotFound],
    summary: 'One division.',
  },
  infoByCode: {
    http: 'GET /core/dmxingzhengquhua/infoByCode/{code}',
    request: DivisionRefDto,
    response: DivisionView,
    access: anyone(),
    family: 'admin',
    errors: [userErrors.divisionNotFound],
    summary: 'One division with the names of all above it.',
  },
  cascaderPath: {
    http: 'GET /core/dmxingzhengquhua/getCascaderData/{code}',
    request: DivisionRefDto,
    response: CascaderPathView,
    access: anyone(),
    family: 'admin',
    errors: [userErrors.divisionNotFound],
    summary: 'The path a cascader opens to show one division.',
  },
  cascaderPaths: {
    http: 'GET /core/dmxingzhengquhua/getCascaderDataByArray/{codes}',
    request: DivisionRefsDto,
    response: listOf(CascaderPathView),
    access: anyone(),
    family: 'admin',
    summary: 'The paths of up to 200 divisions; unknown codes are left out.',
  },
  importDivisions: {
    request: ImportDivisionsDto,
    response: number,
    access: internal(),
    summary: 'Add or rename divisions by code; answers how many rows there are now.',
  },
});
