import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { OpenSearchModule } from './opensearch/opensearch.module.js';
import { ReadModelModule } from './read-model/read-model.module.js';

const address = config.SEARCH_ENGINE_URL;
const engine = address === 'embedded' ? ReadModelModule : OpenSearchModule.at(address);

/** Provides `CarSearch` and `Catalogue` by the engine that this installation uses. */
@Module({ imports: [engine], exports: [engine] })
export class SearchEngineModule {}
