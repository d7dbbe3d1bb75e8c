import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FileLinkView } from '@mall/contracts/order';
import { DONE_MS, endingsOf, fileProblem, type UploadLimits } from './file-groups.js';
import { placedAsChosen } from './placed-as-chosen.js';
import { useUploads } from './use-uploads.js';

interface CheckedUploads extends UploadLimits {
  readonly purpose: string;
  readonly files: readonly FileLinkView[];
  /** Maximum number of files; further ones are ignored. */
  readonly most: number;
  /** Keys of the messages about a wrong type and size. */
  readonly messages: { readonly type: string; readonly size: string };
  readonly onChange: (files: readonly FileLinkView[]) => void;
}

/** Checks files before they are sent, reports problems, and adds uploaded files to the value. */
export function useCheckedUploads({ purpose, files, most, messages, onChange, ...limits }: CheckedUploads) {
  const translate = useTranslate();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  // Files arrive after the render that sent them; each is added to those that have arrived by then.
  const arrived = useRef(files);
  arrived.current = files;
  const saidAt = useRef(-DONE_MS);
  const chosenAs = useRef(new Map<string, number>());
  const uploads = useUploads(purpose, ({ id, file }, url) => {
    chosenAs.current.set(url, id);
    const all = placedAsChosen(arrived.current, { url, originName: file.name }, chosenAs.current);
    const now = all.slice(-most);
    arrived.current = now;
    onChange(now);
    // Limits the messages: with one for each of a dozen pictures, the last would appear half a minute later.
    if (performance.now() - saidAt.current < DONE_MS) return;
    saidAt.current = performance.now();
    notify('console.widgets.upload.done', { type: 'success', autoHideDuration: DONE_MS });
  });
  const add = (chosen: readonly File[]) => {
    setProblem('');
    const fitting = chosen.filter((file) => {
      const wrong = fileProblem(file, limits);
      if (wrong) {
        const about = { types: endingsOf(limits.groups).join(', '), max: limits.maxMegabytes };
        // Among several files, the refused one has to be named.
        const named = chosen.length > 1 ? `${file.name}: ` : '';
        setProblem(named + translate(messages[wrong], about));
      }
      return !wrong;
    });
    const room = most === 1 ? 1 : most - files.length - uploads.transfers.length;
    if (fitting.length > room) setProblem(translate('console.widgets.upload.most', { max: most }));
    uploads.add(fitting.slice(0, Math.max(0, room)));
  };
  return { ...uploads, add, problem };
}
