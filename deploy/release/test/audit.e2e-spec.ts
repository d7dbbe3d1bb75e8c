import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { repositoryRoot } from '@mall/local-stack';

type Asked = Readonly<Record<string, readonly string[]>>;
type Answer = (asked: Asked) => { readonly status: number; readonly body?: object };

let registry: Server;
/** Folder in which npm keeps what it has read of a vulnerability. */
let cache: string;
let advisories = 0;
let answer: Answer;
/** Versions by package, as npm last asked for. */
let asked: Asked;

/** Speaks the part of a registry's protocol by which npm asks for advisories. */
beforeAll(async () => {
  cache = mkdtempSync(join(tmpdir(), 'mall-audit-'));
  registry = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url !== '/-/npm/v1/security/advisories/bulk') return response.writeHead(404).end('{}');
    asked = JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as Asked;
    const { status, body = {} } = answer(asked);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  registry.close();
  rmSync(cache, { recursive: true });
});

async function audit(to: Answer, ...options: string[]) {
  answer = to;
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, [join('deploy', 'release', 'audit.mjs'), ...options], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: cache,
      npm_config_fetch_retries: '0',
    },
  });
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('exit', done)),
  ]);
  return { code, out, error };
}

const advisory = (severity: string) => [
  {
    id: ++advisories,
    url: 'https://example.org/advisory',
    title: 'It can be broken',
    severity,
    vulnerable_versions: '*',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  },
];

describe('the audit', () => {
  it('asks for packages of production and of the development, and passes when none is vulnerable', async () => {
    const { code, out } = await audit(() => ({ status: 200 }));
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('0 packages') as string });
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(['pg', 'rxjs', 'eslint']));
  });

  it('fails for a vulnerable package of production, and names the vulnerability', async () => {
    const { code, out } = await audit(() => ({ status: 200, body: { pg: advisory('high') } }));
    expect(code).toBe(1);
    expect(out).toMatch(/^high, production: pg \S+: It can be broken \(https:\/\/example\.org\/advisory\)/m);
  });

  it('names a vulnerable package of the development, and passes', async () => {
    const { code, out } = await audit(() => ({ status: 200, body: { eslint: advisory('critical') } }));
    expect(code).toBe(0);
    expect(out).toContain('critical, development: eslint');
  });

  it('passes for a severity below the requested one', async () => {
    const vulnerable: Answer = () => ({ status: 200, body: { pg: advisory('moderate') } });
    expect((await audit(vulnerable)).code).toBe(1);
    const { code, out } = await audit(vulnerable, '--level', 'high');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('moderate, production: pg') as string,
    });
  });

  it.each([405, 503])('says that nothing was checked where the registry answers %d', async (status) => {
    const { code, error } = await audit(() => ({ status }));
    expect(code).toBe(69);
    expect(error).toContain(`Nothing was checked: the registry answers ${status}`);
  });
});
