import { DefaultNamingStrategy, type NamingStrategyInterface, type Table, type View } from 'typeorm';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const nameOf = (table: Table | View | string): string => {
  const name = typeof table === 'string' ? table : table.name;
  return name.slice(name.lastIndexOf('.') + 1);
};

/**
 * Maps columns to snake case and gives unnamed constraints the names that PostgreSQL gives them in a migration. Names that
 * PostgreSQL shortens (over 63 bytes) have to be written in the entity.
 */
export class PostgresNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes.map((prefix) => snakeCase(prefix)), custom ?? snakeCase(property)].join('_');
  }

  override primaryKeyName(table: Table | string): string {
    return `${nameOf(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_fkey`;
  }
}
