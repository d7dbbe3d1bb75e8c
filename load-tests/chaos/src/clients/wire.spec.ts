import { verdictOf } from './wire.js';

const reply = (traits: Partial<Parameters<typeof verdictOf>[0]>) => ({
  status: 200,
  code: '00000',
  msg: '',
  data: null,
  ...traits,
});

describe('how a careful client interprets an answer', () => {
  it.each([
    ['success of the mall family', {}, 'ok'],
    ['success of the admin family', { code: '0' }, 'ok'],
    ['a refusal', { code: 'A06001' }, 'refused'],
    ['a refusal of the admin family', { status: 409, code: '1' }, 'refused'],
    ['silence', { status: 0, code: '' }, 'again'],
    ['a service that is away', { status: 503, code: 'A00503' }, 'again'],
    ['a failure', { status: 500, code: 'A00005' }, 'again'],
    ['too many requests', { status: 429, code: 'A00429' }, 'again'],
    [
      'an order under way',
      { code: 'A03002', msg: 'The order is being placed. Try again in a few seconds' },
      'again',
    ],
    ['an order that is there', { code: 'A03002', msg: 'This order was submitted already.' }, 'refused'],
    ['the end of the session', { status: 424, code: '1' }, 'signIn'],
    ['the end of the session in the mall family', { code: 'A00004' }, 'signIn'],
  ])('%s', (_, traits, verdict) => {
    expect(verdictOf(reply(traits))).toBe(verdict);
  });
});
