import { contractStatuses, slipStatuses } from '@mall/contracts/order';
import { anOrder } from './order.fakes.js';
import { factsOf } from './order-facts.js';

it.each(Object.values(contractStatuses))(
  'contract status $code is signed, to be checked or neither',
  ({ code }) => {
    expect(factsOf(anOrder({ contractStatus: code }))).toMatchObject({
      isContractSigned: code === contractStatuses.signed.code,
      isScanWaiting: code === contractStatuses.toCheck.code,
    });
  },
);

it.each(Object.values(slipStatuses))('a slip of status $code waits only when it was uploaded', ({ code }) => {
  expect(factsOf(anOrder({ slipStatus: code })).isSlipWaiting).toBe(code === slipStatuses.uploaded.code);
});
