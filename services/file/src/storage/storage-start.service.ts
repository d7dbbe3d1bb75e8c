import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { reasonOf } from '@mall/persistence';
import { Storage } from './bucket.port.js';

/**
 * Creates buckets and folders when the service starts, or later, as soon as the store can be reached: nothing else
 * waits for that, and the service reports that it is not ready. Migrations do not start the service, and need no store.
 */
@Injectable()
export class StorageStartService implements OnModuleInit {
  private readonly logger = new Logger(StorageStartService.name);
  private preparing?: Promise<boolean> | undefined;

  constructor(private readonly storage: Storage) {}

  onModuleInit(): void {
    void this.isPrepared();
  }

  async isReady(): Promise<boolean> {
    return (await this.isPrepared()) && this.storage.isReady();
  }

  /** Prepares the store, again at each call until it has succeeded once. */
  private isPrepared(): Promise<boolean> {
    return (this.preparing ??= this.prepare());
  }

  private async prepare(): Promise<boolean> {
    try {
      await this.storage.prepare();
      return true;
    } catch (failure) {
      this.preparing = undefined;
      this.logger.warn(`The store of files cannot be used yet. ${reasonOf(failure)}`);
      return false;
    }
  }
}
