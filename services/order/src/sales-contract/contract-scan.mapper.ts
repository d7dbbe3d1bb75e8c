import type { ContractCheckView, ContractScanView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { CheckedScan, ContractScan } from './contract-scan.repository.js';

export function toContractCheckView(
  { cars, totalMinor, handedInAt, decidedAt, decidedByName, ...row }: CheckedScan,
  locale: Locale,
): ContractCheckView {
  return {
    ...row,
    cars: cars.map(({ name, vins }) => [name[locale], ...vins].join(', ')),
    total: totalMinor,
    handedInTime: handedInAt.toISOString(),
    decidedTime: decidedAt?.toISOString() ?? null,
    decidedBy: decidedByName,
  };
}

/** Returns a scan. Names of staff are shown only to staff. */
export function toScanView(
  { scanId, state, files, handedInAt, decidedAt, decidedByName, reason }: ContractScan,
  side: 'buyer' | 'staff',
): ContractScanView {
  return {
    scanId,
    state,
    files: [...files],
    handedInTime: handedInAt.toISOString(),
    decidedTime: decidedAt?.toISOString() ?? null,
    decidedBy: side === 'staff' && state !== 'withdrawn' ? decidedByName : null,
    reason,
  };
}
