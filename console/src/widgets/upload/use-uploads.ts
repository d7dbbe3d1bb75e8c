import { useCallback, useRef, useState } from 'react';
import { useUpload } from '../../api/use-call.js';

/** A file being uploaded, or one whose upload failed. */
export interface Transfer {
  readonly id: number;
  readonly file: File;
  /** Progress, 0 to 1. */
  readonly progress: number;
  /** The reason of the failure; the upload can be retried. */
  readonly problem?: string;
}

/** Maximum number of concurrent uploads. */
const AT_ONCE = 3;

/** Sends a few files at a time with their progress; each can be cancelled, and retried when it failed. */
export function useUploads(purpose: string, onStored: (transfer: Transfer, url: string) => void) {
  const upload = useUpload();
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const waiting = useRef<Transfer[]>([]);
  const nextId = useRef(0);
  const stored = useRef(onStored);
  stored.current = onStored;

  const change = useCallback((id: number, facts: Partial<Transfer>) => {
    setTransfers((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  }, []);
  const drop = useCallback((id: number) => {
    waiting.current = waiting.current.filter((one) => one.id !== id);
    setTransfers((all) => all.filter((one) => one.id !== id));
  }, []);

  const sendNext = useCallback(async (): Promise<void> => {
    if (stops.current.size >= AT_ONCE) return;
    const next = waiting.current.shift();
    if (!next) return;
    const { id, file } = next;
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const url = await upload(file, purpose, {
        signal: stop.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      drop(id);
      stored.current(next, url);
    } catch (failure) {
      if (stop.signal.aborted) drop(id);
      else change(id, { problem: (failure as Error).message });
    } finally {
      stops.current.delete(id);
      void sendNext();
    }
  }, [change, drop, purpose, upload]);

  const enqueue = (transfer: Transfer) => {
    waiting.current.push(transfer);
    void sendNext();
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): Transfer => ({ id: nextId.current++, file, progress: 0 }));
    setTransfers((all) => [...all, ...added]);
    added.forEach(enqueue);
  };
  const retry = ({ id, file }: Transfer) => {
    const again: Transfer = { id, file, progress: 0 };
    setTransfers((all) => all.map((one) => (one.id === id ? again : one)));
    enqueue(again);
  };
  const cancel = ({ id }: Transfer) => {
    const stop = stops.current.get(id);
    if (stop) stop.abort();
    else drop(id);
  };
  return { transfers, add, retry, cancel };
}
