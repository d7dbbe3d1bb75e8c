import { DataSource, type EntityManager } from 'typeorm';

/** For tests of use cases: runs transactions without a database. Any SQL that reaches it fails. */
export class NoDatabase extends DataSource {
  constructor() {
    super({ type: 'postgres' });
  }

  override transaction<T>(...args: unknown[]): Promise<T> {
    const work = args.at(-1) as (tx: EntityManager) => Promise<T>;
    return work(this.manager);
  }
}

/** For tests of use cases: another service, of which only these operations are called. Any other call fails. */
export function fakeClient<Client extends object>(operations: Partial<Client>): Client {
  return operations as Client;
}
