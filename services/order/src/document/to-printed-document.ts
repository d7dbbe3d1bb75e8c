import type { Locale } from '@mall/validation';
import { formatDay, formatMinor, formatMoment, type ContractFacts } from '../wording/contract-facts.js';
import { cny, rateText, rub, vinsOf } from '../wording/placeholders.js';
import { carRows } from './car-rows.js';
import type {
  PrintedDocument,
  DocumentBlock,
  DocumentPrices,
  DocumentRow,
  DocumentSignature,
} from './printed-document.js';
import type { ImportPayment, DocumentFacts, DocumentParts, DocumentSigning } from './document-facts.js';
import { purposeOf, rateNote, say } from './document-words.js';

/** Returns the content of a document in one language; contract and invoice are rendered from the same facts. */
export function toPrintedDocument(parts: DocumentParts, lang: Locale): PrintedDocument {
  const { facts, issue, text, isSample } = parts;
  const { seller } = facts.contract;
  const isContract = facts.stage === 'unsigned' || facts.stage === 'signed';
  const stageLabel =
    facts.stage === 'unsigned' || facts.stage === 'proforma' ? say(facts.stage, lang) : undefined;
  return {
    lang,
    title: text.title,
    ...(stageLabel ? { stageLabel } : {}),
    company: seller.companyName[lang],
    letterhead: [seller.companyAddress[lang], `${say('code', lang)}: ${seller.registrationCode}`],
    about: aboutRows(parts, lang),
    parties: partyBlocks(facts, lang),
    preamble: text.preamble,
    clauses: text.clauses.map(({ title, text: said }) => ({ title, text: said })),
    clausesFirst: isContract,
    cars: carBlocks(facts, lang),
    prices: prices(facts, lang),
    importCosts: importCosts(facts, lang),
    bank: bank(facts, lang),
    signatures: isContract ? signatures(parts, lang) : [],
    footer: {
      number: `${facts.documentNumber} · ${say('version', lang)} ${issue.version}`,
      proof: say('proof', lang),
      hash: issue.factsHash,
    },
    pageWord: say('page', lang),
    ...(isSample || facts.end ? { watermark: say(isSample ? 'sample' : 'void', lang) } : {}),
    issuedAt: issue.issuedAt,
  };
}

function aboutRows({ facts, issue }: DocumentParts, lang: Locale): DocumentRow[] {
  const { stage, contract, paidAt } = facts;
  const moment = (at: Date): string => formatMoment(at, lang);
  return [
    [say('orderNumber', lang), contract.orderNumber],
    [say('contractNumber', lang), contract.contractNumber],
    [say('contractDay', lang), formatDay(contract.issuedAt, lang)],
    [say('issued', lang), moment(issue.issuedAt)],
    [say('version', lang), String(issue.version)],
    ...(issue.version > 1 ? [[say('replaces', lang), String(issue.version - 1)] as const] : []),
    ...(facts.end ? [[say(facts.end.how, lang), moment(facts.end.at)] as const] : []),
    [say('terms', lang), facts.incoterm],
    ...(stage === 'proforma' ? [[say('payBefore', lang), moment(contract.payBefore)] as const] : []),
    ...(stage === 'invoice' && paidAt ? [[say('paidOn', lang), moment(paidAt)] as const] : []),
  ];
}

function partyBlocks({ contract }: DocumentFacts, lang: Locale): DocumentBlock[] {
  const { seller, buyer, delivery } = contract;
  return [
    {
      heading: say('seller', lang),
      rows: [
        [say('name', lang), seller.companyName[lang]],
        [say('code', lang), seller.registrationCode],
        [say('address', lang), seller.companyAddress[lang]],
        [say('director', lang), seller.director[lang]],
      ],
    },
    {
      heading: say('buyer', lang),
      rows: [
        [say('fullName', lang), buyer.fullName],
        [say('latin', lang), buyer.fullNameEn],
        [say('passport', lang), buyer.passportNoMasked ?? '—'],
        [say('phone', lang), buyer.mobile],
        [say('consignee', lang), delivery.consignee],
        [say('delivery', lang), delivery.address],
      ],
    },
  ];
}

function carBlocks({ contract, cars }: DocumentFacts, lang: Locale): DocumentBlock[] {
  return contract.items.map((item, index) => ({
    heading: `${say('cars', lang)}: ${item.name[lang]}`,
    rows: [...vinRows(item, lang), ...carRows(cars[index] ?? {}, lang)],
  }));
}

/** Maximum VINs in a row, which is drawn on one page. */
const VINS_IN_A_ROW = 30;

