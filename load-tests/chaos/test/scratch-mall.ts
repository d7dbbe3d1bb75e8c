import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { authApi } from '@mall/contracts/auth';
import { orderImportApi, type ImportOrderDto } from '@mall/contracts/order';
import type { ImportCarDto } from '@mall/contracts/product';
import { userAddressApi } from '@mall/contracts/user';
import {
  aNewCar,
  anAddress,
  aReadyBuyer,
  liftOpenOrderCap,
  liftSecondPersonLimit,
  aService,
  aUsedCar,
  putOnSale,
  startMall,
  type TestMall,
} from '@mall/testing';

const SERVICES = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat'] as const;

/** A mall with a few deals, created by the services themselves, and access to all of its tables. */
export interface ScratchMall {
  readonly mall: TestMall;
  readonly database: pg.Client;
  /** A connection as administrator. */
  readonly databaseUrl: string;
  readonly userId: string;
  /** Puts one more car on sale. */
  readonly car: (stock: number) => Promise<ImportCarDto>;
  /** Places an order and moves it to a state. */
  readonly order: (reach: ImportOrderDto['reach'], car?: ImportCarDto) => Promise<string>;
}

export async function aScratchMall(): Promise<ScratchMall> {
  const mall = await startMall(SERVICES);
  // Triggers of a service name its tables without a schema.
  const address = new URL(mall.infrastructure.adminDatabaseUrl);
  address.searchParams.set('options', '-c search_path=product,public');
  const databaseUrl = address.href;
  const database = new pg.Client({ connectionString: databaseUrl });
  // The file's database is dropped after the last test, which ends the connection.
  database.on('error', () => undefined);
  await database.connect();
  await liftOpenOrderCap((api, caller) => mall.callAs(caller ?? aService('demo'))(api));
  await liftSecondPersonLimit((api, caller) => mall.callAs(caller ?? aService('demo'))(api));
  const { userId, addrId } = await aBuyerWithPapers(mall);
  const car = async (stock: number): Promise<ImportCarDto> => {
    const made = stock === 1 ? aUsedCar() : aNewCar({ stock });
    await putOnSale(mall, made);
    return made;
  };
  const order = async (reach: ImportOrderDto['reach'], wanted?: ImportCarDto): Promise<string> => {
    const { spuId } = wanted ?? (await car(1));
    const request = { importKey: randomUUID(), userId, addrId, spuId, skuId: spuId, count: 1, reach };
    const slip = { ageHours: 1, slipUrl: await aStoredSlip(database, userId) };
    const orderId = await mall
      .callAs(aService('demo'))(orderImportApi)
      .importOrder({ ...request, ...slip });
    await database.query(
      `INSERT INTO file.file_use (file_id, used_by) VALUES ($1, 'order:' || $2) ON CONFLICT DO NOTHING`,
      [slip.slipUrl.split('/').at(-1), orderId],
    );
    return orderId;
  };
  return { mall, database, databaseUrl, userId, car, order };
}

async function aBuyerWithPapers(mall: TestMall): Promise<{ userId: string; addrId: string }> {
  const { caller, addrId } = await aReadyBuyer(mall);
  const userId = caller.userId!;
  const account = { userId, username: `scratch${userId}`, password: 'long enough password' };
  await mall
    .callAs(aService('demo'))(authApi)
    .createAccount({ side: 'shop', roles: ['ROLE_BUYER'], ...account });
  await mall
    .callAs(caller)(userAddressApi)
    .create({ ...anAddress, addr: 'ул. Ленина, 2', isDefault: 0 });
  return { userId, addrId };
}

/** Creates a slip as the file service stores it. */
async function aStoredSlip(database: pg.Client, userId: string): Promise<string> {
  const { rows } = await database.query<{ file_id: string }>(
    `INSERT INTO file.file (key, state, purpose, is_public, owner_zone, owner_id, origin_name, content_type, size_bytes, sha256, source_sha256)
     VALUES ('2026/11/21/' || gen_random_uuid() || '.pdf', 'stored', 'slip', false, 'shop', $1, 'slip.pdf', 'application/pdf', 3, 'abc', 'abc')
     RETURNING file_id`,
    [userId],
  );
  return `/api/files/f/${rows[0]!.file_id}`;
}
