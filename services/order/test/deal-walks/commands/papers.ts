import { orderContractApi, orderDocumentApi } from '@mall/contracts/order';
import { SIGNATURE } from '../../deals.js';
import { command, type Commands } from '../step.js';
import { anyOrder, perOrder, wish } from './common.js';

export const papers: Commands = {
  /** The buyer signs by drawing, after the reading time or at once. */
  sign: command<{ order: number; read: 'whole' | 'glance' }>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status, contract_status } }, order) =>
        contract_status === 1 || (status !== 1 && status !== 4)
          ? []
          : [wish(6, { order, read: dice.chance(0.08) ? 'glance' : 'whole' } as const)],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice), read: dice.pick(['whole', 'glance'] as const) }),
    run: async (walk, { order, read }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const contracts = walk.stage.as(walk.ownerCaller(order))(orderContractApi);
      let request: Parameters<typeof contracts.sign>[0] | undefined;
      const opened = await walk.attempt(
        'read',
        async () => {
          const { contractId, hash, clauses } = await contracts.one({ orderId });
          walk.readingSeconds = clauses.reduce((sum, { readSeconds }) => sum + readSeconds, 0);
          request = {
            contractId,
            hash,
            agreedClauseIds: clauses.map(({ clauseId }) => clauseId),
            signatureImg: SIGNATURE,
          };
        },
        { index: order, keep: false },
      );
      if (!request) return opened;
      if (read === 'whole') await walk.stage.clock.openContractEarlier(orderId);
      await walk.lookAgain();
      const signing = request;
      return walk.attempt('sign', () => contracts.sign(signing), { index: order });
    },
  }),

  /** The buyer hands in a scan of the contract. */
  scan: command<{ order: number }>({
    wishes: (walk) =>
      perOrder(walk, ({ order: { status, contract_status } }, order) =>
        contract_status === 0 && (status === 1 || status === 4) ? [wish(0.7, { order })] : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice) }),
    run: async (walk, { order }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const contracts = walk.stage.as(walk.ownerCaller(order))(orderContractApi);
      const files = [{ url: '/api/files/f/1003', originName: 'contract.pdf' }];
      return walk.attempt('scan', () => contracts.upload({ orderId, files }), { index: order });
    },
  }),

  /** Somebody downloads a paper, which is issued by that where none fits. */
  paper: command<{ order: number; kind: 'invoice' | 'contract' }>({
    wishes: (walk, dice) =>
      perOrder(walk, (_, order) => [
        wish(0.25, { order, kind: dice.pick(['invoice', 'contract'] as const) }),
      ]),
    any: (walk, dice) => ({ order: anyOrder(walk, dice), kind: dice.pick(['invoice', 'contract'] as const) }),
    run: async (walk, { order, kind }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const documents = walk.stage.as(walk.ownerCaller(order))(orderDocumentApi);
      return walk.attempt(kind, () => documents[kind]({ orderId }), { index: order });
    },
  }),
};
