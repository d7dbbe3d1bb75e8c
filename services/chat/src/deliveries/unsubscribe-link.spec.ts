import { isSigned, unsubscribeQuery } from './unsubscribe-link.js';

const contact = { contactId: '7', secret: '3f0c1f0e-6f6e-4a55-9c79-5ab1a6a3f4de' };
const signature = new URLSearchParams(unsubscribeQuery(contact, 'order')).get('signature')!;

describe('the link that switches mail off', () => {
  it('holds for its address and kind', () => expect(isSigned(contact, 'order', signature)).toBe(true));

  it.each([
    ['another kind', { ...contact }, 'refund', signature],
    ['another address', { ...contact, contactId: '8' }, 'order', signature],
    ['an address that was given anew', { ...contact, secret: 'other' }, 'order', signature],
    ['a cut signature', { ...contact }, 'order', signature.slice(1)],
    ['no signature', { ...contact }, 'order', ''],
  ] as const)('does not hold for %s', (_, of, kind, given) => {
    expect(isSigned(of, kind, given)).toBe(false);
  });
});
