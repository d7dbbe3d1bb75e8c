import { headers } from '@nats-io/transport-node';
import { fileErrors } from '@mall/contracts/file';
import { STATUS_HEADER, toWireError } from '@mall/messaging';
import type { TestMall } from '@mall/testing';

export {
  aNewCar,
  aPassport,
  aReadyBuyer,
  aUsedCar,
  lineOf,
  otherShop,
  putOnSale,
  shop,
  type ReadyBuyer,
} from '@mall/testing';

/** Stands in for the file service's word on uploads: ids that begin with 9 belong to somebody else. */
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
  await connection.flush();
}
