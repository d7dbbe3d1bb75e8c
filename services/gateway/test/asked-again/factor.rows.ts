import { authApi, authErrors, authFactorResetApi } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { appCode, aStaffMember } from '@mall/testing';
import { decodeJwt } from 'jose';
import type { Person } from '../authorization/cast.js';
import { another, asked, GONE, ONE_TIME, refused, type Row } from './row.js';
import { PASSWORD, type World } from './world.js';

const aBuyer = { from: (world: World) => world.cast.buyer() } as const;

/** Acts as a person within the session of their token, which is the one that keeps its proof. */
const as = (world: World, { caller, token }: Person) =>
  world.mall.callAs({ ...caller, sessionId: String(decodeJwt(token)['sid']) })(authApi);

async function codeOfStarted(world: World, person: Person): Promise<string> {
  const { secret } = await as(world, person).startFactor({ password: PASSWORD });
  return appCode(secret);
}

/** Turns the factor of a person on. @returns a recovery code */
async function recoveryCode(world: World, person: Person): Promise<string> {
  const factor = await codeOfStarted(world, person);
  return (await as(world, person).turnFactorOn({ factor })).codes[0]!;
}

/** Has another member of staff ask for the reset of a new buyer's factor. */
async function aReset(world: World): Promise<{ readonly resetId: string }> {
  const lost = await world.cast.buyer();
  await recoveryCode(world, lost);
  const clerk = world.mall.callAs(aStaffMember(['factor_reset']))(authFactorResetApi);
  const { resetId } = await clerk.askFactorReset({
    side: 'shop',
    person: lost.caller.username!,
    reason: 'Телефон утерян',
  });
  return { resetId };
}

export const factorRows: readonly Row[] = [
  asked(
    authApi.startFactor,
    another('Only the newest key counts, and none before its first code.'),
    () => ({ password: PASSWORD }),
    aBuyer,
  ),
  asked(
    authApi.turnFactorOn,
    refused(authErrors.factorOn, 'The factor is on, which is what was asked for.'),
    async (world, sender) => ({ factor: await codeOfStarted(world, sender) }),
    aBuyer,
  ),
  asked(
    authApi.freshenFactor,
    refused(authErrors.wrongFactor, ONE_TIME),
    async (world, sender) => ({ factor: await recoveryCode(world, sender) }),
    aBuyer,
  ),
  asked(
    authApi.renewRecovery,
    refused(authErrors.wrongFactor, ONE_TIME),
    async (world, sender) => ({ factor: await recoveryCode(world, sender) }),
    aBuyer,
  ),
  asked(
    authApi.turnFactorOff,
    refused(authErrors.factorOff, 'The factor is off, which is what was asked for.'),
    async (world, sender) => ({ factor: await recoveryCode(world, sender) }),
    aBuyer,
  ),
  asked(
    authFactorResetApi.askFactorReset,
    refused(authErrors.resetWaits, 'The reset waits for a second person, which is what was asked for.'),
    async (world) => {
      const lost = await world.cast.buyer();
      await recoveryCode(world, lost);
      return { side: 'shop' as const, person: lost.caller.username!, reason: 'Телефон утерян' };
    },
  ),
  asked(authFactorResetApi.confirmFactorReset, refused(platformErrors.notFound, GONE), aReset),
  asked(authFactorResetApi.refuseFactorReset, refused(platformErrors.notFound, GONE), aReset),
];
