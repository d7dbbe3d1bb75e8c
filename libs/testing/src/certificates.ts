import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A certificate and its private key, as PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** ASN.1 tags. Source: X.690. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
};
/** Object identifiers in DER. Sources: RFC 5280, RFC 5758. */
const OID = {
  ecdsaSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  altName: '551d11',
};

const HOUR_MS = 3_600_000;

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(TAG.sequence, ...parts);
const oid = (hex: string): Buffer => der(TAG.oid, Buffer.from(hex, 'hex'));
const name = (text: string): Buffer =>
  sequence(der(TAG.set, sequence(oid(OID.commonName), der(TAG.utf8, Buffer.from(text)))));
const time = (ms: number): Buffer =>
  der(TAG.time, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
const extension = (id: string, value: Uint8Array): Buffer => sequence(oid(id), der(TAG.octets, value));
const bits = (content: Uint8Array): Buffer => der(TAG.bits, Buffer.from([0]), content);

/** A certificate authority for one test. */
export class CertificateAuthority {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly certificate: string;

  constructor(private readonly commonName: string) {
    const isAuthority = sequence(der(TAG.boolean, Buffer.from([0xff])));
    this.certificate = this.issue(
      commonName,
      this.keys.publicKey,
      extension(OID.basicConstraints, isAuthority),
    );
  }

  /** Creates a certificate for a server on this machine, valid for an hour. */
  forServer(): Certificate {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    // [2] dNSName and [7] iPAddress. The NATS client checks `localhost` when it connects to an IP address.
    const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
    return {
      certificate: this.issue('localhost', publicKey, extension(OID.altName, names)),
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  }

  private issue(subject: string, publicKey: KeyObject, ...extensions: readonly Uint8Array[]): string {
    const algorithm = sequence(oid(OID.ecdsaSha256));
    const now = Date.now();
    const body = sequence(
      // Version 3.
      der(0xa0, der(TAG.integer, Buffer.from([2]))),
      der(TAG.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
      algorithm,
      name(this.commonName),
      sequence(time(now - HOUR_MS), time(now + HOUR_MS)),
      name(subject),
      publicKey.export({ type: 'spki', format: 'der' }),
      der(0xa3, sequence(...extensions)),
    );
    const signed = sequence(body, algorithm, bits(sign('sha256', body, this.keys.privateKey)));
    const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
    return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  }
}
