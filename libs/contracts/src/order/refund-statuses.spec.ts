import { refundStatuses, refundStatusTexts, type RefundKind, type RefundState } from './refund-statuses.js';

const owed = { ru: 'К выплате', zh: '待退款', en: 'To be paid out' };

test.each<[RefundKind, RefundState, object]>([
  ['claim', 'requested', refundStatuses.requested.label],
  ['overpaid', 'requested', owed],
  ['cancelled', 'requested', owed],
  ['overpaid', 'approved', refundStatuses.approved.label],
  ['cancelled', 'paid', refundStatuses.paid.label],
  ['claim', 'rejected', refundStatuses.rejected.label],
])('a refund of the kind %s in the state %s has the label of it', (kind, state, texts) => {
  expect(refundStatusTexts({ kind, state })).toEqual(texts);
});
