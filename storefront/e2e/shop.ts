import type { Locator, Page } from 'playwright';
import { e2eMall, smsCode } from '@mall/testing/browser';

/** A new buyer, different in each run. */
export interface Person {
  readonly password: string;
  readonly mobile: string;
  readonly surname: string;
  readonly name: string;
  readonly patronymic: string;
}

let made = 0;

export function aPerson(): Person {
  made += 1;
  const stamp = `${Date.now() % 100_000_000}${made}`.padStart(9, '0').slice(-9);
  return {
    password: `careful-buyer-${stamp}`,
    mobile: `+79${stamp}`,
    surname: 'Щербаков',
    name: 'Пётр',
    patronymic: 'Ильич',
  };
}

/** A payment slip: the smallest valid PDF. */
export const aSlip = {
  name: 'платёжное-поручение.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
      '0000000009 00000 n \n0000000053 00000 n \n0000000102 00000 n \n' +
      'trailer<</Size 4/Root 1 0 R>>\nstartxref\n168\n%%EOF\n',
  ),
};

/** Drives the storefront as a Russian-speaking buyer, by the texts on the page. */
export class Shop {
  private readonly url = e2eMall().url;

  constructor(readonly page: Page) {}

  async open(path = '/secoundHandCar/index'): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.getByRole('main').waitFor();
  }

  private field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  }

  async search(keyword: string): Promise<void> {
    await this.searchField().fill(keyword);
    await this.searchField().press('Enter');
    await this.page.waitForURL(/\/list\?keyword=/);
    // The home page's cars are gone, and those of the list are loaded.
    await this.page.getByLabel('Сортировка').waitFor();
    await this.cars().first().waitFor();
  }

  searchField(): Locator {
    return this.page.getByRole('combobox', { name: 'Поиск автомобиля' }).filter({ visible: true }).first();
  }

  /** Waits until cars and counts are those of the last filter. */
  async settled(): Promise<void> {
    await this.page.locator('section[aria-busy=false]').waitFor();
    await this.page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }

  /** Returns the number of cars that the list shows. */
  async total(): Promise<number> {
    await this.settled();
    const heading = this.page.getByRole('heading', { level: 1, name: /^\d[\d\s]* автомобил/ });
    return Number((await heading.innerText()).replace(/\D/g, ''));
  }

  /** Chooses one value of a filter; returns the number of cars beside it. */
  async choose(filter: string, value: string): Promise<number> {
    const fold = this.page
      .locator('aside details')
      .filter({ has: this.page.locator('summary', { hasText: filter }) });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    const row = fold.locator('label').filter({ has: this.page.getByText(value, { exact: true }) });
    await this.settled();
    const promised = Number((await row.innerText()).replace(/\D/g, ''));
    await row.click();
    await this.page.getByRole('button', { name: `Убрать условие: ${value}`, exact: true }).waitFor();
    return promised;
  }

  /** Returns the tiles of the list. */
  cars(): Locator {
    return this.page.getByRole('article');
  }

  /** Opens a car that can be ordered now; returns its name. */
  async openFreeCar(): Promise<string> {
    await this.page.getByText('Можно заказать сейчас').filter({ visible: true }).first().click();
    await this.page.getByRole('button', { name: 'Убрать условие: Можно заказать сейчас' }).waitFor();
    await this.settled();
    const link = this.cars().first().getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await this.page.waitForURL(/\/details\?spuId=/);
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
    return name;
  }

  async register(person: Person): Promise<void> {
    const since = new Date();
    await this.field('Номер телефона').fill(person.mobile);
    await this.press('Получить код');
    await this.field('Код из SMS').fill(await smsCode(person.mobile, since));
    await this.field('Пароль').fill(person.password);
    await this.page.getByText('Даю согласие на обработку').click();
    await this.press('Зарегистрироваться');
    await this.page.waitForURL((url) => url.pathname !== '/register');
  }

  /** Signs in by a user name or a phone number. */
  async signIn(name: string, password: string): Promise<void> {
    await this.open('/login');
    await this.field('Имя пользователя или телефон').fill(name);
    await this.field('Пароль').fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await this.page.waitForURL((url) => url.pathname !== '/login');
  }

  /** Buys the car of the page; a visitor is asked to sign in and returns to the checkout. */
  async buyNow(): Promise<void> {
    await this.press('Купить');
  }

  async addToCart(): Promise<void> {
    await this.press('В корзину');
    await this.page.getByText('Добавлено в корзину').first().waitFor();
  }

  async fillAddress({ surname, name, patronymic, mobile }: Person): Promise<void> {
    await this.field('Получатель').fill(`${surname} ${name} ${patronymic}`);
    await this.field('Телефон получателя').fill(mobile);
    await this.field('Регион').fill('Приморский край');
    await this.field('Город').fill('Уссурийск');
    await this.field('Почтовый индекс').fill('692500');
    await this.field('Улица, дом, квартира').fill('ул. Некрасова, д. 1, кв. 7');
    await this.press('Сохранить адрес');
    await this.page.getByText('692500').filter({ visible: true }).first().waitFor();
  }

  /** Fills in the passport; the form suggests the Latin names. */
  async fillPassport({ surname, name, patronymic }: Person): Promise<void> {
    const fill = (label: string, text: string): Promise<void> =>
      this.page.getByLabel(new RegExp(`^${label}(?:$|\\s?необязательно)`)).fill(text);
    await fill('Фамилия', surname);
    await fill('Имя', name);
    await fill('Отчество', patronymic);
    await fill('Дата рождения', '12.04.1985');
    await fill('Номер паспорта', '0512 345678');
    await fill('Дата выдачи', '20.05.2010');
    await fill('Кем выдан', 'Отделом УФМС России по Приморскому краю');
    await fill('Адрес регистрации', 'г. Уссурийск, ул. Некрасова, д. 1, кв. 7');
    await fill('ИНН', '500100732259');
    await this.page.getByText('Даю согласие на обработку паспортных данных').click();
    await this.press('Сохранить');
    await this.page
      .getByText('Паспорт 051')
      .or(this.page.getByText(/Паспорт •/))
      .first()
      .waitFor();
  }

  /** Consents to what the first order needs, and presses the only button of the checkout; returns the id of the order. */
  async submitOrder(): Promise<string> {
    await this.page
      .locator('button:enabled', { hasText: 'Оформить заказ' })
      .filter({ visible: true })
      .first()
      .waitFor();
    const consent = this.page.getByText('Даю согласие на передачу данных заказа');
    if (await consent.count()) await consent.click();
    await this.press('Оформить заказ');
    await this.page.waitForURL(/\/orders-details\?orderId=/);
    return new URL(this.page.url()).searchParams.get('orderId')!;
  }

  /** Returns the next step on the order page, or its state. */
  now(): Locator {
    return this.page.locator('#now');
  }

  /** Waits for the reading times, agrees to every clause, and signs by typing the name, after a wrong code and a wrong name. */
  async signContract(person: Person, beforeSigning?: () => Promise<void>): Promise<void> {
    await this.press('Открыть договор');
    const agreements = this.page.getByRole('checkbox', { name: /Прочитано, согласие даю/ });
    await agreements.first().waitFor();
    for (const agreement of await agreements.all()) await agreement.check({ timeout: 120_000 });
    await beforeSigning?.();
    await this.press('Код из SMS');
    await this.field('Код из SMS').fill('000000');
    await this.press('Подписать договор');
    await this.page.getByText('Код не подошёл или устарел').first().waitFor();
    await this.press('Ввести имя');
    const signature = this.field('Фамилия, имя и отчество');
    await signature.fill('Сидоров Сидор');
    await this.press('Подписать договор');
    const { surname, name, patronymic } = person;
    await this.page.getByText(`как в договоре: ${surname} ${name} ${patronymic}`).waitFor();
    await signature.fill(`${surname} ${name} ${patronymic}`);
    await this.press('Подписать договор');
    await this.page.getByText('Подписан', { exact: true }).first().waitFor();
  }

  async uploadSlip(button: string): Promise<void> {
    await this.press(button);
    const form = this.page.locator('form', { hasText: 'Платёжное поручение или квитанция' });
    await this.press('Отправить на проверку');
    await form.getByText('Загрузите платёжный документ').waitFor();
    await form.locator('input[type=file]').setInputFiles({ ...aSlip, name: 'платёжка.docx' });
    await form.getByText('Файл «платёжка.docx» не подходит').waitFor();
    // The upload is delayed until the button has shown its waiting state.
    await this.page.route(
      '**/oss/upload_minio*',
      async (upload) => {
        await this.page.getByRole('button', { name: 'Загружаем файл…', disabled: true }).waitFor();
        await upload.continue();
      },
      { times: 1 },
    );
    await form.locator('input[type=file]').setInputFiles(aSlip);
    await this.press('Отправить на проверку');
    await form.waitFor({ state: 'detached' });
  }

  /** Returns the bytes of the file that a click opens in a new window. */
  async download(button: string): Promise<Uint8Array> {
    const [answer, window] = await Promise.all([
      this.page.waitForResponse((response) => /\/(contract|invoice)\/download/.test(response.url())),
      this.page.waitForEvent('popup'),
      this.press(button),
    ]);
    const { data } = (await answer.json()) as { data: { url: string } };
    const file = await fetch(new URL(data.url, this.url));
    await window.close();
    return new Uint8Array(await file.arrayBuffer());
  }

  async cancelOrder(): Promise<void> {
    await this.press('Отменить заказ');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
  }

  /** Reloads a car's page until the car can be bought. */
  async untilOnSale(): Promise<void> {
    const buy = this.page.getByRole('button', { name: 'Купить', exact: true }).filter({ visible: true });
    const held = this.page
      .getByText(/^Забронирован (другим покупателем|за вами)$/)
      .or(this.page.getByText('Нет в наличии'));
    for (;;) {
      await buy.or(held).first().waitFor();
      if (await buy.count()) return;
      await this.page.reload();
    }
  }
}
