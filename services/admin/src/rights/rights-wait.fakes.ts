import type { Caller } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import { RightsWaitService } from './rights-wait.service.js';

/** Remembers who granted rights, for unit tests; which rights wait is computed by the database alone. */
export class RecordedGrants extends RightsWaitService {
  readonly actors: (string | undefined)[] = [];

  constructor() {
    super(undefined as never, undefined as never);
  }

  override async renewAccess(): Promise<void> {}

  override async announceGrants(_: EntityManager, actor: Caller): Promise<void> {
    this.actors.push(actor.username);
  }
}
