import { buyerNetwork } from './buyer-network.js';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2::5', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff:1:2:3:4', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['2001:db8::', '2001:db8:0::/48'],
  ['2001:db8::1234:5678', '2001:db8:0::/48'],
  ['2001::1:2:3:4:5:6', '2001:0:1::/48'],
  ['::2:3', '0:0:0::/48'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0::/48'],
])('%s belongs to %s', (address, network) => {
  expect(buyerNetwork(address)).toBe(network);
});

test.each([
  undefined,
  '',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.9',
  '192.168.1.1',
  '::1',
  'fe80::1%eth0',
  '203.0.113.7.9',
  'fd00::1',
])('%s does not identify a buyer', (address) => {
  expect(buyerNetwork(address)).toBeNull();
});

test('172.32 is a public network', () => {
  expect(buyerNetwork('172.32.0.9')).toBe('172.32.0.0/24');
});
