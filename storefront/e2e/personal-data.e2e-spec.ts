import { aVisitorAt, expect, openBrowser, seriousFindings } from '@mall/testing/browser';
import type { Browser, Locator, Page } from 'playwright';
import { aPerson, Shop } from './shop.js';

const PATH = '/secoundHandCar/userinfo/personal-data';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

it('a buyer sees what they consented to, turns advertising on and off, withdraws, and asks for a copy', async () => {
  const { page, troubles } = await aVisitorAt(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  page.setDefaultTimeout(20_000);
  const shop = new Shop(page);
  const person = aPerson();
  await shop.open('/register');
  await shop.register(person);

  await shop.open('/secoundHandCar/index');
  await shop.open(PATH);
  const consents = section(page, 'Согласия');
  // The registration is announced to the service that keeps consents; the page is read again until it has arrived.
  await expect(async () => {
    await page.reload();
    await expect(consents.getByRole('listitem')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(consents).toContainText('Учётная запись');
  const [wording] = await Promise.all([
    page.waitForEvent('popup'),
    consents.getByRole('link', { name: /Текст, редакция \d+/ }).click(),
  ]);
  await wording.getByRole('heading', { level: 1, name: 'Персональные данные' }).waitFor();
  expect(new URL(wording.url()).searchParams.get('version')).toMatch(/^\d+$/);
  await wording.close();

  const advertising = section(page, 'Реклама').getByRole('switch');
  await expect(advertising).not.toBeChecked();
  await section(page, 'Реклама').getByText('Присылать предложения и новости').click();
  await expect(consents.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(advertising).toBeChecked();
  await section(page, 'Реклама').getByText('Присылать предложения и новости').click();
  await consents.getByText('1 отозванное согласие').waitFor();
  await page.reload();
  await expect(advertising).not.toBeChecked();

  const requests = section(page, 'Ваши данные');
  await button(requests, 'Получить копию').click();
  await button(page.getByRole('dialog'), 'Отправить запрос').click();
  await requests.getByRole('listitem').filter({ hasText: 'Копия данных' }).waitFor();
  await expect(seriousFindings(page)).resolves.toEqual([]);

  await button(consents, 'Отозвать: Учётная запись').click();
  const dialog = page.getByRole('dialog', { name: 'Отозвать согласие: Учётная запись' });
  await expect(dialog).toContainText('мы удалим её вместе с данными');
  await button(dialog, 'Отозвать').click();
  const erasure = requests.getByRole('listitem').filter({ hasText: 'Удаление данных' });
  await expect(erasure).toContainText('Срок: до');
  await button(erasure, 'Отозвать запрос: Удаление данных').click();
  await expect(erasure).toContainText('Отозван');
  expect(troubles).toEqual([]);
});
