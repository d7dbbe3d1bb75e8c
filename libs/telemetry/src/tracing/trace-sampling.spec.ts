import { randomBytes } from 'node:crypto';
import { TraceSampling } from './trace-sampling.js';

const SECRET = 'secret of the installation';
const aTrace = (flag = '00'): string =>
  `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-${flag}`;

describe('TraceSampling', () => {
  it('traces its share, whatever flag the browser sends, and without a header', () => {
    const sampling = new TraceSampling(0.1, SECRET);
    for (const headerOf of [() => aTrace('01'), () => undefined]) {
      const traced = Array.from({ length: 10_000 }, () => sampling.decide(headerOf())).filter(
        (header) => header !== undefined,
      );
      expect(traced.length).toBeGreaterThan(800);
      expect(traced.length).toBeLessThan(1_200);
    }
  });

  it('decides the same for all requests of a click, and anew in the next minute', () => {
    let now = 0;
    const sampling = new TraceSampling(0.5, SECRET, () => now);
    const click = aTrace();
    const decisions = (): Set<string | undefined> =>
      new Set(Array.from({ length: 20 }, () => sampling.decide(click)));
    const seen = new Set<string | undefined>();
    for (; now < 30 * 60_000; now += 60_000) {
      expect(decisions().size).toBe(1);
      decisions().forEach((decision) => seen.add(decision));
    }
    expect(seen.size).toBe(2);
  });

  it('decides the same in every gateway with the same secret, and not as one with another', () => {
    const clicks = Array.from({ length: 200 }, () => aTrace());
    const decided = (secret: string): readonly (string | undefined)[] => {
      const sampling = new TraceSampling(0.5, secret, () => 0);
      return clicks.map((click) => sampling.decide(click));
    };
    expect(decided(SECRET)).toEqual(decided(SECRET));
    expect(decided('another')).not.toEqual(decided(SECRET));
  });

  it('traces all or nothing at the ends', () => {
    expect(new TraceSampling(1, SECRET).decide(aTrace())).toMatch(/-01$/);
    for (const header of [aTrace('01'), undefined])
      expect(new TraceSampling(0, SECRET).decide(header)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
    `00-${'1'.repeat(32)}-${'0'.repeat(16)}-01`,
    `${aTrace()}, ${aTrace()}`,
    aTrace().toUpperCase().replace('00-', 'AA-'),
    ['a', 'b'],
  ])('ignores any other header: %s', (header) => {
    expect(new TraceSampling(1, SECRET).decide(header)).toBe('');
  });
});
