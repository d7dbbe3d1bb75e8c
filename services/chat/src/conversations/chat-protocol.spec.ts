import { readFrame } from './chat-protocol.js';

const frame = (fields: object): string => JSON.stringify({ fromId: '1', toId: 'platform', ...fields });

describe('readFrame', () => {
  it('takes the words of a command for text when a person writes them', () => {
    expect(readFrame(frame({ type: 1, content: 'get logs 42' }))).toEqual({
      kind: 'message',
      toId: 'platform',
      content: 'get logs 42',
    });
  });

  it('reads the commands of system frames', () => {
    expect(readFrame(frame({ type: 4, content: 'get logs 42' }))).toEqual({ kind: 'logs', withId: '42' });
    expect(readFrame(frame({ type: 4, content: 'ping' }))).toEqual({ kind: 'ping' });
  });

  it.each([
    ['a broadcast', { type: 3, content: 'всем' }],
    ['a blank message', { type: 1, content: '   ' }],
    ['a picture that is no uploaded picture', { type: 1, content: '%img/javascript:alert(1)' }],
    ['a picture path that climbs', { type: 1, content: '%img/../../etc/passwd.png' }],
    ['a paper that no order has', { type: 1, content: '%paper/passport/4711' }],
    ['a place outside of the world', { type: 1, content: '%location/91,0/x' }],
    ['a message past the limit', { type: 1, content: 'я'.repeat(2_001) }],
    ['a message with a NUL', { type: 1, content: 'a\0b' }],
    ['a message with half a character', { type: 1, content: '\ud800' }],
    ['a recipient that is no id', { type: 1, content: 'a', toId: [['11']] }],
    ['an unknown command', { type: 4, content: 'drop everything' }],
  ])('refuses %s', (_, fields) => {
    expect(readFrame(frame(fields)).kind).toBe('refused');
  });

  it('refuses a text that is not a frame', () => {
    expect(readFrame('recent []')).toEqual({ kind: 'refused', reason: 'malformed' });
    expect(readFrame('null')).toEqual({ kind: 'refused', reason: 'malformed' });
  });
});
