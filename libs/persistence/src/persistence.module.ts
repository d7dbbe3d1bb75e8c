import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createDataSource, type DatabaseOptions } from './database.js';
import { awaitMigrations, migrate } from './migrate.js';
import { checkRows } from './query-rows.js';

export interface PersistenceOptions extends DatabaseOptions {
  /** Whether pending migrations are applied before the service answers its first request; otherwise it waits for them. */
  readonly migrateOnStart: boolean;
  /** Whether the rows of SQL statements are compared with their declared shapes (`queryRows`). */
  readonly checksRows: boolean;
}

/** Provides TypeORM's `DataSource` and the repositories of the service's entities. */
@Module({})
export class PersistenceModule {
  static forRoot(options: PersistenceOptions): DynamicModule {
    if (options.checksRows) checkRows();
    const root = TypeOrmModule.forRootAsync({
      useFactory: () => ({ type: 'postgres' as const, retryAttempts: 30, retryDelay: 1_000 }),
      dataSourceFactory: async () => {
        const dataSource = await createDataSource(options).initialize();
        await (options.migrateOnStart ? migrate(dataSource) : awaitMigrations(dataSource));
        return dataSource;
      },
    });
    const entities = TypeOrmModule.forFeature([...options.entities]);
    return { module: PersistenceModule, global: true, imports: [root, entities], exports: [root, entities] };
  }
}
