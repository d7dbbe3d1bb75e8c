import { until } from '@mall/local-stack';
import { e2eMall } from '@mall/testing/browser';
import type { Page } from 'playwright';

const isSignedIn = (headers: Record<string, string>): boolean => 'authorization' in headers;

/** Opens a page and records the authorization of its requests, so that `end` can end the session on the server only. */
export async function withSessionToEnd(page: Page, open: () => Promise<unknown>) {
  const request = page.waitForRequest((sent) => isSignedIn(sent.headers()));
  await open();
  const authorization = (await request).headers()['authorization']!;
  const ask = (path: string, method = 'GET') =>
    fetch(`${e2eMall().url}/api/auth/session/own${path}`, { method, headers: { authorization } });
  return {
    end: async (): Promise<void> => {
      const { data } = (await (await ask('')).json()) as {
        data: { sessionId: string; isCurrent: boolean }[];
      };
      await ask(`/${data.find(({ isCurrent }) => isCurrent)!.sessionId}`, 'DELETE');
      // The gateway learns of the end by an event.
      await until(async () => ((await ask('')).status === 424 ? true : undefined), {
        what: 'the end of the session',
        timeoutMs: 20_000,
      });
    },
  };
}

/** Answers the dialog that asks for the password of an ended session. */
export async function signInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Сеанс завершён' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти снова' }).click();
}
