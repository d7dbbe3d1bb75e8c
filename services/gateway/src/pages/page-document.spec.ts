import { hash } from 'node:crypto';
import { emptyDocument, pageDocument, withoutLanguage } from './page-document.js';
import { pageCity } from './page-city.js';
import { pageLanguage } from './page-language.js';
import { withScriptHashes, withStyleHashes } from './page-policy.js';

const TEMPLATE = `<html lang="ru"><head><!-- page:head --><title>Shop</title><!-- /page:head --><script></script></head>
<body><div id="root"></div><noscript>Scripts
needed</noscript></body></html>`;
const at = { origin: 'https://mall.example', path: '/secoundHandCar/list', locale: 'zh' } as const;

describe('the document of a page', () => {
  it('contains what was rendered, and escapes what was typed', () => {
    const page = {
      status: 200,
      head: { title: 'A "<car>"', canonical: '/cars' },
      body: '<h1>$& A car</h1>',
      answers: '{"a":1}',
      withoutScript: '<p>Scripts are off</p>',
    } as const;
    const html = pageDocument(TEMPLATE, page, at);
    expect(html).toContain('<html lang="zh"');
    expect(html).toContain('<title>A &quot;&lt;car&gt;&quot;</title>');
    expect(html).toContain('<link rel="canonical" href="https://mall.example/zh/cars">');
    expect(html).toContain('<div id="root"><h1>$& A car</h1></div>');
    expect(html).toContain('<script type="application/json" id="page-answers">{"a":1}</script>');
    expect(html).not.toContain('<title>Shop</title>');
    expect(html).toContain('<noscript><p>Scripts are off</p></noscript>');
    expect(html).not.toContain('needed');
  });

  it('writes addresses in facts whole and never ends their element', () => {
    const facts = [{ name: '</script><script>', url: '/car/7', image: '/api/files/7' }];
    const html = pageDocument(
      TEMPLATE,
      { status: 200, head: { facts }, body: '', answers: '', withoutScript: '' },
      at,
    );
    expect(html).toContain(
      '"url":"https://mall.example/zh/car/7","image":"https://mall.example/api/files/7"',
    );
    expect(html).not.toContain('</script><script>"');
  });

  it('keeps a page that is missing out of search engines', () => {
    const html = pageDocument(
      TEMPLATE,
      { status: 404, head: { isMissing: true }, body: '', answers: '', withoutScript: '' },
      at,
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  it('is sent without content in the language of the reader', () => {
    expect(emptyDocument(TEMPLATE, 'en')).toContain('<html lang="en"');
    expect(emptyDocument(TEMPLATE, 'en', 'Call $& us')).toContain('<noscript>Call $& us</noscript>');
  });

  it.each([
    ['/zh/cars', '/cars'],
    ['/zh', '/'],
    ['/zhengzhou', '/zhengzhou'],
    ['/cars', '/cars'],
  ])('knows %s without its language as %s', (path, known) => expect(withoutLanguage(path)).toBe(known));
});

describe('the language of a page', () => {
  it.each([
    ['/zh/cars', { cookie: 'locale=en' }, 'zh'],
    ['/cars', { cookie: 'a=b; locale=en', 'accept-language': 'zh' }, 'en'],
    ['/cars', { 'accept-language': 'de-DE,de;q=0.9,zh;q=0.8' }, 'zh'],
    ['/cars', { 'accept-language': 'de' }, 'ru'],
    ['/zhengzhou', {}, 'ru'],
  ])('of %s with %j is %s', (path, headers, locale) => expect(pageLanguage(path, headers)).toBe(locale));
});

describe('the city of a page', () => {
  it.each([
    ['a=b; landedCity=%D0%A7%D0%B8%D1%82%D0%B0', 'Чита'],
    ['landedCity=%E0%A4%A', ''],
    ['otherlandedCity=Omsk', ''],
    [`landedCity=${'a'.repeat(200)}`, 'a'.repeat(100)],
    [undefined, ''],
  ])('that %s names is "%s"', (cookie, city) => expect(pageCity({ cookie })).toBe(city));
});

describe('the policy of a page', () => {
  it('allows exactly the style attributes of its markup', () => {
    const sha = hash('sha256', 'margin:0;content:"a"', 'base64');
    expect(withStyleHashes("default-src 'self'", '<p style="margin:0;content:&quot;a&quot;">')).toBe(
      `default-src 'self';style-src-attr 'unsafe-hashes' 'sha256-${sha}'`,
    );
    expect(withStyleHashes("default-src 'self'", '<p>')).toBe("default-src 'self'");
  });

  it('allows the scripts that the built page holds, and no other', () => {
    const sha = hash('sha256', '\n look() ', 'base64');
    const html = '<script>\n look() </script><script type="module" src="/a.js"></script>';
    expect(withScriptHashes("script-src 'self';img-src 'self'", html)).toBe(
      `script-src 'self' 'sha256-${sha}';img-src 'self'`,
    );
  });
});
