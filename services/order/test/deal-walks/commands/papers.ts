import { orderContractApi, orderContractCheckApi, orderDocumentApi } from '@mall/contracts/order';
import { SIGNATURE } from '../../deals.js';
import type { Random } from '@mall/demo/random';
import type { Outcome } from '../oracle/index.js';
import { command, type Commands } from '../step.js';
import type { Walk } from '../walk.js';
import { anyOrder, perOrder, wish } from './common.js';

let files = 900_000;

interface Opened {
  readonly opened: Outcome;
  /** Consent of a buyer who has read the contract; missing when it was not opened. */
  readonly request?: {
    readonly contractId: string;
    readonly hash: string;
    readonly agreedClauseIds: string[];
  };
}

/** Opens the contract as the buyer; `whole` also lets the reading time pass. */
async function openContract(
  walk: Walk,
  order: number,
  orderId: string,
  read: 'whole' | 'glance',
): Promise<Opened> {
  const contracts = walk.stage.as(walk.ownerCaller(order))(orderContractApi);
  let request: Opened['request'];
  const open = async (): Promise<void> => {
    const { contractId, hash, clauses } = await contracts.one({ orderId });
    walk.readingSeconds = clauses.reduce((sum, { readSeconds }) => sum + readSeconds, 0);
    request = { contractId, hash, agreedClauseIds: clauses.map(({ clauseId }) => clauseId) };
  };
  const opened = await walk.attempt('read', open, { index: order, keep: false });
  if (!request) return { opened };
  if (read === 'whole') await walk.stage.clock.openContractEarlier(orderId);
  await walk.lookAgain();
  return { opened, request };
}

const someCheck = (dice: Random, order: number) =>
  ({
    order,
    by: dice.pick(['operations', 'dishonest'] as const),
    as: dice.chance(0.65) ? 'accept' : 'sendBack',
  }) as const;

export const papers: Commands = {
  /** Signs by drawing, as the buyer: after the reading time or at once. */
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
      const { request, opened } = await openContract(walk, order, orderId, read);
      if (!request) return opened;
      const contracts = walk.stage.as(walk.ownerCaller(order))(orderContractApi);
      const signing = { ...request, signatureImg: SIGNATURE };
      return walk.attempt('sign', () => contracts.sign(signing), { index: order });
    },
  }),

  /** Uploads a scan of the contract, as the buyer. */
  scan: command<{ order: number; read: 'whole' | 'glance' }>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status, contract_status } }, order) =>
        contract_status !== 1 && (status === 1 || status === 4)
          ? [
              wish(contract_status === 0 ? 2 : 0.3, {
                order,
                read: dice.chance(0.1) ? 'glance' : 'whole',
              } as const),
            ]
          : [],
      ),
    any: (walk, dice) => ({ order: anyOrder(walk, dice), read: dice.pick(['whole', 'glance'] as const) }),
    run: async (walk, { order, read }) => {
      const orderId = walk.orderIds[order];
      if (!orderId) return undefined;
      const { request, opened } = await openContract(walk, order, orderId, read);
      if (!request) return opened;
      const { hash, agreedClauseIds } = request;
      files += 1;
      const contract = { url: `/api/files/f/${files}`, originName: 'contract.pdf' };
      const contracts = walk.stage.as(walk.ownerCaller(order))(orderContractApi);
      const handed = { orderId, files: [contract], hash, agreedClauseIds };
      return walk.attempt('scan', () => contracts.upload(handed), { index: order });
    },
  }),

  /** Accepts a scan or sends it back, as staff. */
  checkScan: command<{ order: number; by: 'operations' | 'dishonest'; as: 'accept' | 'sendBack' }>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ scans }, order) =>
        scans.some(({ state }) => state === 'waiting') ? [wish(6, someCheck(dice, order))] : [],
      ),
    any: (walk, dice) => someCheck(dice, anyOrder(walk, dice)),
    run: async (walk, { order, by, as }) => {
      const scans = walk.deal(order)?.scans ?? [];
      const scan = scans.find(({ state }) => state === 'waiting') ?? scans.at(-1);
      if (!scan) return undefined;
      const scanId = String(scan.scan_id);
      const desk = walk.as(by)(orderContractCheckApi);
      const reason = walk.words('scan', ['buyer', 'merchant', 'staff']);
      const decide = () => (as === 'accept' ? desk.accept({ scanId }) : desk.sendBack({ scanId, reason }));
      return walk.attempt(as, decide, { index: order });
    },
  }),

  /** Downloads a paper, which issues one when none fits. */
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
