import { plainText } from './plain-text.js';

describe('the text of a notice', () => {
  it.each([
    ['Заказ CN-1 &lt;b&gt; &amp; &quot;лот&quot; &#39;7&#39;', `Заказ CN-1 <b> & "лот" '7'`],
    ['p&#111;ng and &#x70;ong', 'pong and pong'],
    ['Заказ <b>CN-1</b><br> <a href="https://x">открыть</a>', 'Заказ CN-1 открыть'],
    ['a < b &unknown; &amp', 'a < b &unknown; &amp'],
    ['&#99999999; &#9999999;', '&#99999999; &#9999999;'],
    ['&constructor; &amp;lt;', '&constructor; &lt;'],
  ])('of %j is %j', (html, text) => expect(plainText(html)).toBe(text));
});
