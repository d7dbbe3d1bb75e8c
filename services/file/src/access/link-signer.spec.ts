import { LinkSigner } from './link-signer.js';

const opened = 1_800_000_000;
let seconds = opened;
const signer = new LinkSigner('k'.repeat(32), () => seconds * 1_000);
const link = new URL(
  signer.sign({ fileId: '1024', expires: signer.expiryAfter(60), download: false }),
  'http://mall',
);
const query = Object.fromEntries(link.searchParams);

describe('a signed link', () => {
  beforeEach(() => {
    seconds = opened;
  });

  it('opens its file until it is over', () => {
    seconds += 59;
    expect(signer.read('1024', query)).toMatchObject({ fileId: '1024', download: false });
    seconds += 1;
    expect(signer.read('1024', query)).toBeUndefined();
  });

  it('opens no other file', () => expect(signer.read('1025', query)).toBeUndefined());

  it.each([
    { e: String(opened + 3600) },
    { d: '1' },
    { s: 'x' },
    { s: undefined },
    { e: 'NaN' },
    { s: [query['s'], query['s']] },
  ])('is refused when changed to %j', (change) =>
    expect(signer.read('1024', { ...query, ...change })).toBeUndefined(),
  );

  it('of another key is refused', () =>
    expect(new LinkSigner('x'.repeat(32), () => seconds * 1_000).read('1024', query)).toBeUndefined());
});
