import { LinkSigner } from './link-signer.js';

const signer = new LinkSigner('k'.repeat(32));
const now = 1_800_000_000;
const link = new URL(signer.sign({ fileId: '1024', expires: now + 60, download: false }), 'http://mall');
const query = Object.fromEntries(link.searchParams);

describe('a signed link', () => {
  it('opens its file until it is over', () => {
    expect(signer.read('1024', query, now + 59)).toMatchObject({ fileId: '1024', download: false });
    expect(signer.read('1024', query, now + 60)).toBeUndefined();
  });

  it('opens no other file', () => expect(signer.read('1025', query, now)).toBeUndefined());

  it.each([
    { e: String(now + 3600) },
    { d: '1' },
    { s: 'x' },
    { s: undefined },
    { e: 'NaN' },
    { s: [query['s'], query['s']] },
  ])('is refused when changed to %j', (change) =>
    expect(signer.read('1024', { ...query, ...change }, now)).toBeUndefined(),
  );

  it('of another key is refused', () =>
    expect(new LinkSigner('x'.repeat(32)).read('1024', query, now)).toBeUndefined());
});
