import { Controller, Inject, type Type } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { Handles } from '@mall/messaging';
import { DataSource } from 'typeorm';
import type { RecordBinding } from './record-binding.js';
import { RecordStore } from './record-store.js';

/** Returns a controller that handles the operations of plain records. */
export function recordController(binding: RecordBinding): Type {
  const { api, row } = binding.records;

  @Controller()
  class RecordController {
    private readonly store: RecordStore;

    constructor(@Inject(DataSource) dataSource: DataSource) {
      this.store = new RecordStore(dataSource, binding);
    }

    find(request: any) {
      return this.store.find(request);
    }

    one(request: any) {
      return this.store.one(request[row.idField]);
    }

    create(request: any, caller: Caller) {
      return this.store.create(request, caller);
    }

    update(request: any, caller: Caller) {
      return this.store.update(request, caller);
    }

    remove(request: any) {
      return this.store.remove(request[row.idField]);
    }
  }
  // The types of the records are known where they are declared, not here.
  for (const [name, operation] of Object.entries(api)) {
    const handler = Object.getOwnPropertyDescriptor(RecordController.prototype, name)!;
    (Handles(operation) as MethodDecorator)(RecordController.prototype, name, handler);
  }
  return RecordController;
}
