import type { PrintedDocument, DocumentBlock, DocumentRow } from './printed-document.js';

const STYLE = `
body{margin:0;background:#fff;color:#1b2430;font:14px/1.55 'Noto Sans','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 24px;position:relative}
header{display:flex;justify-content:space-between;gap:24px;border-bottom:2px solid #0b5c6b;padding-bottom:8px;color:#5b6776;font-size:12px}
header strong{color:#0b5c6b;font-size:18px}
h1{font-size:22px;margin:24px 0 12px}h2{font-size:15px;margin:20px 0 6px;border-left:4px solid #0b5c6b;padding-left:10px}
.stage{display:inline-block;border:1px solid #0b5c6b;border-radius:4px;color:#0b5c6b;font-weight:bold;padding:2px 10px;font-size:12px}
p{margin:0 0 8px;white-space:pre-line}dl{display:grid;grid-template-columns:minmax(120px,30%) 1fr;gap:2px 12px;margin:0}
dt{color:#5b6776;font-size:12px}dd{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:24px}
table{width:100%;border-collapse:collapse}th{text-align:left;font-size:12px;color:#5b6776;border-bottom:1px solid #1b2430}
td,th{padding:4px}td:nth-child(n+3),th:nth-child(n+3){text-align:right}td{border-bottom:1px solid #d5dce3}
.total td{font-weight:bold;border:0}.bank{background:#f1f5f7;border-radius:4px;padding:12px}
.sign{display:grid;grid-template-columns:1fr 1fr;gap:32px;margin-top:40px}.sign div{border-top:1px solid #1b2430;padding-top:6px}
footer{margin-top:32px;border-top:1px solid #d5dce3;font-size:11px;color:#5b6776;overflow-wrap:anywhere}
.sample{position:absolute;inset:0;display:grid;place-items:center;font-size:96px;font-weight:bold;opacity:.08;transform:rotate(-45deg);pointer-events:none}`;

/** Returns a document as one page of HTML: without scripts or external resources, every text escaped. */
export function documentHtml(printed: PrintedDocument): string {
  const { clausesFirst } = printed;
  const clauses = printed.clauses
    .map(({ title, text }) => `<h2>${esc(title)}</h2><p>${esc(text)}</p>`)
    .join('');
  const cars = [...printed.importCosts, ...printed.cars].map(block).join('');
  const parties = `<div class="pair">${printed.parties.map((party) => `<section>${block(party)}</section>`).join('')}</div>`;
  const preamble = `<p>${esc(printed.preamble)}</p>`;
  const money = prices(printed);
  const bank = `<section class="bank">${block(printed.bank)}</section>`;
  const body = clausesFirst
    ? [preamble, clauses, money, cars, parties, bank, signatures(printed)]
    : [preamble, parties, money, bank, clauses, cars];
  return `<!doctype html><html lang="${printed.lang}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${esc(printed.title)}</title><style>${STYLE}</style></head><body><main>
<header><strong>${esc(printed.company)}</strong><span>${printed.letterhead.map(esc).join('<br>')}</span></header>
<h1>${esc(printed.title)}</h1>${printed.stageLabel ? `<span class="stage">${esc(printed.stageLabel)}</span>` : ''}${rows(printed.about)}
${body.join('\n')}
<footer><strong>${esc(printed.footer.number)}</strong><br>${esc(printed.footer.proof)} ${esc(printed.footer.hash)}</footer>
${printed.watermark ? `<div class="sample">${esc(printed.watermark)}</div>` : ''}</main></body></html>`;
}

const block = ({ heading, rows: all }: DocumentBlock): string => `<h2>${esc(heading)}</h2>${rows(all)}`;

const rows = (all: readonly DocumentRow[]): string =>
  `<dl>${all.map(([label, value]) => `<dt>${esc(label)}</dt><dd>${esc(value)}</dd>`).join('')}</dl>`;

function prices({ prices: { heading, heads, lines, totals, note } }: PrintedDocument): string {
  const cells = (tag: 'td' | 'th', texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${esc(text)}</${tag}>`).join('')}</tr>`;
  const sums = totals.map(
    ([label, value]) =>
      `<tr class="total"><td colspan="3">${esc(label)}</td><td colspan="2">${esc(value)}</td></tr>`,
  );
  const table = [cells('th', heads), ...lines.map((line) => cells('td', line)), ...sums].join('');
  return `<h2>${esc(heading)}</h2><table>${table}</table><p><small>${esc(note)}</small></p>`;
}

function signatures({ signatures: all }: PrintedDocument): string {
  const one = ({ heading, name, lines }: PrintedDocument['signatures'][number]): string =>
    `<div><strong>${esc(heading)}</strong><br>${[name, ...lines].map(esc).join('<br>')}</div>`;
  return `<section class="sign">${all.map(one).join('')}</section>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const esc = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
