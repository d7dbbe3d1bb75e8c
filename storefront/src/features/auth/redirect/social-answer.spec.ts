import { providerOf, socialAnswerOf } from './social-answer.js';

const answer = (query: string) => socialAnswerOf(new URLSearchParams(query));

it('reads what VK ID and providers of OpenID Connect send', () => {
  const fromVk = { state: 'VK-x', code: 'c', device_id: 'd' };
  expect(answer('code=c&state=VK-x&device_id=d&type=code_v2')).toEqual(fromVk);
  expect(answer('code=c&state=OPENID-x&iss=https://sso')).toEqual({
    state: 'OPENID-x',
    code: 'c',
    iss: 'https://sso',
  });
  expect(providerOf(fromVk)).toBe('VK');
});

it.each([
  ['error=access_denied&state=VK-x', 'refused'],
  ['error=access_denied&code=c&state=VK-x', 'refused'],
  ['state=VK-x', 'broken'],
  ['code=1&state=2', 'broken'],
  ['', 'broken'],
])('reads "%s" as %s', (query, outcome) => expect(answer(query)).toBe(outcome));
