import { aCorrespondent, aVisitorAt, expect, openBrowser } from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { Shop } from './shop.js';

describe('a buyer chats with staff', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('about a car, and sees the conversation again later', async () => {
    const { page, troubles } = await aVisitorAt(browser);
    const shop = new Shop(page);
    const { login, password } = aCorrespondent();
    await shop.signIn(login, password);
    await shop.open('/secoundHandCar/list');
    await shop.openFreeCar();
    const number = new URL(page.url()).searchParams.get('spuId')!;
    const words = `Автомобиль ${number}: можно ли увидеть видео запуска двигателя? ${Date.now()}`;

    await page.getByRole('main').getByRole('button', { name: 'Написать нам' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ваше сообщение').fill(words);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    const sent = dialog.getByRole('listitem').filter({ hasText: words });
    await sent.getByText(/Отправлено|Доставлено|Прочитано/).waitFor();

    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Написать нам' }).first().click();
    await dialog.getByRole('listitem').filter({ hasText: words }).waitFor();
    expect(troubles).toEqual([]);
  });
});
