import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, type StoringService } from '@mall/local-stack';
import type { EntityClass } from '@mall/persistence';
import type { DataSource } from 'typeorm';

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Whether only the database gives its value. */
  readonly isDerived: boolean;
}

const COLUMNS = `
  SELECT attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS "isNullable",
         atthasdef OR attidentity <> '' AS "hasDefault", attgenerated <> '' OR attidentity = 'a' AS "isDerived"
    FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`;

/** Types of the values that `pg` returns, by type of column. */
export const RETURNED: Readonly<Record<string, string>> = {
  bigint: 'string',
  'bigint[]': 'readonly string[]',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  'double precision': 'number',
  integer: 'number',
  numeric: 'string',
  real: 'number',
  smallint: 'number',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};
/** Types of columns whose possible values, or the shape of whose documents, only the entity knows. */
const DECLARED = /^(text|character varying|jsonb?)(\[\])?$/;

/** Maximum length of a line. */
const WIDTH = 120;

/**
 * Returns the types of the tables of these entities, with the names of the database, as `statementsOn` takes them: what `pg` returns
 * for each column, and whether an INSERT may leave it out.
 */
export async function tablesText(
  dataSource: DataSource,
  service: StoringService,
  entities: readonly EntityClass[],
): Promise<string> {
  const types = new EntityTypes(service);
  const tables: string[] = [];
  for (const metadata of entities.map((entity) => dataSource.getMetadata(entity)).sort(byTable)) {
    const columns = await dataSource.query<ColumnRow[]>(COLUMNS, [`"${metadata.tableName}"`]);
    const fields = columns.map((column) => {
      const declared = metadata.columns.find(({ databaseName }) => databaseName === column.name)!;
      const type = DECLARED.test(column.type)
        ? types.typeOf(metadata.target as EntityClass, declared.propertyPath)
        : returned(column.type);
      return `${column.name}: ${written(column, column.isNullable ? `${type} | null` : type)};`;
    });
    tables.push(`  ${metadata.tableName}: {\n${filled(fields, '    ')}\n  };`);
  }
  const name = `${service[0]!.toUpperCase()}${service.slice(1)}Tables`;
  const kinds = ['Generated', 'GeneratedAlways'].filter((kind) => tables.join().includes(`${kind}<`));
  return `// Written by "npm run write:schemas": the columns of migrations/schema.sql as types.
import type { ${kinds.join(', ')} } from '@mall/persistence';
${types.imports()}

export interface ${name} {
${tables.join('\n')}
}
`;
}

const byTable = (one: { tableName: string }, other: { tableName: string }): number =>
  one.tableName < other.tableName ? -1 : 1;

function returned(type: string): string {
  const value = RETURNED[type];
  if (!value) throw new Error(`No type is known for columns of the type ${type}: add it to RETURNED.`);
  return value;
}

function written({ hasDefault, isDerived }: ColumnRow, type: string): string {
  if (isDerived) return `GeneratedAlways<${type}>`;
  return hasDefault ? `Generated<${type}>` : type;
}

/** Refers to properties of entities, and imports those that it refers to. */
class EntityTypes {
  private readonly files: readonly { readonly path: string; readonly text: string }[];
  private readonly imported = new Map<string, string>();

  constructor(service: StoringService) {
    const cwd = join(repositoryRoot, 'services', service, 'src');
    this.files = globSync('**/*.ts', { cwd }).map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(cwd, path), 'utf8'),
    }));
  }

  typeOf({ name }: EntityClass, propertyPath: string): string {
    const file = this.files.find(({ text }) => text.includes(`export class ${name} `))!;
    this.imported.set(name, file.path);
    return `${name}['${propertyPath.replaceAll('.', `']['`)}']`;
  }

  imports(): string {
    return [...this.imported]
      .sort(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([name, path]) => `import type { ${name} } from './${path.replace(/ts$/, 'js')}';`)
      .join('\n');
  }
}

/** Joins texts to as few lines as their length permits. */
function filled(texts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last && last.length + text.length < WIDTH) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(indent + text);
  }
  return lines.join('\n');
}
