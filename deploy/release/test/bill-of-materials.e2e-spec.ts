import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { repositoryRoot } from '@mall/local-stack';
import { readLock } from '../../docker/closure.mjs';
import { billOfMaterials, licenceOf, referenceOf } from '../bill-of-materials.mjs';
import { isAllowed } from '../licences.mjs';

const lock = readLock(repositoryRoot);
const bill = billOfMaterials(repositoryRoot, lock, { timestamp: '2026-01-01T00:00:00.000Z' });
const components = new Map(bill.components.map((component) => [component['bom-ref'], component]));
const thirdParty = Object.entries(lock).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);
const ofProduction = thirdParty.filter(([, { dev }]) => !dev);

describe('the bill of materials of a release', () => {
  it('follows the schema of CycloneDX', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
    expect(await validator.validate(JSON.stringify(bill))).toBe(null);
    expect(bill.metadata.component.name).toBe('car-export-mall');
  });

  it('has every package of production in the lockfile, with its hash', () => {
    expect(ofProduction.length).toBeGreaterThan(500);
    const wrong = ofProduction.filter(([folder, entry]) => {
      const hashes = components.get(referenceOf(folder, entry))?.hashes;
      return hashes?.[0]?.content !== hexOf(entry.integrity);
    });
    expect(wrong.map(([folder]) => folder)).toEqual([]);
  });

  it('has no package that only the development needs', () => {
    const allowed = new Set(ofProduction.map(([folder, entry]) => referenceOf(folder, entry)));
    const others = thirdParty.map(([folder, entry]) => referenceOf(folder, entry));
    expect(others.filter((reference) => !allowed.has(reference) && components.has(reference))).toEqual([]);
  });

  it('has packages under allowed licences only', () => {
    const refused = bill.components.filter((one) => !isAllowed(one['bom-ref'], licenceOf(one)));
    expect(refused.map((one) => `${one['bom-ref']}: ${licenceOf(one)}`)).toEqual([]);
  });
});

/** The lockfile has hashes in Base64, CycloneDX in hexadecimal. */
function hexOf(integrity = ''): string {
  return Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64').toString('hex');
}
