import { isOfPushService, pushKeysOf } from './push-keys.js';

it('derives the public key from the private one', () => {
  const { publicKey, privateKey } = pushKeysOf(Buffer.alloc(32, 7).toString('base64'));
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(privateKey, 'base64url')).toEqual(Buffer.alloc(32, 7));
  expect(() => pushKeysOf('short')).toThrow('32 random bytes');
});

const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'http://127.0.0.1:9000'];

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://127.0.0.1:9000/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@127.0.0.1/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://evil-fcm.googleapis.com.example/x', false],
  ['https://notfcm.googleapis.com/x', false],
  ['http://127.0.0.1:9001/x', false],
  ['https://169.254.169.254/latest', false],
  ['nonsense', false],
])('classifies %s as an address of a push service: %s', (endpoint, isOne) => {
  expect(isOfPushService(endpoint, services)).toBe(isOne);
});
