import { jest } from '@jest/globals';
import type { CompanyView } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { aPayee, NamedCompany } from './payee.fakes.js';

const inAll = (text: string): Texts => ({ ru: text, zh: text, en: text });
const aCompany = (name: string): CompanyView => ({
  siteName: inAll('Сайт'),
  icon: '/favicon.svg',
  legalName: inAll(name),
  address: inAll('Харбин'),
  director: inAll('Ли'),
  registrationCode: '91231081MA1C4K7W09',
  exportLicence: '',
  bank: '',
  phone: '+74230000000',
  email: 'help@example.org',
  hours: inAll('9–18'),
  yardAddress: inAll('Уссурийск'),
  yardHours: inAll('9–18'),
  yardPapers: inAll('Паспорт'),
  introduction: inAll('О нас'),
  filing: '',
  manager: '',
  telegram: '',
  whatsApp: '',
  weChat: '',
  max: '',
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const later = (): void => void jest.setSystemTime(Date.now() + 2_000);

describe('the payee of the next paper', () => {
  it('is the company of the parameters with the bank account of the order service, two seconds later at most', async () => {
    const named = new NamedCompany(aCompany('Вторая компания'));
    expect(await named.service.now()).toMatchObject({
      companyName: inAll('Вторая компания'),
      registrationCode: '91231081MA1C4K7W09',
      account: aPayee.account,
      swift: aPayee.swift,
    });
    named.company = aCompany('Третья компания');
    later();
    expect((await named.service.now()).companyName.en).toBe('Третья компания');
  });

  it('is kept once for each change, so that older papers can be explained', async () => {
    const named = new NamedCompany(aCompany('Вторая компания'));
    for (let read = 0; read < 3; read += 1) {
      await Promise.all([named.service.now(), named.service.now()]);
      later();
    }
    expect(named.payees.rows.map(({ companyName }) => companyName.ru)).toEqual([
      'Первая компания',
      'Вторая компания',
    ]);
  });

  it('stays the last known one while the admin service does not answer', async () => {
    const named = new NamedCompany(aCompany('Вторая компания'));
    await named.service.now();
    delete named.company;
    later();
    expect((await named.service.now()).companyName.ru).toBe('Вторая компания');
  });
});
