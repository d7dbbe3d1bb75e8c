import { allResources } from '@mall/contracts/all';
import type { Operation } from '@mall/contracts/define';
import type { Observed } from './oracle.js';
import type { Values } from './sample.js';

/** One way to call an operation over HTTP. */
export interface Channel {
  /** Method and path, such as `GET /admin/order/{orderId}`, or `GET /rest/orders/{orderId}` in the simple-rest dialect. */
  readonly binding: string;
  /** Request field that takes a body that is a bare array. */
  readonly bodyField?: string;
  readonly isList: boolean;
}

const REST = { list: 'GET', one: 'GET', create: 'POST', update: 'PUT', remove: 'DELETE' } as const;

/** Returns every way to call an operation: its own binding, and the resources that offer it. */
export function channelsOf(operation: Operation): readonly Channel[] {
  const { http, bodyField, subject } = operation;
  const own = http ? [{ binding: http, bodyField, isList: false }] : [];
  const offered = allResources.flatMap((resource) =>
    (Object.keys(REST) as (keyof typeof REST)[])
      .filter((verb) => resource[verb]?.subject === subject)
      .map((verb) => {
        const isList = verb === 'list';
        const id = isList || verb === 'create' ? '' : `/{${resource.idField}}`;
        return { binding: `${REST[verb]} /rest/${resource.name}${id}`, isList };
      }),
  );
  return [...own, ...offered];
}

export interface Sent {
  readonly base: string;
  readonly channel: Channel;
  readonly input: Values;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Target {
  readonly method: string;
  readonly url: URL;
  /** Fields of the body: those that the path does not take. */
  readonly rest: Values;
}

/** Returns the target of a request: path parameters by name, the rest in the query unless the method has a body. */
export function targetOf(base: string, channel: Channel, input: Values): Target {
  const [method = '', template = ''] = channel.binding.split(' ');
  const rest = new Map(Object.entries(input));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(text(value));
  });
  const url = new URL(`${base}/api${path}`);
  const isQuery = !takesBody(method, channel) && !channel.isList;
  if (isQuery) for (const [name, value] of rest) url.searchParams.set(name, text(value));
  return { method, url, rest: Object.fromEntries(rest) };
}

export const takesBody = (method: string, { bodyField }: Channel): boolean =>
  method === 'POST' || method === 'PUT' || bodyField !== undefined;

/** Sends a request as a browser would: path parameters by name, the rest as query or as JSON. */
export async function send({ base, channel, input, token, headers = {} }: Sent): Promise<Observed> {
  const { method, url, rest } = targetOf(base, channel, input);
  const hasBody = takesBody(method, channel);
  const body = channel.bodyField ? rest[channel.bodyField] : rest;
  const response = await fetch(url, {
    method,
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      locale: 'en',
      ...headers,
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.text() };
}

/** Writes a value as text. Unpaired surrogates have no URL encoding. */
const text = (value: unknown): string =>
  (Array.isArray(value)
    ? value.map(text).join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  ).replace(/\p{Surrogate}/gu, '%');
