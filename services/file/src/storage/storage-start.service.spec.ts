import { Logger } from '@nestjs/common';
import { Storage, type Bucket } from './bucket.port.js';
import { StorageStartService } from './storage-start.service.js';

class StoreThatComesLater extends Storage {
  override readonly public = {} as Bucket;
  override readonly private = {} as Bucket;
  isThere = false;
  isWritable = true;
  made = 0;

  override async prepare(): Promise<void> {
    if (!this.isThere) throw new Error('connect ECONNREFUSED');
    await Promise.resolve();
    this.made += 1;
  }

  override isReady(): Promise<boolean> {
    return Promise.resolve(this.isWritable);
  }
}

Logger.overrideLogger(false);

test('a store that is unreachable at the start is prepared once when it can be reached', async () => {
  const store = new StoreThatComesLater();
  const start = new StorageStartService(store);
  start.onModuleInit();
  expect(await start.isReady()).toBe(false);
  store.isThere = true;
  expect(await Promise.all([start.isReady(), start.isReady()])).toEqual([true, true]);
  store.isWritable = false;
  expect(await start.isReady()).toBe(false);
  expect(store.made).toBe(1);
});
