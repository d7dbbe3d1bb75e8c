import { randomInt } from 'node:crypto';
import {
  AGE_USED_CODES,
  appCode,
  changeInDatabase,
  expect,
  openBrowser,
  seriousFindings,
} from '@mall/testing/browser';
import type { Browser } from 'playwright';
import { aDesk, type Desk } from './desk.js';
import { MallApi } from './mall-api.js';

const GIVEN = 'given-by-the-administrator';
const OWN = 'chosen-by-the-colleague';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function aColleague(): Promise<string> {
  const admin = await MallApi.signInStaff('admin', 'zh');
  const login = `keeper${randomInt(10_000, 99_999)}`;
  const roles = await admin.list('roles');
  const roleIds = roles.filter(({ roleCode }) => roleCode === 'ROLE_ADMIN').map(({ id }) => id);
  await admin.create('staff', { username: login, nickname: login, password: GIVEN, roleIds });
  return login;
}

async function signOut(desk: Desk): Promise<void> {
  await desk.page.getByRole('button', { name: /^个人中心/ }).click();
  await desk.page.getByRole('menuitem', { name: '退出登录' }).click();
  await desk.dialog().getByRole('button', { name: '确认' }).click();
  await desk.page.getByLabel('密码').waitFor();
}

async function secondStep(desk: Desk, login: string, code: string): Promise<void> {
  await desk.open();
  await desk.page.getByLabel('账号').fill(login);
  await desk.page.getByLabel('密码').fill(OWN);
  await desk.button('登录').click();
  await desk.page.getByLabel('验证码').fill(code);
  await desk.button('登录').click();
}

/** Makes the factor of the open session, and the codes used, an hour old, and the page renew its token. */
async function letFactorAge(desk: Desk, login: string): Promise<void> {
  await changeInDatabase(
    `UPDATE auth.session SET factor_at = now() - interval '1 hour'
      WHERE account_id = (SELECT account_id FROM auth.account WHERE side = 'staff' AND username = $1)`,
    [login],
  );
  await changeInDatabase(AGE_USED_CODES, []);
  await desk.page.evaluate(() => {
    const { sessionStorage } = globalThis as unknown as { readonly sessionStorage: Kept };
    const tokens = JSON.parse(sessionStorage.getItem('mall.console.session')!) as object;
    sessionStorage.setItem('mall.console.session', JSON.stringify({ ...tokens, expiresAt: 0 }));
  });
  await desk.page.reload();
}

/** The part of the browser's storage that is needed here. */
interface Kept {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

it('a colleague chooses a password, turns the second factor on, signs in with it, and proves it in place', async () => {
  const login = await aColleague();
  const { desk, page, troubles } = await aDesk(browser);
  await desk.signInFirst({ login, password: GIVEN }, OWN);

  await desk.open('/info/index');
  await desk.button('启用').click();
  await desk.dialog().getByLabel('密码').fill(OWN);
  await desk.dialog().getByRole('button', { name: '下一步' }).click();
  const key = await desk.dialog().locator('code').innerText();
  const secret = key.replace(/\s/g, '');
  await desk.dialog().getByRole('img', { name: '密钥二维码' }).waitFor();
  await expect(seriousFindings(page)).resolves.toEqual([]);
  // Codes are pasted with a space in the middle.
  const code = appCode(secret);
  await desk
    .dialog()
    .getByLabel('验证码')
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await desk.dialog().getByRole('button', { name: '启用' }).click();
  const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();

  await signOut(desk);
  await secondStep(desk, login, '000000');
  await desk.said('验证码不正确');
  await desk.page.getByLabel('验证码').fill(appCode(secret, 'next'));
  await desk.button('登录').click();
  await desk.menu().getByRole('link', { name: '工作台' }).waitFor();
  await signOut(desk);
  await secondStep(desk, login, recovery);
  await desk.menu().getByRole('link', { name: '工作台' }).waitFor();

  await letFactorAge(desk, login);
  const hired = `hired${randomInt(10_000, 99_999)}`;
  await desk.show('/staff/create');
  await page.locator('input[name=username]').fill(hired);
  await page.locator('input[name=password]').fill(GIVEN);
  await page.locator('input[name=nickname]').fill(hired);
  await desk.button('保存').click();
  const question = desk.dialog().filter({ hasText: '请确认此操作' });
  await question.getByLabel('验证码').fill('000000');
  await question.getByRole('button', { name: '确认' }).click();
  await question.getByText('验证码不正确').waitFor();
  await question.getByLabel('验证码').fill(appCode(secret));
  await question.getByRole('button', { name: '确认' }).click();
  await desk.rows().filter({ hasText: hired }).waitFor();
  // The browser's own log contains the refusals, too.
  expect(troubles.filter((trouble) => !/40[03]/.test(trouble))).toEqual([]);
});
