import { socialAnswerOf } from './social-answer.js';

test('takes service and code from the address, in the spelling of each service', () => {
  const answer = { state: 'DINGTALK', code: 'a1' };
  expect(socialAnswerOf('?state=DINGTALK&code=a1')).toEqual(answer);
  expect(socialAnswerOf('?authCode=a1&state=DINGTALK')).toEqual(answer);
});

test.each([
  '',
  '?state=WX',
  '?code=a1',
  '?state=WX&code=',
  '?state=SMS@79&code=1',
  '?state=WX&code=1&error=denied',
])('finds no sign-in in %j', (search) => expect(socialAnswerOf(search)).toBeUndefined());
