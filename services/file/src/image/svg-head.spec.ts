import { isSvg } from './svg-head.js';

const root = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('an SVG document', () => {
  it.each([
    root,
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${root}`,
    `<!-- made by a drawing program --><?xml-stylesheet href="a.css"?>\n<!-- again -->${root}`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${root}`,
    '<SVG>',
    '<svg/>',
  ])('is %j', (text) => expect(isSvg(text)).toBe(true));

  it.each([
    '',
    'svg',
    '<svgx>',
    `<html>${root}</html>`,
    `text ${root}`,
    `<!-- never closed ${root}`,
    `<?xml ${root}`,
    `<!DOCTYPE svg [<!ENTITY a "b">]>${root}`,
    '<!DOCTYPE svg',
    `<!DOCTYPE html>${root}`,
    `${root}<!ENTITY a "b">`,
  ])('is not %j', (text) => expect(isSvg(text)).toBe(false));
});

describe('the time to read a text', () => {
  const comments = (length: number): string => '<!---->'.repeat(length / 7);
  const shapes: readonly (readonly [string, (length: number) => string])[] = [
    ['comments without a root', comments],
    ['comments before a root', (length) => comments(length) + root],
    ['comments that are never closed', (length) => '<!--'.repeat(length / 4)],
    ['comments, the last one never closed', (length) => `${comments(length)}<!--`],
    ['a long comment', (length) => `<!--${'- '.repeat(length / 2)}-->`],
    ['a long processing instruction', (length) => `<?xml ${'? '.repeat(length / 2)}`],
    ['many processing instructions', (length) => '<?a?>'.repeat(length / 5)],
    ['a long document type', (length) => `<!DOCTYPE svg ${'x '.repeat(length / 2)}`],
    ['white space', (length) => ' '.repeat(length)],
    ['beginnings of entities', (length) => `<svg>${'<!ENTIT'.repeat(length / 7)}`],
  ];

  /** Returns milliseconds of the processor, which other programs of a busy machine do not add to. */
  function millisecondsFor(work: () => unknown): number {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  }

  function readThrough(text: string): number {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
    return sum;
  }

  it.each(shapes)('grows with its length and no faster: %s', (_, make) => {
    const text = make(2_000_000);
    const once = millisecondsFor(() => readThrough(text));
    // With quadratic growth, this would take some hundred thousand times as long as reading the text once.
    expect(millisecondsFor(() => isSvg(text))).toBeLessThan(500 * Math.max(once, 1));
  });

  it('is short for two dozen comments', () => {
    // 421 bytes that took the former expression minutes.
    expect(isSvg(`${'<!-- a -->'.repeat(40)}<p>`)).toBe(false);
  });
});
