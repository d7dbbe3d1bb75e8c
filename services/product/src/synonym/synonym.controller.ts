import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { AdminPage } from '@mall/contracts/define';
import {
  productSynonymApi,
  type CreateSynonymDto,
  type FindSynonymsDto,
  type SynonymIdDto,
  type SynonymRecord,
  type UpdateSynonymDto,
} from '@mall/contracts/product';
import { SynonymService } from './synonym.service.js';

@Controller()
export class SynonymController implements HandlersOf<typeof productSynonymApi> {
  constructor(private readonly synonyms: SynonymService) {}

  @Handles(productSynonymApi.find)
  find(request: FindSynonymsDto): Promise<AdminPage<SynonymRecord>> {
    return this.synonyms.find(request);
  }

  @Handles(productSynonymApi.one)
  one({ synonymId }: SynonymIdDto): Promise<SynonymRecord> {
    return this.synonyms.one(synonymId);
  }

  @Handles(productSynonymApi.create)
  create(request: CreateSynonymDto): Promise<SynonymRecord> {
    return this.synonyms.create(request);
  }

  @Handles(productSynonymApi.update)
  update(request: UpdateSynonymDto): Promise<SynonymRecord> {
    return this.synonyms.update(request);
  }

  @Handles(productSynonymApi.remove)
  remove({ synonymId }: SynonymIdDto): Promise<void> {
    return this.synonyms.remove(synonymId);
  }
}
