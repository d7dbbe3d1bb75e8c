import { headers } from '@nats-io/transport-node';
import { fileErrors } from '@mall/contracts/file';
import { STATUS_HEADER, toWireError } from '@mall/messaging/calls';
import {
  aReadyBuyer as aCappedBuyer,
  aService,
  liftOpenOrderCap,
  liftSecondPersonLimit,
  type ReadyBuyer,
  type TestMall,
  type TestService,
} from '@mall/testing';

export {
  aNewCar,
  aPassport,
  aUsedCar,
  lineOf,
  otherShop,
  putOnSale,
  shop,
  type ReadyBuyer,
} from '@mall/testing';

const liftCap = async (mall: TestMall): Promise<void> => {
  const reach: Parameters<typeof liftOpenOrderCap>[0] = (api, caller) =>
    mall.callAs(caller ?? aService('test'))(api);
  await liftOpenOrderCap(reach);
  await liftSecondPersonLimit(reach);
};

/** Returns a buyer who may order, in a mall that limits neither their open orders nor what one member of staff may confirm. */
export async function aReadyBuyer(mall: TestMall): Promise<ReadyBuyer> {
  await liftCap(mall);
  return aCappedBuyer(mall);
}

/**
 * Starts a second process of the order service in a mall without the cap. The cap is lifted first: a process applies
 * settings that another one changed up to two seconds late, and would refuse orders until then.
 */
export async function startSecondOrderService(mall: TestMall): Promise<TestService> {
  await liftCap(mall);
  return mall.startService('order');
}

/** Replaces the file service's answers about uploads: ids that begin with 9 belong to somebody else, those with 8 are blank. */
export async function vouchForFiles(mall: TestMall): Promise<void> {
  const { connection } = await mall.nats();
  const failed = headers();
  failed.set(STATUS_HEADER, 'error');
  connection.subscribe('op.file.attach', {
    callback: (_, message) => {
      const { fileIds } = message.json<{ fileIds: string[] }>();
      const isForeign = fileIds.some((id) => id.startsWith('9'));
      if (isForeign) message.respond(JSON.stringify(toWireError(fileErrors.fileGone())), { headers: failed });
      else message.respond('null');
    },
  });
  connection.subscribe('op.file.describe', {
    callback: (_, message) => {
      const { fileIds } = message.json<{ fileIds: string[] }>();
      message.respond(
        JSON.stringify(fileIds.map((fileId) => ({ fileId, sha256: fileId.padStart(64, '0') }))),
      );
    },
  });
  connection.subscribe('op.file.lookAtPapers', {
    callback: (_, message) => {
      const { fileIds } = message.json<{ fileIds: string[] }>();
      const page = { widthPx: 1240, heightPx: 1754, pages: null };
      message.respond(
        JSON.stringify(fileIds.map((fileId) => ({ fileId, ...page, isBlank: fileId.startsWith('8') }))),
      );
    },
  });
  await connection.flush();
}
