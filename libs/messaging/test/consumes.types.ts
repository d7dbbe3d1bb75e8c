/** Compiled, never run; see `handles.types.ts`. */
import { defineEvents, event, type EventEnvelope } from '@mall/contracts/define';
import { Consumes } from '../src/index.js';
import type { EntityManager } from 'typeorm';

interface CarSold {
  readonly carId: string;
  readonly buyerId: string;
}

interface CarHidden {
  readonly carId: string;
}

interface Filtered {
  readonly text?: string;
}

const events = defineEvents('test', {
  sold: event<CarSold>('A car was sold.'),
  hidden: event<CarHidden>('A car was hidden.'),
  shown: event<CarHidden>('A car was shown.'),
  filtered: event<Filtered>('Somebody searched.'),
});

export class Fitting {
  @Consumes(events.sold)
  async onSold({ payload }: EventEnvelope<CarSold>, tx: EntityManager): Promise<void> {
    await tx.query('SELECT $1', [payload.buyerId]);
  }

  @Consumes(events.hidden, { purpose: 'forBuyers' })
  async onHiddenForBuyers({ payload }: EventEnvelope<CarHidden>): Promise<void> {
    void payload;
  }

  @Consumes(events.hidden, { purpose: 'forStaff', interleaved: true })
  async onHiddenForStaff(): Promise<void> {}
}

export class Misfits {
  // @ts-expect-error the payload of another event
  @Consumes(events.sold)
  async onSold({ payload }: EventEnvelope<Filtered>): Promise<void> {
    void payload;
  }

  // @ts-expect-error a field that the payload does not have
  @Consumes(events.hidden)
  async onHidden({ payload }: EventEnvelope<CarSold>): Promise<void> {
    void payload;
  }

  // @ts-expect-error the payload without its envelope
  @Consumes(events.shown)
  async onShown(payload: CarHidden): Promise<void> {
    void payload;
  }

  // @ts-expect-error a part of the payload: fields left out of the type would be dropped unnoticed
  @Consumes(events.filtered)
  async onFiltered({ payload }: EventEnvelope<object>): Promise<void> {
    void payload;
  }
}

export class OtherMisfits {
  // @ts-expect-error not the transaction
  @Consumes(events.sold)
  async onSold(fact: EventEnvelope<CarSold>, tx: string): Promise<void> {
    void [fact, tx];
  }

  // @ts-expect-error no third argument is passed
  @Consumes(events.hidden)
  async onHidden(fact: EventEnvelope<CarHidden>, tx: EntityManager, third: string): Promise<void> {
    void [fact, tx, third];
  }

  // @ts-expect-error its end would not be awaited
  @Consumes(events.shown)
  onShown(): void {}

  // @ts-expect-error the name ends in the purpose
  @Consumes(events.filtered, { purpose: 'forStaff' })
  async onFiltered(): Promise<void> {}
}

/** The same payload; only the method's name differs. */
export class Swapped {
  // @ts-expect-error the decorator of the other one
  @Consumes(events.shown)
  async onHidden({ payload }: EventEnvelope<CarHidden>): Promise<void> {
    void payload;
  }

  // @ts-expect-error the decorator of the other one
  @Consumes(events.hidden)
  async onShown({ payload }: EventEnvelope<CarHidden>): Promise<void> {
    void payload;
  }
}
