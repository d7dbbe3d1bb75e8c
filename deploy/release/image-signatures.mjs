// Signs the digests of images, and checks the signatures before a roll-out.
// The signed text is that of cosign ("simple signing") and the key is ECDSA P-256, so that cosign and openssl can check them, too.
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workloads } from '../kubernetes/manifests.mjs';

const TYPE = 'cosign container image signature';
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const IMAGE =
  /^(?<repository>(?:.*\/)?mall\/(?<name>[a-z]+))(?::(?<version>[\w.-]+))?(?:@(?<digest>sha256:\w+))?$/;

/** Returns the parts of the name of an image of the mall: repository, name, version and digest; undefined for other images. */
const partsOf = (image) => IMAGE.exec(image)?.groups;

/**
 * Writes a signature for each image that was built: `order.json`, the signed text, and `order.sig` in Base64.
 * @param metadata what `docker buildx bake --metadata-file` wrote
 * @param pem a private key of ECDSA P-256
 * @returns the signed images, such as `mall/order:1.0.0@sha256:…`
 * @throws Error when the metadata has no image of the mall, or when the key is of another kind
 */
export function signImages(metadata, pem, folder) {
  const key = ofP256(createPrivateKey(pem));
  const built = Object.values(metadata)
    .map((target) => ({ ...partsOf(target['image.name'] ?? ''), digest: target['containerimage.digest'] }))
    .filter(({ name, version, digest }) => name && version && DIGEST.test(digest));
  if (built.length === 0) throw new Error('There is no image of the mall with a version and a digest.');
  mkdirSync(folder, { recursive: true });
  return built.map(({ repository, name, version, digest }) => {
    const text = JSON.stringify({
      critical: {
        identity: { 'docker-reference': repository },
        image: { 'docker-manifest-digest': digest },
        type: TYPE,
      },
      optional: { version },
    });
    writeFileSync(join(folder, `${name}.json`), text);
    writeFileSync(join(folder, `${name}.sig`), sign('sha256', Buffer.from(text), key).toString('base64'));
    return `${repository}:${version}@${digest}`;
  });
}

/**
 * Returns the objects of an overlay with the images of the mall by their signed digests, so that a cluster runs nothing else.
 * @param pem a public key of ECDSA P-256
 * @throws Error that names every image whose signature is missing, is wrong, or is that of another image or version
 */
export function withSignedImages(objects, pem, folder) {
  const key = ofP256(createPublicKey(pem));
  const copies = structuredClone(objects);
  const problems = new Set();
  for (const { spec } of workloads(copies))
    for (const container of spec.template.spec.containers) {
      const parts = partsOf(container.image);
      if (!parts) continue;
      const { digest, problem } = signedDigest(parts, key, folder);
      if (problem) problems.add(`${container.image}: ${problem}`);
      else container.image = `${container.image.split('@')[0]}@${digest}`;
    }
  if (problems.size > 0) throw new Error(`Images are not signed:\n${[...problems].join('\n')}`);
  return copies;
}

/** Returns the digest that was signed for an image, or the problem with its signature. */
function signedDigest({ name, version, digest }, key, folder) {
  const [text, signature] = ['json', 'sig'].map((kind) => join(folder, `${name}.${kind}`));
  if (!existsSync(text) || !existsSync(signature)) return { problem: `${folder} has no signature of it` };
  const signed = readFileSync(text);
  if (!verify('sha256', signed, key, Buffer.from(readFileSync(signature, 'utf8'), 'base64')))
    return { problem: 'its signature was not made with this key' };
  const { critical, optional } = JSON.parse(signed.toString());
  const found = partsOf(critical.identity['docker-reference'])?.name;
  if (critical.type !== TYPE || found !== name) return { problem: `its signature is that of ${found}` };
  if (optional.version !== version)
    return { problem: `its signature is that of version ${optional.version}` };
  const signedFor = critical.image['docker-manifest-digest'];
  if (digest && digest !== signedFor) return { problem: `its signature is that of ${signedFor}` };
  return { digest: signedFor };
}

function ofP256(key) {
  if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  throw new Error(
    'The key must be one of ECDSA P-256: openssl ecparam -name prime256v1 -genkey -noout -out FILE',
  );
}
