import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { adminErrors, type DirectoryChangeView, type DirectorySyncView } from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import { MallError, type Caller } from '@mall/contracts/define';
import { adminCalls } from '@mall/contracts/services/admin';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { fillText, normaliseMobile } from '@mall/validation';
import { DataSource } from 'typeorm';
import { RightsService } from '../rights/rights.service.js';
import { StaffRepository, type StaffChanges } from '../staff/staff.repository.js';
import type { DirectoryPerson } from './directory-client.js';
import { syncView } from './directory-change.js';
import { DirectoryRepository, type DirectoryName, type LinkedPerson } from './directory.repository.js';

/** Maximum number of accounts that one call creates: hashing their passwords takes time, and a call has to end within 25 s. */
const MOST_CREATED = 50;

/**
 * Takes over the people of a directory. New ones are locked and have no roles: somebody with the right to edit staff
 * admits them. A person is recognised by the id in the directory, or by the phone number the first time. People whom
 * the directory no longer has are listed and not changed.
 */
@Injectable()
export class DirectoryPeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffRepository,
    private readonly links: DirectoryRepository,
    private readonly rights: RightsService,
    @InjectClient(adminCalls.accounts) private readonly auth: ClientOf<typeof adminCalls.accounts>,
  ) {}

  async sync(
    actor: Caller,
    directory: DirectoryName,
    found: readonly DirectoryPerson[],
    preview: boolean,
  ): Promise<DirectorySyncView> {
    const departments = new Map(
      (await this.links.departmentsOf(directory)).map(({ directoryId, deptId }) => [directoryId!, deptId]),
    );
    const staff = await this.links.staffFor(directory);
    const usernames = found.flatMap(({ id }) => usernamesOf(directory, id));
    const taken = new Set(await this.links.takenUsernames(usernames));
    const changes: DirectoryChangeView[] = [];
    let created = 0;
    let left = 0;
    for (const person of found) {
      const known = knownAs(person, staff, directory);
      const wanted = wantedOf(person, directory, departments);
      if (known && !differs(known, wanted)) continue;
      if (!known && !preview && created >= MOST_CREATED) {
        left += 1;
        continue;
      }
      const kind = known ? 'update' : 'create';
      if (!known) created += 1;
      const work = (): Promise<void> =>
        known
          ? this.update(actor, known, wanted, preview)
          : this.create(usernamesOf(directory, person.id), taken, person, wanted, preview);
      changes.push(await outcomeOf(work, { kind, id: person.id, name: person.name, reason: null }, actor));
    }
    return syncView(preview, [...changes, ...goneOf(staff, found, directory)], left);
  }

  /** Writes the changes of a linked person, or only checks them in a preview. @throws adminErrors.mightierThanYou */
  private async update(
    actor: Caller,
    known: LinkedPerson,
    wanted: StaffChanges,
    preview: boolean,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.staff.byId(known.userId, tx);
      if (!row) return;
      const roleIds = row.roles.map(({ role_id }) => role_id);
      this.rights.assertNotMightier(actor, await this.rights.ofRoles(roleIds, tx));
      if (!preview) await this.staff.change(tx, known.userId, wanted);
    });
  }

  /**
   * Creates an account and a member of staff under the first user name that is not taken, which `taken` contains
   * afterwards.
   * @throws authErrors.usernameTaken when both are taken.
   */
  private async create(
    usernames: readonly [string, string],
    taken: Set<string>,
    { name }: DirectoryPerson,
    wanted: StaffChanges,
    preview: boolean,
  ): Promise<void> {
    const username = usernames.find((one) => !taken.has(one));
    if (!username) throw authErrors.usernameTaken({ username: usernames[0] });
    taken.add(username);
    if (preview) return;
    const password = randomBytes(24).toString('base64url');
    const account = { side: 'staff', username, password, nickName: name, roles: [] } as const;
    const { userId } = await this.auth.createAccount({ ...account, roles: [], status: 'locked' });
    // The account may be left over from an attempt that failed before the row was written.
    await this.auth.updateAccount({ side: 'staff', userId, password, status: 'locked' });
    await this.dataSource.transaction(async (tx) => {
      await this.staff.insert(tx, { userId, username, nickname: name, isLocked: true });
      await this.staff.change(tx, userId, wanted);
    });
  }
}

/**
 * Returns user names of letters and digits. The second name is for ids such as `li.si` and `lisi`, whose first names
 * are equal.
 */
function usernamesOf(directory: DirectoryName, id: string): readonly [string, string] {
  const name = `${directory}${id.replace(/[^A-Za-z0-9]/g, '')}`;
  const mark = createHash('sha256').update(id).digest('hex').slice(0, 6);
  return [name.slice(0, 64), `${name.slice(0, 58)}${mark}`];
}

/** Returns the last digits of a number, which are the same with and without a country code. */
const digitsOf = (phone: string | null): string | undefined => phone?.replace(/\D/g, '').slice(-10);

function knownAs(
  person: DirectoryPerson,
  staff: readonly LinkedPerson[],
  directory: DirectoryName,
): LinkedPerson | undefined {
  const linked = staff.find((one) => one.directory === directory && one.directoryId === person.id);
  const digits = digitsOf(person.phone);
  if (linked || !digits || digits.length < 10) return linked;
  return staff.find((one) => one.directory === null && digitsOf(one.phone) === digits);
}

/** Returns the values that the directory shows; a value that it does not show stays as it is. */
function wantedOf(
  { id, name, phone, email, departmentIds }: DirectoryPerson,
  directory: DirectoryName,
  departments: ReadonlyMap<string, string>,
): StaffChanges {
  const mobile = phone && normaliseMobile(phone);
  const deptId = departmentIds.map((one) => departments.get(one)).find((one) => one !== undefined);
  return {
    directory,
    directoryId: id,
    name,
    ...(mobile && { phone: mobile }),
    ...(email && { email }),
    ...(deptId && { deptId }),
  };
}

const differs = (known: LinkedPerson, wanted: StaffChanges): boolean =>
  Object.entries(wanted).some(([field, value]) => known[field as keyof LinkedPerson] !== value);

function goneOf(
  staff: readonly LinkedPerson[],
  found: readonly DirectoryPerson[],
  directory: DirectoryName,
): DirectoryChangeView[] {
  const there = new Set(found.map(({ id }) => id));
  return staff
    .filter((one) => one.directory === directory && one.directoryId && !there.has(one.directoryId))
    .map(({ directoryId, name, username }) => ({
      kind: 'gone',
      id: directoryId!,
      name: name ?? username,
      reason: null,
    }));
}

/** Returns the change, or its failure with the reason when it was refused. */
async function outcomeOf(
  work: () => Promise<void>,
  change: DirectoryChangeView,
  { locale }: Caller,
): Promise<DirectoryChangeView> {
  try {
    await work();
    return change;
  } catch (failure) {
    if (!(failure instanceof MallError) || !isRefusal(failure)) throw failure;
    return { ...change, kind: 'fail', reason: fillText(failure.declaration.text, locale, failure.params) };
  }
}

const isRefusal = (failure: MallError): boolean =>
  authErrors.usernameTaken.is(failure) || adminErrors.mightierThanYou.is(failure);
