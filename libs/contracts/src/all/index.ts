import * as admin from '../admin/index.js';
import * as auth from '../auth/index.js';
import * as chat from '../chat/index.js';
import {
  isPlainRecords,
  type Api,
  type ErrorFactory,
  type EventDeclaration,
  type Operation,
  type PlainRecords,
  type Resource,
} from '../define/index.js';
import * as file from '../file/index.js';
import { allChangesApis, allParkedApis } from '../messaging/index.js';
import * as order from '../order/index.js';
import * as product from '../product/index.js';
import * as tenant from '../tenant/index.js';
import * as user from '../user/index.js';

/** The exports of all services; a table exported by a service's index is mounted, described and tested. */
const services: readonly Record<string, unknown>[] = [admin, auth, chat, file, order, product, tenant, user];

const tables: readonly unknown[] = services.flatMap((service) => Object.values(service));

/** Every table that staff edit row by row. */
export const allPlainRecords: readonly PlainRecords[] = tables.filter(isPlainRecords);

const exported = [...tables, ...allPlainRecords.flatMap(({ api, resource }) => [api, resource])];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isOperation = (value: unknown): value is Operation =>
  isObject(value) && typeof value['subject'] === 'string' && value['subject'].startsWith('op.');
const isEvent = (value: unknown): value is EventDeclaration =>
  isObject(value) && typeof value['subject'] === 'string' && value['subject'].startsWith('event.');
const isApi = (value: unknown): value is Api =>
  isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isOperation);
const isResource = (value: unknown): value is Resource =>
  isObject(value) && 'idField' in value && isOperation(value['list']);
const isError = (value: unknown): value is ErrorFactory =>
  typeof value === 'function' && 'key' in value && 'code' in value;

/** Every contract table of the repository. A table may contain rows of others for its callers. */
export const allApis: readonly Api[] = [
  ...new Set([...exported.filter(isApi), ...allParkedApis, ...allChangesApis]),
];

/** Every row once, even when it stands in several tables. */
export const allOperations: readonly Operation[] = [...new Set(allApis.flatMap((api) => Object.values(api)))];

export const allResources: readonly Resource[] = exported.filter(isResource);

export const allEvents: readonly EventDeclaration[] = exported
  .filter(isObject)
  .flatMap((table) => Object.values(table).filter(isEvent));

export const allErrors: readonly ErrorFactory[] = exported
  .filter(isObject)
  .flatMap((table) => Object.values(table).filter(isError));
