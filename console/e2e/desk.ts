import type { Browser, Locator, Page } from 'playwright';
import { aVisitorAt, e2eMall, showWithin, type Visitor } from '@mall/testing/browser';
import { onScreen } from './on-screen.js';

/** Counts clicks of the mouse; key presses also fire click events, with a `detail` of 0. */
const COUNT_CLICKS = `
  if (window.clicks === undefined)
    window.addEventListener('click', ({ detail }) => { if (detail > 0) window.clicks += 1; }, true);
  window.clicks = 0;`;

type Account = Readonly<Record<'login' | 'password', string>>;

/** Drives the console as Chinese-speaking staff, by the texts on the page. */
export class Desk {
  private readonly mall = e2eMall();

  /** The visible page: content of hidden tabs is not found. */
  readonly page: Page;

  constructor(page: Page) {
    this.page = onScreen(page);
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(`${this.mall.url}/console${path}`);
  }

  /** Goes to an address within the open page, as a link does, without loading the console anew. */
  show(path: string): Promise<void> {
    return showWithin(this.page, `/console${path}`);
  }

  /** Signs in as one of the demo's staff or merchants. */
  async signIn(login: string, side: '平台员工' | '商家' = '平台员工'): Promise<void> {
    await this.signInWith(
      this.mall.signIns.find((one) => one.login === login)!,
      side,
    );
  }

  async signInWith({ login, password }: Account, side: '平台员工' | '商家' = '平台员工'): Promise<void> {
    await this.open();
    await this.page.getByRole('button', { name: side }).click();
    await this.page.getByLabel('账号').fill(login);
    await this.page.getByLabel('密码').fill(password);
    await this.page.getByRole('button', { name: '登录' }).click();
    await this.menu().getByRole('link', { name: '工作台' }).waitFor();
  }

  /** Signs in with a password that an administrator has set, and chooses another one. */
  async signInFirst({ login, password }: Account, own: string): Promise<void> {
    await this.open();
    await this.page.getByLabel('账号').fill(login);
    await this.page.getByLabel('密码').fill(password);
    await this.button('登录').click();
    await this.page.getByLabel('新密码').fill(own);
    await this.button('登录').click();
    await this.menu().getByRole('link', { name: '工作台' }).waitFor();
  }

  menu(): Locator {
    return this.page.getByRole('navigation', { name: '主菜单' });
  }

  /** Returns the names of the pages in the menu. */
  entries(): Promise<(string | null)[]> {
    return this.menu()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  }

  /** Opens a page from the menu and waits for it. */
  async go(entry: string): Promise<void> {
    const link = this.menu().getByRole('link', { name: entry, exact: true });
    if (await link.isVisible()) await link.click();
    else await this.goByGroup(entry);
    await this.heading(entry).waitFor();
  }

  /** Types the claimed amount of the open slip as received, and takes over the reference of the slip. */
  async typeReceived(): Promise<void> {
    const claimed = await this.dialog()
      .locator('dt', { hasText: '凭证金额' })
      .locator('xpath=following-sibling::dd[1]')
      .innerText();
    await this.dialog()
      .getByLabel('银行到账金额')
      .fill(claimed.replace(/[^\d.]/g, ''));
    await this.dialog()
      .getByRole('button', { name: /^同凭证/ })
      .click();
  }

  /** On a low screen the pages of a group share one icon. */
  private async goByGroup(entry: string): Promise<void> {
    const found = this.page.getByRole('menuitem', { name: entry, exact: true });
    for (const group of await this.menu().locator('button[aria-haspopup="menu"]').all()) {
      await group.click();
      await this.page.getByRole('menu').waitFor();
      if (await found.isVisible()) return found.click();
      await this.page.keyboard.press('Escape');
      await this.page.getByRole('menu').waitFor({ state: 'detached' });
    }
    throw new Error(`The menu has no entry ${entry}.`);
  }

  /** Returns the tab of an open page. */
  tab(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  heading(text: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name: text });
  }

  rows(): Locator {
    return this.page.locator('tbody tr');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Returns the topmost dialog. */
  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Counts the mouse clicks of a piece of work. */
  async clicksOf(work: () => Promise<void>): Promise<number> {
    await this.page.evaluate(COUNT_CLICKS);
    await work();
    return this.page.evaluate<number>('window.clicks');
  }

  async said(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}

/** Opens the console for a Chinese-speaking visitor in a browser window of their own. */
export async function aDesk(browser: Browser): Promise<Visitor & { readonly desk: Desk }> {
  const visitor = await aVisitorAt(browser, { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  visitor.page.setDefaultTimeout(20_000);
  return { ...visitor, desk: new Desk(visitor.page) };
}
