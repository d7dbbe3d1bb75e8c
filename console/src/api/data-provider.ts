import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { Call, UploadOptions } from '@mall/web-kit';
import { connection } from './mall.js';
import { asHttpError, download, restHttp } from './rest-http.js';

/** A list and the filter of its counted records. */
export interface CountQuestion {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Records use the simple-rest dialect; every other operation is called by its key. */
export interface MallDataProvider extends DataProvider {
  readonly call: Call;
  /** Counts the records of several lists in one request; null for a list that the reader may not see. */
  readonly counts: (questions: readonly CountQuestion[]) => Promise<readonly (number | null)[]>;
  /** Stores a file; returns the URL to keep. */
  readonly upload: (file: File, purpose: string, options?: Omit<UploadOptions, 'purpose'>) => Promise<string>;
  /** Downloads the bytes of a GET below `/api`, for files that no contract row can describe. */
  readonly download: (path: string, query: Readonly<Record<string, unknown>>) => Promise<Blob>;
}

export const dataProvider: MallDataProvider = {
  ...simpleRestProvider('/api/rest', restHttp),
  counts: async (of) => {
    const query = new URLSearchParams({ of: JSON.stringify(of) });
    return (await restHttp(`/api/rest/counts?${query.toString()}`)).json as (number | null)[];
  },
  call: (key, input, options) => asHttpError(connection.call(key, input, options)),
  upload: async (file, purpose, options) =>
    (await asHttpError(connection.client.upload(file, { ...options, purpose }))).url,
  download,
};
