import { fileIdOf } from '@mall/contracts/file';
import type { ImportOrderDto } from '@mall/contracts/order';
import { demoCalls } from '@mall/contracts/services/demo';
import { generateCars } from '../catalogue/cars.js';
import type { DemoCar } from '../catalogue/demo-car.js';
import type { MallConnection } from './mall-connection.js';
import type { LoadedBuyer } from './people.js';
import { slipFile } from './picture-files.js';

/** One order for every state, and a second one in states that wait for staff. */
export const PLAN: readonly {
  readonly reach: ImportOrderDto['reach'];
  readonly buyer: number;
  readonly ageHours: number;
  /** Whether the buyer allows the deal to be shown among recent ones. */
  readonly isShown?: true;
}[] = [
  { reach: 'unpaid', buyer: 0, ageHours: 5 },
  { reach: 'toConfirm', buyer: 0, ageHours: 20 },
  { reach: 'toConfirm', buyer: 1, ageHours: 28 },
  { reach: 'toShip', buyer: 1, ageHours: 60 },
  { reach: 'shipped', buyer: 0, ageHours: 24 * 9, isShown: true },
  { reach: 'completed', buyer: 1, ageHours: 24 * 40, isShown: true },
  { reach: 'cancelled', buyer: 0, ageHours: 24 * 12 },
];

export async function loadOrders(
  mall: MallConnection,
  buyers: readonly LoadedBuyer[],
  slipOf: (buyer: LoadedBuyer, slip: string) => Promise<string>,
): Promise<void> {
  const cars = orderedCars();
  for (const [index, { reach, buyer, ageHours, isShown }] of PLAN.entries()) {
    const { userId, addrId } = buyers[buyer]!;
    const { spuId } = cars[index]!;
    const slipUrl = await slipOf(buyers[buyer]!, slipFile(index + 1));
    const orderId = await mall.clientOf(demoCalls.orders).importOrder({
      importKey: `demo-${index + 1}`,
      userId,
      addrId,
      spuId,
      skuId: spuId,
      count: 1,
      reach,
      ageHours,
      slipUrl,
    });
    if (isShown)
      await mall.clientOf(demoCalls.deals, mall.asBuyer(userId)).squareConsent({ orderId, showInSquare: 1 });
    // Claims the slips as orders do when real ones are submitted; unclaimed files are removed.
    const used = { fileIds: [fileIdOf(slipUrl)!], usedBy: `order:${orderId}` };
    if (reach !== 'unpaid' && reach !== 'cancelled') await mall.clientOf(demoCalls.files).attach(used);
  }
}

/** Returns used cars from the middle of the list, so that the first cars of the home page stay on sale. */
function orderedCars(): DemoCar[] {
  return [...generateCars()].filter(({ condition }) => condition === 'used').slice(400, 400 + PLAN.length);
}
