import { authApi } from '@mall/contracts/auth';
import { userAddressApi, userApi } from '@mall/contracts/user';
import { serviceCaller } from '@mall/messaging';
import { Buyer } from '../clients/buyer.js';
import { Client } from '../clients/client.js';
import { Staff } from '../clients/staff.js';
import { Wire } from '../clients/wire.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Random } from '../random.js';
import type { ChaosMall } from '../stack/chaos-mall.js';
import { eachOf } from './stage.js';

/** Found nowhere but in what clients send: where it turns up, a secret has got out. */
export interface Secrets {
  readonly password: string;
  readonly passportNo: string;
}

const FIRST_USER = 9_000_000;

/** Accounts with complete papers, made past the gateway and signed in through it. */
export async function enlist(
  mall: ChaosMall,
  ledger: Ledger,
  random: Random,
  count: number,
  secrets: Secrets,
): Promise<Buyer[]> {
  const wire = new Wire(mall.url, ledger);
  const auth = await mall.operations(authApi);
  const buyers: Buyer[] = [];
  await eachOf(Array.from({ length: count }), 8, async (_, index) => {
    const userId = String(FIRST_USER + index);
    const username = `chaos${userId}`;
    const { password } = secrets;
    await auth.createAccount({ side: 'shop', userId, username, password, roles: ['ROLE_BUYER'] });
    await givePapers(mall, userId, username, secrets);
    const own = random.branch(username);
    const client = new Client({ userId, username, password, sysType: 0 }, wire, ledger, own);
    if (!(await client.signIn())) throw new Error(`${username} could not sign in.`);
    buyers[index] = new Buyer(client, own);
  });
  return buyers;
}

export async function hireStaff(mall: ChaosMall, ledger: Ledger, random: Random): Promise<Staff> {
  const password = mall.backstage.secrets.password('ADMIN_PASSWORD');
  const account = { userId: '1', username: 'admin', password, sysType: 2 } as const;
  const client = new Client(account, new Wire(mall.url, ledger), ledger, random.branch('staff'));
  if (!(await client.signIn())) throw new Error('The administrator could not sign in.');
  return new Staff(client);
}

async function givePapers(
  mall: ChaosMall,
  userId: string,
  username: string,
  { passportNo }: Secrets,
): Promise<void> {
  const self = { ...serviceCaller('chaos'), kind: 'buyer' as const, userId };
  const profiles = await mall.operations(userApi);
  await profiles.createProfile({ userId, userName: username, nickName: username });
  await (
    await mall.operations(userApi, self)
  ).update({
    surname: 'Иванов',
    name: 'Пётр',
    surnameEn: 'Ivanov',
    nameEn: 'Petr',
    birthDate: '1984-05-01',
    passportNo,
    nationality: 'RU',
    issuingAgency: 'УМВД России по Приморскому краю',
    issueDate: '2010-01-01',
    registrationAddress: 'Владивосток, ул. Светланская, 1',
    taxNo: '500100732259',
  });
  await (
    await mall.operations(userAddressApi, self)
  ).create({
    consignee: 'Пётр Иванов',
    mobile: '+79141234567',
    country: 'RU',
    province: 'Приморский край',
    city: 'Уссурийск',
    addr: 'ул. Ленина, 1',
    postCode: '692500',
    isDefault: 1,
  });
}
