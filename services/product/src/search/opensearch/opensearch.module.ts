import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import { READINESS_CHECKS, type ReadinessCheck } from '@mall/service-kit';
import { CarSearch } from '@mall/car-search';
import { CarStore, OpenSearchCarSearch, OpenSearchCluster } from '@mall/car-search/opensearch';
import type { EngineAddress } from '@mall/car-search/engine-address';
import { BadgeModule } from '../../badge/badge.module.js';
import { RateModule } from '../../rate/rate.module.js';
import { Catalogue } from '../catalogue.js';
import { CatalogueFeedPublisher, FeedLeader } from '../read-model/catalogue-feed.publisher.js';
import { ReadModelVerifier } from '../read-model/proof.js';
import { ProofListener } from '../read-model/proof.listener.js';
import { ProvedModel } from '../read-model/proved-model.js';
import { SearchFigureService } from '../search-figure.service.js';
import { Sequencer } from '../read-model/sequencer.js';
import { SourceReader } from '../read-model/source-reader.js';
import { CarIndexBuilder } from './car-index-builder.js';
import { CarIndexWriter } from './car-index-writer.js';
import { OpenSearchCatalogue } from './opensearch-catalogue.js';
import { StoredCarReader } from './stored-car-reader.js';

/** Search by cars in an OpenSearch cluster: no replica of the service holds them in memory. */
@Module({})
export class OpenSearchModule implements OnModuleDestroy {
  constructor(private readonly cluster: OpenSearchCluster) {}

  static at(address: EngineAddress): DynamicModule {
    return {
      module: OpenSearchModule,
      // The health route needs the readiness checks.
      global: true,
      imports: [BadgeModule, RateModule],
      providers: [
        SourceReader,
        Sequencer,
        CarIndexBuilder,
        CarIndexWriter,
        OpenSearchCatalogue,
        CatalogueFeedPublisher,
        ReadModelVerifier,
        ProofListener,
        { provide: ProvedModel, useClass: StoredCarReader },
        { provide: OpenSearchCluster, useFactory: () => new OpenSearchCluster(address.nodes) },
        {
          provide: CarStore,
          inject: [OpenSearchCluster],
          useFactory: (cluster: OpenSearchCluster) => new CarStore(cluster, address),
        },
        { provide: Catalogue, useExisting: OpenSearchCatalogue },
        { provide: FeedLeader, useExisting: CarIndexWriter },
        SearchFigureService,
        {
          provide: CarSearch,
          inject: [OpenSearchCluster, OpenSearchCatalogue, SearchFigureService],
          useFactory: (
            cluster: OpenSearchCluster,
            catalogue: OpenSearchCatalogue,
            figures: SearchFigureService,
          ) => new OpenSearchCarSearch(cluster, catalogue, figures),
        },
        {
          provide: READINESS_CHECKS,
          inject: [OpenSearchCatalogue],
          useFactory: (catalogue: OpenSearchCatalogue): ReadinessCheck[] => [
            { name: 'search', isReady: () => catalogue.isReady },
          ],
        },
      ],
      exports: [Catalogue, CarSearch, READINESS_CHECKS],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.cluster.close();
  }
}
