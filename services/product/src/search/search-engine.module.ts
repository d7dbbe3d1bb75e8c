import { Module } from '@nestjs/common';
import { ReadModelModule } from './read-model/read-model.module.js';

const engine = ReadModelModule;

/** Provides `CarSearch` and `Catalogue` by the engine that this installation uses. */
@Module({ imports: [engine], exports: [engine] })
export class SearchEngineModule {}
