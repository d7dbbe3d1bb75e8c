import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What belongs to one answer rather than to all of them. */
const OF_ONE_ANSWER =
  /^(?:content-(?:type|length|encoding)|date|connection|keep-alive|cache-control|vary|etag|x-request-id)$/;

/** The headers that every answer of the gateway bears (helmet's), name and value in turn, asked of a plain route. */
export async function commonHeaders(app: NestFastifyApplication): Promise<readonly string[]> {
  const { headers } = await app.inject({ method: 'GET', url: '/health/live' });
  return Object.entries(headers)
    .filter(([name]) => !OF_ONE_ANSWER.test(name))
    .flatMap(([name, value]) => [name, String(value)]);
}
