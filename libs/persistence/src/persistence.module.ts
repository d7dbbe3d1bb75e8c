import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createDataSource, migrate, type DatabaseOptions } from './database.js';

export interface PersistenceOptions extends DatabaseOptions {
  /** Apply pending migrations before the service answers its first request. */
  readonly migrateOnStart: boolean;
}

/** The service's database: provides TypeORM's `DataSource` and the repositories of its entities. */
@Module({})
export class PersistenceModule {
  static forRoot(options: PersistenceOptions): DynamicModule {
    const root = TypeOrmModule.forRootAsync({
      useFactory: () => ({ type: 'postgres' as const, retryAttempts: 30, retryDelay: 1_000 }),
      dataSourceFactory: async () => {
        const dataSource = await createDataSource(options).initialize();
        if (options.migrateOnStart) await migrate(dataSource);
        return dataSource;
      },
    });
    const entities = TypeOrmModule.forFeature([...options.entities]);
    return { module: PersistenceModule, global: true, imports: [root, entities], exports: [root, entities] };
  }
}
