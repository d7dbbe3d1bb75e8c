import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { authApi } from '@mall/contracts/auth';
import { orderImportApi, type ImportOrderDto } from '@mall/contracts/order';
import { productImportApi, type ImportCarDto } from '@mall/contracts/product';
import { userAddressApi, userApi } from '@mall/contracts/user';
import { aBuyer, anId, aService, startMall, type TestMall } from '@mall/testing';

const SERVICES = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat'] as const;

/** A mall with a few deals in it, made by the services themselves, and a way to look at all of its tables. */
export interface ScratchMall {
  readonly mall: TestMall;
  readonly database: pg.Client;
  /** The administrator's. */
  readonly databaseUrl: string;
  readonly userId: string;
  /** Puts one more car on sale. */
  readonly car: (stock: number) => Promise<ImportCarDto>;
  /** Places an order and takes it to a state. */
  readonly order: (reach: ImportOrderDto['reach'], car?: ImportCarDto) => Promise<string>;
}

export async function aScratchMall(): Promise<ScratchMall> {
  const mall = await startMall(SERVICES);
  // Triggers of a service name its tables plainly.
  const databaseUrl = `${mall.backstage.adminDatabaseUrl}?options=-c%20search_path%3Dproduct,public`;
  const database = new pg.Client({ connectionString: databaseUrl });
  // The file's database is dropped under it after the last test.
  database.on('error', () => undefined);
  await database.connect();
  const { userId, addrId } = await aBuyerWithPapers(mall);
  const car = async (stock: number): Promise<ImportCarDto> => {
    const made = aCar(stock);
    await mall
      .callAs(aService('demo'))(productImportApi)
      .importCars({ cars: [made] });
    return made;
  };
  const importing = mall.callAs(aService('demo'))(productImportApi);
  await importing.importShops({ shops: [{ shopId: '501', shopName: 'Порт Авто', type: 2 }] });
  await importing.importBrands({ brands: BRANDS });
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
  const caller = aBuyer();
  const userId = caller.userId!;
  await mall
    .callAs(aService('demo'))(authApi)
    .createAccount({
      side: 'shop',
      userId,
      username: `scratch${userId}`,
      password: 'long enough password',
      roles: ['ROLE_BUYER'],
    });
  await mall.callAs(caller)(userApi).update({
    surname: 'Иванов',
    name: 'Пётр',
    surnameEn: 'Ivanov',
    nameEn: 'Petr',
    birthDate: '1984-05-01',
    passportNo: '4508 123456',
    nationality: 'RU',
    issuingAgency: 'УМВД России по Приморскому краю',
    issueDate: '2010-01-01',
    registrationAddress: 'Владивосток, ул. Светланская, 1',
    taxNo: '500100732259',
  });
  const addresses = mall.callAs(caller)(userAddressApi);
  const address = {
    consignee: 'Пётр Иванов',
    mobile: '+79141234567',
    country: 'RU',
    province: 'Приморский край',
    city: 'Уссурийск',
    addr: 'ул. Ленина, 1',
    postCode: '692500',
  };
  const { addrId } = await addresses.create({ ...address, isDefault: 1 });
  await addresses.create({ ...address, addr: 'ул. Ленина, 2', isDefault: 0 });
  return { userId, addrId };
}

/** A slip as the file service has it once it is stored. */
async function aStoredSlip(database: pg.Client, userId: string): Promise<string> {
  const { rows } = await database.query<{ file_id: string }>(
    `INSERT INTO file.file (key, state, purpose, is_public, owner_zone, owner_id, origin_name, content_type, size_bytes, sha256, source_sha256)
     VALUES ('2026/11/21/' || gen_random_uuid() || '.pdf', 'stored', 'slip', false, 'shop', $1, 'slip.pdf', 'application/pdf', 3, 'abc', 'abc')
     RETURNING file_id`,
    [userId],
  );
  return `/api/files/f/${rows[0]!.file_id}`;
}

const BRANDS = [
  { brandId: '101', brandParentId: '0', name: { ru: 'Хавейл', zh: '哈弗', en: 'Haval' } },
  { brandId: '1011', brandParentId: '101', name: { ru: 'Джолион', zh: '初恋', en: 'Jolion' } },
];

function aCar(stock: number): ImportCarDto {
  return {
    spuId: anId(),
    shopId: '501',
    brandId: '101',
    seriesId: '1011',
    categoryId: '100413',
    name: { ru: 'Хавейл Джолион 1.5', zh: '哈弗初恋 1.5', en: 'Haval Jolion 1.5' },
    priceFee: 8_500_000,
    stock,
    condition: stock === 1 ? 'used' : 'new',
    year: 2021,
    firstRegDate: '2021-06-01',
    mileageKm: 42_000,
    bodyType: 'crossover',
    fuel: 'petrol',
    engineCc: 1497,
    powerKw: 110,
    gearbox: 'automatic',
    drive: 'fwd',
    steering: 'left',
    colour: 'white',
    locationCity: { ru: 'Харбин', zh: '哈尔滨', en: 'Harbin' },
    pictures: [{ url: '/api/files/p/2026/11/21/jolion.webp', angle: 'frontThreeQuarter' }],
  };
}
