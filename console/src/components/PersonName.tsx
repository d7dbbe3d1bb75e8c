import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import { useCall } from '../api/use-call.js';
import { NameBatch } from './name-batch.js';

const batch = new NameBatch();
const FRESH_MS = 5 * 60_000;

/** Returns a function that fetches the name of a colleague by login; it returns the login when nobody has it. */
export function useAskPersonName(): (login: string) => Promise<string> {
  const call = useCall();
  const ask = async (usernames: readonly string[]) => {
    const people = await call('admin.staff.getByLogins', { usernames: [...usernames] });
    return new Map(people.map(({ username, name, nickname }) => [username.toLowerCase(), name || nickname]));
  };
  return async (login) => (await batch.nameOf(login.toLowerCase(), ask)) ?? login;
}

/** Returns the name of a colleague by login; the login itself until the name is loaded, and for merchants. */
export function usePersonName(login: string | null | undefined): string | undefined {
  const askName = useAskPersonName();
  const { permissions } = usePermissions<Pick<SignedInInfoView, 'isMerchant'>>();
  const { data } = useQuery({
    queryKey: ['personName', login],
    queryFn: () => askName(login!),
    enabled: Boolean(login) && permissions?.isMerchant === false,
    staleTime: FRESH_MS,
  });
  return data ?? login ?? undefined;
}

/** Shows a colleague's name, with the login as a tooltip. */
export function PersonName({ login }: { readonly login: string | null | undefined }) {
  const name = usePersonName(login);
  return name === undefined ? null : <span title={login ?? undefined}>{name}</span>;
}
