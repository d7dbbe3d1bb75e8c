import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { CHAT_PICTURE } from '@mall/contracts/chat';
import type { ChatClient } from '../live/chat-client.js';

/** Types of pictures that a message may show, as a file field takes them. */
export const CHAT_PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

export interface MessageDraftOptions {
  readonly client: ChatClient;
  /** Stores a picture of a message. @returns its id. */
  readonly upload: (file: File) => Promise<string>;
  readonly onFailed: (failure: Error) => void;
  /** Where the text is kept; with the component unless told otherwise. */
  readonly kept?: readonly [text: string, keep: (text: string) => void];
}

/** A message that is being written. */
export interface MessageDraft {
  readonly text: string;
  readonly isEmpty: boolean;
  readonly isUploading: boolean;
  readonly onText: (text: string) => void;
  /** Enter sends, Shift and Enter begins a line; Enter that ends the choice of a Chinese word does neither. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** Sends the chosen picture. */
  readonly onPicture: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function useMessageDraft({ client, upload, onFailed, kept }: MessageDraftOptions): MessageDraft {
  const own = useState('');
  const [text, setText] = kept ?? own;
  const [isUploading, setUploading] = useState(false);
  const isEmpty = text.trim() === '';
  const send = (): void => {
    if (isEmpty) return;
    client.say(text.trim());
    setText('');
  };
  const sendPicture = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    setUploading(true);
    try {
      client.say(`${CHAT_PICTURE}${await upload(file)}`);
    } catch (failure) {
      onFailed(failure as Error);
    } finally {
      setUploading(false);
      // The same picture can be chosen again.
      input.value = '';
    }
  };
  return {
    text,
    isEmpty,
    isUploading,
    onText: (next) => {
      setText(next);
      client.typing();
    },
    onKey: (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      send();
    },
    onSubmit: (event) => {
      event.preventDefault();
      send();
    },
    onPicture: ({ target }) => void sendPicture(target),
  };
}
