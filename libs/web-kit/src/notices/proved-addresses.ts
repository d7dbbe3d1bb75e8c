import type { Call } from '../client/calls.js';

/** The calls that set, verify by a code, and remove a reader's address on a channel. */
interface ProvedAddress {
  readonly type: 'email' | 'tel';
  readonly send: (call: Call, address: string) => Promise<unknown>;
  readonly verify: (call: Call, code: string) => Promise<unknown>;
  readonly remove: (call: Call) => Promise<unknown>;
}

export const provedAddresses = {
  email: {
    type: 'email',
    send: (call, address) => call('chat.noticeSettings.setEmail', { address }),
    verify: (call, code) => call('chat.noticeSettings.verifyEmail', { code }),
    remove: (call) => call('chat.noticeSettings.removeEmail', {}),
  },
  sms: {
    type: 'tel',
    send: (call, address) =>
      call('chat.noticeSettings.setMobile', { mobile: address.replace(/[\s()-]/g, '') }),
    verify: (call, code) => call('chat.noticeSettings.verifyMobile', { code }),
    remove: (call) => call('chat.noticeSettings.removeMobile', {}),
  },
} as const satisfies Record<string, ProvedAddress>;

export type ProvedChannel = keyof typeof provedAddresses;

export const isProved = (channel: string): channel is ProvedChannel => channel in provedAddresses;
