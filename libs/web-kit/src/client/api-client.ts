import type { Locale } from '@mall/validation';
import { asksForFactor, isStepUp } from '../session/step-up.js';
import { ApiError } from './api-error.js';
import { traceHeader } from './click-trace.js';
import { issuesIn, unwrap, type Family, parseJson } from './envelope.js';
import type { InputOf, OperationKey, OutputOf } from './operation-types.js';
import { RequestKeys } from './request-keys.js';
import { requestLine, type RequestLine, type RouteTable } from './request-line.js';
import { visitorRoutes } from './routes.generated.js';
import { loaded, lostText, type Loss } from './lost-texts.js';

/** Returns the wire's code of a language; Russian is `rus` there. */
export const wireLocale = (locale: Locale): string => (locale === 'ru' ? 'rus' : locale);

/** The source of the client's tokens, for example `Session`. */
export interface TokenSource {
  /** Returns a valid token, after renewing an expired one; undefined when signed out. */
  accessToken(): Promise<string | undefined>;
  /** Tries to replace a token that was refused; false when the session is over. */
  renew(refused: string): Promise<boolean>;
}

export interface ApiClientOptions {
  /** Base URL; `/api` by default. */
  readonly base?: string;
  /** Routes in addition to those of visitors and buyers: `officeRoutes` in an app for staff. */
  readonly routes?: RouteTable;
  readonly locale: () => Locale;
  /** Tenant id; `1` by default. */
  readonly tenantId?: () => string;
  readonly version?: string;
  /** Extra headers of each call. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly tokens?: TokenSource;
  /** Called when the session ends while in use: the server answers 424, or the cart `A00004`, to a token that was sent. */
  readonly onSessionEnded?: () => void;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  /** Asks the person for a fresh second factor; resolves to whether it was proved. Then the same request is sent again. */
  readonly stepUp?: () => Promise<boolean>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** `none` sends no token; any other text is sent as the Authorization header. */
  readonly authorization?: 'none' | (string & {});
  /** Whether to send the body form-encoded instead of as JSON. */
  readonly form?: boolean;
}

export interface UploadOptions {
  /** Purpose of the file, which decides who may read it. */
  readonly purpose: string;
  /** Called with the uploaded share, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Answer of the upload call; `url` is the value to store. */
export interface UploadedFile {
  readonly fileId: string;
  readonly url: string;
  readonly originName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

const SIGN_IN_NEEDED = 'A00004';
const isSignInNeeded = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === SIGN_IN_NEEDED || error.status === 424);

/** Calls the mall's operations by key, typed by their contracts. Every failure is an `ApiError`. */
export class ApiClient {
  private readonly keys = new RequestKeys();

  constructor(private readonly options: ApiClientOptions) {}

  /** Calls an operation. @throws ApiError */
  async call<K extends OperationKey>(
    key: K,
    input: InputOf<K>,
    options: CallOptions = {},
  ): Promise<OutputOf<K>> {
    return this.withSession(options.authorization, async (authorization) => {
      const line = await this.lineOf(key, input as Record<string, unknown>);
      const { status, body } = await this.send(line, authorization, options);
      return (await unwrap(line.family, status, body, this.options.locale())) as OutputOf<K>;
    });
  }

  /**
   * Uploads one file as the multipart field `file` and reports its progress.
   * @throws ApiError
   */
  async upload(file: File, options: UploadOptions): Promise<UploadedFile> {
    return this.withSession(undefined, async (authorization) => {
      const path = `/mall4cloud_biz/oss/upload_minio?purpose=${encodeURIComponent(options.purpose)}`;
      const { locale, base = '/api' } = this.options;
      const { sendFile } = await loaded(() => import('./send-file.js'), locale());
      const { name, size, lastModified } = file;
      const request = { method: 'POST', path, body: { name, size, lastModified } };
      const headers = { ...this.headers(authorization), ...keyHeader(this.keys.of(request)) };
      const answer = await sendFile(base + path, file, headers, options);
      if (!answer) throw this.lost('network');
      const { status, body } = answer;
      this.settle(request, status);
      return (await unwrap('mall' satisfies Family, status, body, this.options.locale())) as UploadedFile;
    });
  }

