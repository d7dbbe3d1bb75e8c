import { jest } from '@jest/globals';
import { adminErrors } from '@mall/contracts/admin';
import { DirectoryHttp } from './directory-http.js';
import { WeComClient } from './we-com.client.js';

const SECRET = 'a-secret-of-the-directory';

afterEach(() => jest.restoreAllMocks());

/** Answers every request in this way, and collects the addresses. */
function answering(respond: (url: URL, request: RequestInit) => Response | Error): URL[] {
  const asked: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, request) => {
    asked.push(input as URL);
    const answer = respond(input as URL, request!);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
const get = () => new DirectoryHttp('https://directory.example').get('/list', { access_token: SECRET });

describe('requests to a directory', () => {
  it('reach its own host alone, end in time and follow no redirect', async () => {
    const requests: RequestInit[] = [];
    const asked = answering((_, request) => {
      requests.push(request);
      return Response.json({ errcode: 0 });
    });
    await get();
    expect(asked.map(({ host }) => host)).toEqual(['directory.example']);
    expect(requests).toMatchObject([{ redirect: 'error', signal: expect.any(AbortSignal) }]);
  });

  it.each([
    ['cannot be reached', new TypeError(`fetch failed: ${SECRET}`), adminErrors.directoryUnreachable()],
    ['is no JSON', new Response('<html>'), adminErrors.directoryUnreachable()],
    [
      'has an error status',
      new Response(SECRET, { status: 502 }),
      adminErrors.directoryRefused({ code: 502 }),
    ],
    [
      'refuses',
      Response.json({ errcode: 40_014, errmsg: SECRET }),
      adminErrors.directoryRefused({ code: 40_014 }),
    ],
    ['is too long', new Response('x'.repeat(5 * 1_024 * 1_024)), adminErrors.directoryTooLarge()],
  ])('say what happened when the answer %s, and never a secret', async (_, answer, expected) => {
    answering(() => answer);
    const thrown = await rejection(get());
    expect(thrown).toEqual(expected);
    expect(String(thrown)).not.toContain(SECRET);
  });
});

it('a directory without credentials is not requested at all', async () => {
  const asked = answering(() => Response.json({ errcode: 0 }));
  const client = new WeComClient({ url: 'https://directory.example', corpId: 'corp', secret: undefined });
  expect(await rejection(client.people())).toEqual(adminErrors.directoryNotConfigured());
  expect(asked).toEqual([]);
});