/** Returns the rows with the VINs of a line, and a note that missing ones are named later. */
function vinRows({ vin, count }: ContractFacts['items'][number], lang: Locale): DocumentRow[] {
  const vins = vinsOf({ vin });
  const rows: DocumentRow[] = [];
  for (let from = 0; from < vins.length; from += VINS_IN_A_ROW)
    rows.push(['VIN', vins.slice(from, from + VINS_IN_A_ROW).join(', ')]);
  const later = vins.length === 0 ? 'vinLater' : 'otherVinsLater';
  return vins.length < count ? [...rows, ['VIN', say(later, lang)]] : rows;
}

function importCosts({ importCosts: costs, contract }: DocumentFacts, lang: Locale): DocumentBlock[] {
  return costs.map(({ onDate, payments, lacksRate }, index) => {
    const name = costs.length > 1 ? `${contract.items[index]?.name[lang] ?? ''}. ` : '';
    const known = payments.reduce((sum, { amountRubMinor }) => sum + (amountRubMinor ?? 0), 0);
    const isComplete = payments.every(({ amountRubMinor }) => amountRubMinor !== null);
    const total = rub(known, lang);
    const atLeast = say('atLeast', lang).replace('{sum}', total);
    const sum = lacksRate ? say('notCounted', lang) : isComplete ? total : atLeast;
    return {
      heading: name + say('importCosts', lang).replace('{day}', formatDay(new Date(onDate), lang)),
      rows: [
        ...payments.map((payment): DocumentRow => [payment.label[lang], paymentText(payment, lang)]),
        [say('importTotal', lang), sum],
      ],
    };
  });
}

function paymentText({ amountRubMinor, source, validFrom }: ImportPayment, lang: Locale): string {
  const amount = amountRubMinor === null ? say('notCounted', lang) : rub(amountRubMinor, lang);
  return source ? `${amount} · ${source}${validFrom ? `, ${validFrom}` : ''}` : amount;
}

function prices({ contract, stage, creditedMinor }: DocumentFacts, lang: Locale): DocumentPrices {
  const { items, totalMinor, totalRubMinor, rate, rateSource, rateAsOf } = contract;
  const isPartPaid = stage === 'proforma' && creditedMinor > 0;
  const partPaid: DocumentRow[] = [
    [say('credited', lang), cny(creditedMinor, lang)],
    [say('balance', lang), cny(Math.max(0, totalMinor - creditedMinor), lang)],
  ];
  return {
    heading: say('prices', lang),
    heads: (['line', 'car', 'count', 'unitPrice', 'amount'] as const).map((word) => say(word, lang)),
    lines: items.map(({ name, vin, count, priceMinor, totalMinor: sum }, index) => [
      String(index + 1),
      vin && count === 1 ? `${name[lang]}, VIN ${vin}` : name[lang],
      String(count),
      formatMinor(priceMinor, lang),
      formatMinor(sum, lang),
    ]),
    totals: [
      [say('totalCny', lang), cny(totalMinor, lang)],
      [say('totalRub', lang), rub(totalRubMinor, lang)],
      ...(isPartPaid ? partPaid : []),
    ],
    note: rateNote(rateText(rate, lang), rateSource, formatMoment(rateAsOf, lang), lang),
  };
}

function bank({ contract }: DocumentFacts, lang: Locale): DocumentBlock {
  const { seller, bank: details, contractNumber } = contract;
  return {
    heading: say('bank', lang),
    rows: [
      [say('payee', lang), seller.companyName[lang]],
      [say('bankName', lang), details.bankName[lang]],
      [say('bankAddress', lang), details.bankAddress[lang]],
      [say('account', lang), details.account],
      ['SWIFT', details.swift],
      [say('purpose', lang), purposeOf(contractNumber, lang)],
    ],
  };
}

/** Returns lines with the way and time of signing; for a scan both when it came and when staff accepted it. */
function howLines(
  { signedMobile, signedAt, handedInAt }: DocumentSigning,
  how: string,
  lang: Locale,
): string[] {
  const moment = formatMoment(signedAt, lang);
  if (handedInAt)
    return [`${how}: ${formatMoment(handedInAt, lang)}`, `${say('acceptedByStaff', lang)}: ${moment}`];
  return [signedMobile ? `${how}: ${signedMobile}` : how, moment];
}

const HOW = { screen: 'signedOnScreen', sms: 'signedByCode', scan: 'signedOnPaper' } as const;

function signatures({ facts, signature }: DocumentParts, lang: Locale): DocumentSignature[] {
  const { contract, signing } = facts;
  const seller = { heading: say('seller', lang), name: contract.seller.director[lang], lines: [] };
  const buyer = { heading: say('buyer', lang), name: contract.buyer.fullName };
  if (!signing) return [seller, { ...buyer, lines: [say('notSigned', lang)] }];
  const how = say(HOW[signing.signedBy], lang);
  return [
    seller,
    {
      ...buyer,
      lines: [
        ...howLines(signing, how, lang),
        ...(signing.seal ? [`${say('seal', lang)}: ${signing.seal}`] : []),
      ],
      ...(signature ? { picture: signature } : {}),
    },
  ];
}
