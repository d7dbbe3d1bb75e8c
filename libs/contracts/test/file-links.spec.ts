import { check, FILE_URL, fieldsOf, type FieldFacts, type Shaped } from '@mall/validation';
import { allOperations } from '../src/all/index.js';
import { UpdateCarDto } from '../src/product/index.js';
import { ShopApplicationDto } from '../src/tenant/index.js';

/** Matches names of fields that hold a link to a picture, a video or a paper. */
const LINKED = /(url|img|imgs|urls|pic|logo|avatar|video|license|card(front|later))$/i;

/** Fields with such a name that do not hold a link to a file of the mall, with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'admin.log.report url': 'a page of the console, logged as plain text',
  'admin.microApp.create entryUrl': 'another site, shown in a frame; its origin is allowed by the operator',
  'admin.microApp.update entryUrl': 'another site, shown in a frame; its origin is allowed by the operator',
  'order.contract.sign signatureImg': 'a drawing as a data URL; its bytes are checked and never a link',
  'order.tariff.create sourceUrl': 'the public source of a tariff, http or https',
  'order.tariff.update sourceUrl': 'the public source of a tariff, http or https',
  'order.milestone.file url': 'names a stored file and is stored nowhere',
};

interface Found {
  readonly name: string;
  readonly facts: FieldFacts;
}

function linksOf(shaped: Shaped, seen = new Set<Shaped>()): Found[] {
  if (seen.has(shaped)) return [];
  seen.add(shaped);
  return [...fieldsOf(shaped)].flatMap(([name, facts]) => {
    const own = LINKED.test(name) && (facts.type === 'string' || facts.items) ? [{ name, facts }] : [];
    return [...own, ...(facts.nested ? linksOf(facts.nested(), seen) : [])];
  });
}

const links = allOperations.flatMap(({ subject, request }) =>
  linksOf(request).map(({ name, facts }) => ({ key: `${subject.replace(/^op\./, '')} ${name}`, facts })),
);

const isFileLink = ({ openapi }: FieldFacts): boolean => {
  const { pattern } = (openapi['items'] ?? openapi) as { readonly pattern?: string };
  return pattern === FILE_URL.source;
};

describe('links in requests', () => {
  it('all use the only kind that accepts nothing but files of the mall', () => {
    const others = links.filter(({ key, facts }) => !isFileLink(facts) && !(key in OTHERWISE));
    expect(others.map(({ key }) => key)).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  it('have no unnecessary exception', () => {
    const keys = new Set(links.map(({ key }) => key));
    expect(Object.keys(OTHERWISE).filter((key) => !keys.has(key))).toEqual([]);
  });

  const car = (url: string) => ({
    spuId: '1',
    pictures: [{ url }],
    video: url,
    inspection: {
      reportNo: 'R',
      inspectedOn: '2026-11-21',
      score: 1,
      sections: [],
      defects: [{ panel: 'roof', kind: 'dent', imgUrl: url }],
      imgUrls: [url],
    },
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '//evil.example/api/files/p/a.webp',
    'https://evil.example',
    'https://evil.example/api/files/p/a.webp',
    'data:text/html,<script>alert(1)</script>',
    '/api/files/../auth/logout',
    '/api/files/p/../../auth/logout.webp',
    '/api/files/p/a.webp?x=1',
    '/api/files/p/a.webp#x',
    '/api/files/p/a.webp\n',
    '\\\\evil.example\\a.webp',
    '/api/files/f/0',
    'api/files/f/1',
  ])('refuse %j, each naming its field', (url) => {
    const issues = (shaped: Shaped, value: object) => {
      const checked = check(shaped, value);
      return 'issues' in checked ? checked.issues : [];
    };
    const ofCar = issues(UpdateCarDto, car(url));
    expect(ofCar.map(({ field }) => field).sort()).toEqual([
      'inspection.defects.0.imgUrl',
      'inspection.imgUrls',
      'pictures.0.url',
      'video',
    ]);
    expect(ofCar[0]!.text.ru).toContain('нужен файл, загруженный на эту площадку');
    expect(issues(ShopApplicationDto, { shopLogo: url }).some(({ field }) => field === 'shopLogo')).toBe(
      true,
    );
  });

  it.each([
    '/api/files/p/2026/11/21/0b6e0e5c-6f0e-4d8e-8f5e-3d1a2b3c4d5e.webp',
    '/api/files/p/drawn/2026/11/21/0b6e0e5c-6f0e-4d8e-8f5e-3d1a2b3c4d5e.webp',
    '/api/files/f/1024',
  ])('accept %s', (url) => {
    expect('value' in check(UpdateCarDto, car(url))).toBe(true);
  });
});
