import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@mall/validation';
import { LocalApi, pageHeaders } from './local-api.js';
import type {
  RendererModule,
  RendererOptions,
  RenderReply,
  RenderRequest,
  UsedAnswer,
} from './renderer-protocol.js';

const { module, apiUrl } = workerData as RendererOptions;
const api = new LocalApi(apiUrl);

/** One instance of the shop's code for each language, because a page's language never changes in a browser either. */
const renderers = new Map<Locale, Promise<RendererModule>>();

function rendererOf(locale: Locale): Promise<RendererModule> {
  const known = renderers.get(locale);
  if (known) return known;
  const url = `${pathToFileURL(module).href}?locale=${locale}`;
  const loaded = import(url) as Promise<RendererModule>;
  renderers.set(locale, loaded);
  return loaded;
}

async function render({ id, locale, address, city }: RenderRequest): Promise<RenderReply> {
  const renderer = await rendererOf(locale);
  const used: UsedAnswer[] = [];
  const request = async (path: string) => {
    const { etag, ...answer } = await api.get(path, pageHeaders(locale));
    used.push({ path, etag });
    return answer;
  };
  const rendering = await renderer.render(address, { city, request });
  return { id, rendering, used };
}

parentPort!.on('message', (request: RenderRequest) => {
  render(request)
    .catch((failure: unknown): RenderReply => ({ id: request.id, failure: String(failure) }))
    .then((reply) => parentPort!.postMessage(reply));
});
