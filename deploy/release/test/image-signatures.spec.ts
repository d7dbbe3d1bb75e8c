import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { images } from '../../docker/closure.mjs';
import { rendered, workloadsOf, type KubernetesObject } from '../../kubernetes/test/rendered.js';
import { signImages, withSignedImages } from '../image-signatures.mjs';

const digestOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

function drawKeys(namedCurve = 'prime256v1') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return {
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Returns what the build of all images reports. */
const built = (version: string) => ({
  'buildx.build.warnings': [],
  ...Object.fromEntries(
    [...images.keys()].map((name) => [
      name,
      {
        'image.name': `mall/${name}:${version}`,
        'containerimage.digest': digestOf(`${name} ${version}`),
        'containerimage.config.digest': digestOf('config'),
      },
    ]),
  ),
});

const { own, open } = drawKeys();
const overlay = rendered('one-box-demo');
const version = /^mall\/order:(.*)$/.exec(
  imagesOf(overlay).find((image) => image.startsWith('mall/order'))!,
)![1]!;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-signatures-'));
  signImages(built(version), own, folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function imagesOf(objects: readonly KubernetesObject[]): readonly string[] {
  return workloadsOf(objects).flatMap(({ pod }) => pod.containers.map(({ image }) => image));
}

describe('a roll-out of signed images', () => {
  it('names each image of the mall by the digest that was signed, and leaves those of others', () => {
    const before = imagesOf(overlay);
    const after = imagesOf(withSignedImages(overlay, open, folder));
    expect(after).toEqual(
      before.map((image) => {
        const name = /^mall\/(\w+):/.exec(image)?.[1];
        return name ? `${image}@${digestOf(`${name} ${version}`)}` : image;
      }),
    );
    expect(after.filter((image) => image.includes('@')).length).toBeGreaterThan(images.size);
  });

  it('takes images from another registry, where they have the same digest', () => {
    const mirrored = structuredClone(overlay) as KubernetesObject[];
    for (const { pod } of workloadsOf(mirrored))
      for (const container of pod.containers)
        Object.assign(container, { image: container.image.replace(/^mall/, 'mirror.example:5000/mall') });
    expect(imagesOf(withSignedImages(mirrored, open, folder))).toContain(
      `mirror.example:5000/mall/order:${version}@${digestOf(`order ${version}`)}`,
    );
  });

  it.each([
    [
      'a missing signature',
      () => rmSync(join(folder, 'order.sig')),
      /mall\/order:\S+: .* has no signature of it/,
    ],
    [
      'a digest that was changed after it was signed',
      () => {
        const file = join(folder, 'order.json');
        const other = digestOf('another image');
        writeFileSync(file, readFileSync(file, 'utf8').replace(/sha256:\w+/, other));
      },
      /mall\/order:\S+: its signature was not made with this key/,
    ],
    [
      'the signature of another image',
      () => {
        for (const kind of ['json', 'sig'])
          renameSync(join(folder, `chat.${kind}`), join(folder, `order.${kind}`));
      },
      /mall\/order:\S+: its signature is that of chat/,
    ],
    [
      'the signature of an older version',
      () => signImages(built('0.0.1'), own, folder),
      /mall\/order:\S+: its signature is that of version 0\.0\.1/,
    ],
    [
      'a signature with another key',
      () => signImages(built(version), drawKeys().own, folder),
      /mall\/order:\S+: its signature was not made with this key/,
    ],
  ])('refuses %s', (_, spoil, problem) => {
    spoil();
    expect(() => withSignedImages(overlay, open, folder)).toThrow(problem);
  });

  it('refuses an overlay that names another digest itself', () => {
    const pinned = structuredClone(overlay) as KubernetesObject[];
    const order = workloadsOf(pinned).find(({ name }) => name === 'order')!.pod.containers[0]!;
    Object.assign(order, { image: `mall/order:${version}@${digestOf('another image')}` });
    expect(() => withSignedImages(pinned, open, folder)).toThrow(/its signature is that of sha256:/);
  });
});

it('signatures are made with keys of ECDSA P-256 only, and of images with a digest only', () => {
  expect(() => signImages(built(version), drawKeys('secp384r1').own, folder)).toThrow(/ECDSA P-256/);
  expect(() => signImages({ order: { 'image.name': 'mall/order:1.0.0' } }, own, folder)).toThrow(/no image/);
});

it('openssl checks a signature, as the manual says', () => {
  const key = join(folder, 'image-key.pub');
  const signature = join(folder, 'order.raw');
  writeFileSync(key, open);
  writeFileSync(signature, Buffer.from(readFileSync(join(folder, 'order.sig'), 'utf8'), 'base64'));
  const check = (file: string) =>
    spawnSync('openssl', ['dgst', '-sha256', '-verify', key, '-signature', signature, join(folder, file)], {
      encoding: 'utf8',
    }).stdout.trim();
  expect(check('order.json')).toBe('Verified OK');
  expect(check('chat.json')).toBe('Verification failure');
});