  /** Builds the request line of an operation. @throws TypeError when no table has the operation */
  private async lineOf(key: OperationKey, fields: Readonly<Record<string, unknown>>): Promise<RequestLine> {
    const known = (visitorRoutes as RouteTable)[key] ?? this.options.routes?.[key];
    const route = known ?? (await this.buyerRoutes())[key];
    if (!route) throw new TypeError(`This app was connected without a route for ${key}.`);
    return requestLine(route, fields);
  }

  /** Loads the buyers' routes on demand, so that visitors do not load them. @throws ApiError */
  private async buyerRoutes(): Promise<RouteTable> {
    return (await loaded(() => import('./buyer-routes.generated.js'), this.options.locale())).buyerRoutes;
  }

  private async withSession<T>(
    given: CallOptions['authorization'],
    attempt: (authorization: string | undefined) => Promise<T>,
  ): Promise<T> {
    if (given) return attempt(given === 'none' ? undefined : given);
    const { tokens, onSessionEnded } = this.options;
    const token = await tokens?.accessToken();
    try {
      return await attempt(token && `Bearer ${token}`);
    } catch (error) {
      if (token && isStepUp(error) && (await this.options.stepUp?.())) {
        const proved = await tokens?.accessToken();
        return attempt(proved && `Bearer ${proved}`);
      }
      if (!token || !isSignInNeeded(error)) throw error;
      if (await tokens?.renew(token)) {
        const renewed = await tokens?.accessToken();
        return attempt(renewed && `Bearer ${renewed}`);
      }
      onSessionEnded?.();
      throw error;
    }
  }

  private headers(authorization: string | undefined): Record<string, string> {
    return {
      ...(authorization && { Authorization: authorization }),
      'TENANT-ID': this.options.tenantId?.() ?? '1',
      VERSION: this.options.version ?? '1.0.0',
      locale: wireLocale(this.options.locale()),
      ...traceHeader(),
      ...this.options.headers?.(),
    };
  }

  private async send(
    { path, method, body }: RequestLine,
    authorization: string | undefined,
    { signal, form }: CallOptions,
  ): Promise<{ status: number; body: unknown }> {
    const timeout = AbortSignal.timeout(this.options.timeoutMs ?? 30_000);
    const key = method === 'GET' ? undefined : this.keys.of({ method, path, body });
    try {
      const response = await (this.options.fetch ?? fetch)((this.options.base ?? '/api') + path, {
        method,
        credentials: 'include',
        headers: {
          ...this.headers(authorization),
          ...keyHeader(key),
          ...(body !== undefined && {
            'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
        },
        body: body === undefined ? undefined : form ? formBody(body) : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const text = await response.text();
      const answer = parseJson(text);
      this.settle({ method, path, body }, response.status, answer);
      return { status: response.status, body: answer };
    } catch (error) {
      if (signal?.aborted) throw error;
      throw this.lost(timeout.aborted ? 'timeout' : 'network');
    }
  }

  /**
   * Forgets the key of an answered request. After 503 it is not known whether the request was carried out; one that
   * waits for a second factor was not, and is sent again with its key.
   */
  private settle(request: Parameters<RequestKeys['settle']>[0], status: number, body?: unknown): void {
    if (status !== 503 && !asksForFactor(issuesIn(body))) this.keys.settle(request);
  }

  private lost(failure: Loss): ApiError {
    return new ApiError(lostText(failure, this.options.locale()), failure, failure);
  }
}

const keyHeader = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'Idempotency-Key': key };

function formBody(fields: unknown): URLSearchParams {
  const entries = Object.entries(fields as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}
