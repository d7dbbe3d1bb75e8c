import { randomUUID } from 'node:crypto';
import { adminDeptApi, adminRoleApi, adminStaffApi } from '@mall/contracts/admin';
import { authApi } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { GatewayClient } from '@mall/demo/gateway';
import { importJWK, SignJWT, type JWK } from 'jose';
import { aBuyer, aMerchant, aService, aStaffMember, shop, otherShop, type TestMall } from '@mall/testing';
import type { Kind } from './oracle.js';
import type { Zone } from './zones.js';

const PASSWORD = 'a long enough password';

/** A person with a token, and with the caller that the gateway makes of it. */
export interface Person {
  readonly kind: Kind;
  readonly token: string;
  readonly caller: Caller;
}

/** The people of the authorization matrix, signed in through the gateway with a password. */
export class Cast {
  private readonly staffByRights = new Map<string, Promise<Person>>();
  private mightiest: Promise<Caller> | undefined;
  private next = 0;

  constructor(private readonly mall: TestMall) {}

  buyer(): Promise<Person> {
    return this.shopper({ is: 'buyer' });
  }

  /** Creates a buyer, a merchant and a member of staff with every right. */
  async oneOfEach(): Promise<Readonly<Record<Zone, Person>>> {
    const [buyer, merchant, staff] = await Promise.all([
      this.buyer(),
      this.merchant('shop'),
      this.member('head'),
    ]);
    return { buyer, merchant, staff };
  }

  merchant(of: 'shop' | 'otherShop'): Promise<Person> {
    return this.shopper({ is: 'merchant' }, (of === 'shop' ? shop : otherShop).shopId);
  }

  /** Returns a member of staff with exactly these rights; the same one each time, whose session auth has never seen. */
  staff(permissions: readonly string[]): Promise<Person> {
    const key = [...permissions].sort().join();
    let known = this.staffByRights.get(key);
    if (!known) this.staffByRights.set(key, (known = this.enrol(permissions)));
    return known;
  }

  /** Creates a member of staff, by default with every right, of the head office or of a department below it. */
  async member(department: 'head' | 'branch', permissions?: readonly string[]): Promise<Person> {
    const username = `staff${(this.next += 1)}`;
    const held = permissions ?? (await this.menus()).map(right);
    const administrator = this.mall.callAs(await this.administrator());
    const [company] = await administrator(adminDeptApi).tree({});
    const branch = { name: username, parentId: company!.id };
    const deptId =
      department === 'head' ? company!.id : (await administrator(adminDeptApi).create(branch)).deptId;
    const { userId } = await administrator(adminStaffApi).create({
      username,
      password: PASSWORD,
      nickname: username,
      deptId,
      roleIds: [await this.roleWith(held)],
    });
    // As if they had chosen a password of their own in place of the administrator's.
    await this.mall.query(
      'auth',
      `UPDATE account SET password_of_others = false WHERE side = 'staff' AND user_id = $1`,
      [userId],
    );
    return {
      kind: { is: 'staff', rights: permissions ?? 'all' },
      caller: aStaffMember(held, { userId, username }),
      token: await this.signIn(username, 2),
    };
  }

  /** Returns all rights except those that `permissions` name. */
  async staffWithout(permissions: readonly string[]): Promise<Person> {
    const menus = await this.menus();
    const held = [...new Set(menus.map(({ permission }) => permission))];
    return this.staff(held.filter((permission) => !permissions.includes(permission)));
  }

  /** Returns a new token of the same person, whose last one has been ended. */
  async again(person: Person): Promise<Person> {
    const { username } = person.caller;
    return { ...person, token: await this.signIn(username!, person.kind.is === 'staff' ? 2 : 0) };
  }

  private async shopper(kind: Kind, shopId?: string): Promise<Person> {
    const username = `person${(this.next += 1)}`;
    const mobile = `+79${String(140_000_000 + this.next)}`;
    const { userId } = await this.accounts().createAccount({
      side: 'shop',
      username,
      password: PASSWORD,
      mobile,
      shopId,
      roles: ['ROLE_BUYER'],
    });
    const who = { userId, username };
    const caller = shopId ? aMerchant({ ...who, shopId }) : aBuyer(who);
    return { kind, caller, token: await this.signIn(username, 0) };
  }

  /** Creates a session without auth: a hundred passwords would take longer than all requests made with them. */
  private async enrol(permissions: readonly string[]): Promise<Person> {
    const username = `staff${(this.next += 1)}`;
    const userId = String(700_000 + this.next);
    await this.mall.query(
      'admin',
      `WITH hired AS (INSERT INTO staff (user_id, username, nickname) VALUES ($1, $2, $2) RETURNING user_id)
       INSERT INTO staff_role (user_id, role_id) SELECT user_id, $3 FROM hired`,
      [userId, username, await this.roleWith(permissions)],
    );
    const caller = aStaffMember(permissions, { userId, username });
    return { kind: { is: 'staff', rights: permissions }, caller, token: await this.sign(caller) };
  }

  private async roleWith(permissions: readonly string[]): Promise<string> {
    const number = (this.next += 1);
    const menus = await this.menus();
    const { roleId } = await this.mall
      .callAs(await this.administrator())(adminRoleApi)
      .create({
        roleCode: `ROLE_R${number}`,
        roleNames: { ru: '', zh: '', en: `R${number}` },
        menuIds: menus.filter((menu) => permissions.includes(menu.permission)).map(({ menuId }) => menuId),
      });
    return roleId;
  }

  /** Signs a token as auth does, with its own key. */
  private async sign({ userId, username }: Caller): Promise<string> {
    const [stored] = await this.mall.query<{ kid: string; jwk: JWK }>(
      'auth',
      'SELECT kid, private_jwk AS jwk FROM signing_key ORDER BY created_at DESC LIMIT 1',
    );
    return new SignJWT({ sid: randomUUID(), tid: '1', name: username, roles: [] })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: stored!.kid })
      .setIssuer('car-export-mall')
      .setSubject(userId!)
      .setAudience('admin')
      .setIssuedAt()
      .setExpirationTime('30m')
      .sign(await importJWK(stored!.jwk, 'ES256'));
  }

  /** Returns a stored administrator: what staff see follows from their roles. */
  private administrator(): Promise<Caller> {
    return (this.mightiest ??= this.hireAdministrator());
  }

  private async hireAdministrator(): Promise<Caller> {
    const userId = await this.mall
      .callAs(aService('demo'))(adminStaffApi)
      .importStaff({
        username: 'castadministrator',
        password: PASSWORD,
        nickname: 'Administrator',
        roleCodes: ['ROLE_ADMIN'],
      });
    return aStaffMember((await this.menus()).map(right), { userId });
  }

  private menus(): Promise<{ menuId: string; permission: string }[]> {
    return this.mall.query(
      'admin',
      `SELECT menu_id::text AS "menuId", permission FROM menu WHERE permission IS NOT NULL`,
    );
  }

  private accounts() {
    return this.mall.callAs(aService('user'))(authApi);
  }

  private async signIn(principal: string, sysType: 0 | 2): Promise<string> {
    const { url } = this.mall.service('gateway');
    return (await new GatewayClient(url).signIn(principal, PASSWORD, sysType)).token!;
  }
}

const right = ({ permission }: { readonly permission: string }): string => permission;
