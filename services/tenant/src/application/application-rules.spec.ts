import { tenantErrors } from '@mall/contracts/tenant';
import { whyNoApplication, whyNoVerdict } from './application-rules.js';

describe('whyNoApplication', () => {
  it('lets a newcomer apply and a rejected owner try again', () => {
    expect(whyNoApplication(undefined)).toBeUndefined();
    expect(whyNoApplication({ isOpen: false, reviewStatus: -1 })).toBeUndefined();
  });

  it('refuses a second application beside one that waits, and an open shop', () => {
    expect(whyNoApplication({ isOpen: false, reviewStatus: 0 })?.declaration.key).toBe(
      tenantErrors.reviewPending.key,
    );
    expect(whyNoApplication({ isOpen: true, reviewStatus: 1 })?.declaration.key).toBe(
      tenantErrors.alreadyOpen.key,
    );
    expect(whyNoApplication({ isOpen: true, reviewStatus: null })?.declaration.key).toBe(
      tenantErrors.alreadyOpen.key,
    );
  });
});

describe('whyNoVerdict', () => {
  const reasons = [{ document: 'uscc', code: 'mismatch' }];

  it('approves without reasons and rejects with one', () => {
    expect(whyNoVerdict({ status: 0 }, { result: 1, reasons: [] })).toBeUndefined();
    expect(whyNoVerdict({ status: 0 }, { result: -1, reasons })).toBeUndefined();
  });

  it('refuses a rejection without a reason, and a second verdict', () => {
    expect(whyNoVerdict({ status: 0 }, { result: -1, reasons: [] })?.declaration.key).toBe(
      tenantErrors.reasonsNeeded.key,
    );
    for (const status of [1, -1])
      expect(whyNoVerdict({ status }, { result: 1, reasons: [] })?.declaration.key).toBe(
        tenantErrors.alreadyReviewed.key,
      );
  });
});
