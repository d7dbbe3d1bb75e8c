import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consumers that were named by hand, with the names that follow from service and event; see `durableOf`. */
const RENAMED: readonly (readonly [before: string, now: string])[] = [
  ['user-open-profile', 'user-auth-account-registered'],
  ['auth-grant-merchant', 'auth-tenant-shop-approved'],
  ['order-hold-while-audited', 'order-order-payment-slip-uploaded'],
  ['order-hold-until-paid', 'order-order-slip-rejected'],
  ['order-hold-until-balance', 'order-order-payment-part-confirmed'],
  ['order-hold-until-extended', 'order-order-pay-time-extended'],
  ['order-note-lost-car', 'order-product-hold-lost'],
  ['order-note-buyer-change', 'order-user-profile-updated'],
  ['chat-contract-signed', 'chat-order-contract-signed'],
  ['chat-slip-uploaded', 'chat-order-payment-slip-uploaded'],
  ['chat-slip-rejected', 'chat-order-slip-rejected'],
  ['chat-payment-confirmed', 'chat-order-payment-confirmed'],
  ['chat-payment-part', 'chat-order-payment-part-confirmed'],
  ['chat-pay-time-extended', 'chat-order-pay-time-extended'],
  ['chat-requoted', 'chat-order-requoted'],
  ['chat-milestone', 'chat-order-milestone-written'],
  ['chat-refund', 'chat-order-refund-moved'],
  ['chat-shipped', 'chat-order-shipped'],
  ['chat-received', 'chat-order-received'],
  ['chat-cancelled', 'chat-order-cancelled'],
  ['chat-expired', 'chat-order-expired'],
  ['chat-shop-applied', 'chat-tenant-application-submitted'],
  ['chat-shop-approved', 'chat-tenant-shop-approved'],
  ['chat-shop-rejected', 'chat-tenant-shop-rejected'],
  ['chat-sessions-revoked', 'chat-auth-sessions-revoked'],
  ['product-shop-heads', 'product-tenant-shop-approved'],
  ['product-sell-paid', 'product-order-payment-confirmed'],
  ['product-free-cancelled', 'product-order-cancelled'],
  ['product-free-expired', 'product-order-expired'],
];

/**
 * Renames the consumers in inbox and parked events. A durable consumer with the new name starts at the beginning of its stream and
 * skips everything that the inbox records as handled. The durable consumers with the old names are deleted when the streams are set
 * up (`broker/stream-setup.ts`).
 *
 * No process of the previous release may run beside this one: it would handle new events a second time.
 */
export class RenameConsumers1700000000050 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return rename(runner, RENAMED);
  }

  down(runner: QueryRunner): Promise<void> {
    return rename(
      runner,
      RENAMED.map(([before, now]) => [now, before]),
    );
  }
}

async function rename(runner: QueryRunner, names: readonly (readonly [string, string])[]): Promise<void> {
  for (const table of ['inbox', 'parked_event'])
    await runner.query(
      `UPDATE ${table} SET consumer = renamed.now
         FROM unnest($1::text[], $2::text[]) AS renamed (before, now) WHERE consumer = renamed.before`,
      [names.map(([before]) => before), names.map(([, now]) => now)],
    );
}
