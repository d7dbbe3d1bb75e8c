// Key pairs of NATS users in NATS's own encoding, generated without installed packages, because docker hosts need them too.
import { generateKeyPairSync } from 'node:crypto';

/** Prefix bytes: they make a public key begin with U and a seed with SU. */
const USER = 20 << 3;
const SEED = 18 << 3;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Generates a key pair: the seed is secret, the public key goes into the server's configuration. */
export function newNkey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-32);
  const user = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  return {
    seed: encoded([SEED | (USER >> 5), (USER & 31) << 3], seed),
    publicKey: encoded([USER], user),
  };
}

/** Encodes prefix, key and checksum in base32 without padding. */
function encoded(prefix, key) {
  const bytes = Buffer.concat([Buffer.from(prefix), key]);
  const sum = crc16(bytes);
  const bits = [...bytes, sum & 255, sum >> 8].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]);
}

/** Computes the CRC-16/XMODEM checksum. */
function crc16(bytes) {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc;
}
