import { appendFileSync } from 'node:fs';
import { runWalks, type Plan } from '../run-walks.js';
import type { Recipe } from '../one-walk.js';
import type { Stage } from '../stage.js';

/** A fault, as `faults.mjs` declares it. */
export interface Fault {
  readonly name: string;
  readonly builds: readonly ('order' | 'product' | 'chat')[];
  readonly edits: readonly { readonly file: string; readonly find: string; readonly replace: string }[];
  /** SQL that adds the fault to the database; `undo` removes it. */
  readonly sql?: string;
  readonly undo?: string;
}

export interface Tried {
  readonly name: string;
  readonly nth?: number;
  readonly by?: readonly string[];
  /** Findings of the first violations, which show whether the fault caused them. */
  readonly found?: readonly string[];
  /** Walk that found it, for `npm run walks -- --replay`. */
  readonly recipe?: Recipe;
  /** Number of walks that did not find it. */
  readonly missed?: number;
  readonly stale?: string;
}

interface Source {
  readonly putIn: (fault: Fault) => string | undefined;
  readonly takeOut: () => void;
  readonly build: (services: readonly string[]) => void;
}

/** Tries faults one at a time in one mall; only the affected services are restarted. */
export class Faults {
  private broken: readonly Fault['builds'][number][] = [];

  constructor(
    private readonly stage: Stage,
    private readonly source: Source,
    private readonly resultFile: string,
  ) {}

  async try(fault: Fault, plan: Plan): Promise<Tried> {
    const tried = { name: fault.name, ...(await this.tryIn(fault, plan)) };
    appendFileSync(this.resultFile, `${JSON.stringify(tried)}\n`);
    return tried;
  }

  /** Restores the services as they were before the first fault. */
  async end(): Promise<void> {
    this.source.takeOut();
    await this.startAnew([]);
  }

  private async tryIn(fault: Fault, plan: Plan): Promise<Omit<Tried, 'name'>> {
    const stale = this.source.putIn(fault);
    if (stale) {
      this.source.takeOut();
      return { stale };
    }
    try {
      await this.startAnew(fault.builds);
    } finally {
      this.source.takeOut();
    }
    const { mall } = this.stage;
    if (fault.sql) await mall.query('product', fault.sql);
    const { failure, walks } = await runWalks(this.stage, plan);
    if (fault.undo) await mall.query('product', fault.undo);
    if (!failure) return { missed: walks };
    return {
      nth: failure.nth,
      by: [...new Set(failure.found.map(({ invariant }) => invariant))],
      found: failure.found.slice(0, 3).map(({ found }) => found),
      recipe: failure.recipe,
    };
  }

  /** Restarts the services with the fault and those with the previous one. */
  private async startAnew(services: Fault['builds']): Promise<void> {
    const all = [...new Set([...services, ...this.broken])];
    this.broken = services;
    if (all.length === 0) return;
    this.source.build(all);
    await Promise.all(
      all.map(async (name) => {
        const service = this.stage.mall.service(name);
        await service.kill9();
        await service.start();
      }),
    );
  }
}
