import { chatSockets } from '@mall/contracts/chat';
import { readHandshake } from './read-handshake.js';

const { chat, notices } = chatSockets;

describe('the address of a handshake', () => {
  it('names channel, ticket and language', () => {
    expect(readHandshake(`${chat.path}/a%2Bb?locale=ru`)).toEqual({
      channel: 'chat',
      ticket: 'a+b',
      locale: 'ru',
    });
    expect(readHandshake(`${notices.path}?access_token=t`)).toEqual({
      channel: 'notices',
      ticket: 't',
      locale: undefined,
    });
  });

  it.each([`${chat.path}/%zz`, `${chat.path}/%`, `${chat.path}/%ff`, '//', '//[', '/', notices.path])(
    'is refused as %s',
    (url) => {
      expect(readHandshake(url)).toBeUndefined();
    },
  );
});
