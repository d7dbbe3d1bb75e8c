import type { Access } from '@mall/contracts/define';

/** The parts of a contract row that the table needs. */
interface Row {
  readonly subject: string;
  readonly http?: string;
  readonly family?: string;
  readonly bodyField?: string;
  readonly access: Access;
  readonly request: new () => object;
}

/** Everything that `@mall/contracts/<service>` exports, by service. */
export type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function isTable(value: unknown): value is Readonly<Record<string, Row>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const rows: Partial<Row>[] = Object.values(value);
  return rows.length > 0 && rows.every((row) => row?.subject?.startsWith('op.') === true);
}

type Route = readonly [key: string, row: Row];

const table = (name: string, routes: readonly Route[]): readonly string[] => [
  `export const ${name} = {`,
  ...routes.map(([key, { family, http, bodyField }]) => {
    const body = bodyField ? ` ${bodyField}` : '';
    return `  '${key}': '${family ?? 'mall'} ${http}${body}',`;
  }),
  '} as const;',
  '',
];

/** Whether neither visitors nor buyers may call the operation. */
const isOfOffice = (access: Access): boolean =>
  access.zone === 'anyOf' ? access.of.every(isOfOffice) : ['staff', 'merchant'].includes(access.zone);

/** Whether visitors may call the operation without signing in. */
const isOfVisitors = (access: Access): boolean =>
  access.zone === 'anyOf' ? access.of.some(isOfVisitors) : access.zone === 'anyone';

const HEAD = '// Generated from the contract tables: `npm run generate -w @mall/web-kit`.';
const LINE = '/** `family METHOD /path`, and the request field that is the whole body where there is one. */';

/** Returns the fields that a request class fills by itself, so that a caller may omit them. */
function defaultsOf({ request }: Row): readonly string[] {
  return Object.entries(new request()).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

interface Operation {
  readonly service: string;
  readonly table: string;
  readonly name: string;
  readonly key: string;
  readonly row: Row;
}

function operationsOf(exported: Exports): readonly Operation[] {
  const names = Object.keys(exported).sort();
  return (
    names
      .flatMap((service) =>
        Object.entries(exported[service]!).flatMap(([table, rows]) =>
          isTable(rows)
            ? Object.entries(rows).map(([name, row]) => ({
                service,
                table,
                name,
                row,
                key: row.subject.slice(3),
              }))
            : [],
        ),
      )
      .filter(({ row }) => row.http)
      // A row may be in the table of its feature and in one that gathers several tables.
      .filter(({ row }, index, list) => list.findIndex((other) => other.row === row) === index)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  );
}

/**
 * Renders `routes.generated.ts`, before formatting. It gives browsers every operation's method, path and family without the
 * contract tables and their validation classes.
 */
export function renderRoutes(exported: Exports): string {
  const all = operationsOf(exported);
  const routes = all.map(({ key, row }): Route => [key, row]);
  const used = new Set(all.map(({ service }) => service));
  return [
    HEAD,
    ...[...used].map((service) => `import type * as ${service} from '@mall/contracts/${service}';`),
    '',
    LINE,
    ...table(
      'visitorRoutes',
      routes.filter(([, { access }]) => isOfVisitors(access)),
    ),
    '/** Operations for staff and merchants only; the shop does not load them. */',
    ...table(
      'officeRoutes',
      routes.filter(([, { access }]) => isOfOffice(access)),
    ),
    '/** The contract row behind each key. */',
    'export interface Operations {',
    ...all.map(({ key, service, table, name }) => `  '${key}': typeof ${service}.${table}.${name};`),
    '}',
    '',
    '/** Request fields that have a default. */',
    'export interface Defaults {',
    ...all.flatMap(({ key, row }) => {
      const fields = defaultsOf(row);
      return fields.length > 0 ? [`  '${key}': ${fields.map((name) => `'${name}'`).join(' | ')};`] : [];
    }),
    '}',
    '',
  ].join('\n');
}

/** Renders `buyer-routes.generated.ts`, before formatting: the operations for signed-in people only. */
export const renderBuyerRoutes = (exported: Exports): string =>
  [
    HEAD,
    '',
    LINE,
    ...table(
      'buyerRoutes',
      operationsOf(exported)
        .filter(({ row: { access } }) => !isOfVisitors(access) && !isOfOffice(access))
        .map(({ key, row }): Route => [key, row]),
    ),
  ].join('\n');
