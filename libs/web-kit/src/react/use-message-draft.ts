import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { CHAT_PICTURE } from '@mall/contracts/chat';
import type { Locale } from '@mall/validation';
import { isApiError } from '../client/api-error.js';
import { statusText } from '../client/status-texts.js';
import type { ChatClient } from '../live/chat-client.js';
import { chatPictureProblem, chatPictureRefusal } from '../live/chat-picture.js';

export interface MessageDraftOptions {
  readonly client: ChatClient;
  /** Stores a picture of a message. @returns its id. */
  readonly upload: (file: File) => Promise<string>;
  /** Called when a picture was not sent, with its name and the reason. The typed text stays. */
  readonly onFailed: (message: string) => void;
  readonly locale: Locale;
  /** The storage of the text; the component's own state by default. */
  readonly kept?: readonly [text: string, keep: (text: string) => void];
}

/** A message being written. */
export interface MessageDraft {
  readonly text: string;
  readonly isEmpty: boolean;
  readonly isUploading: boolean;
  readonly onText: (text: string) => void;
  /** Handles Enter (send) and Shift+Enter (new line); ignores an Enter that ends the input of a Chinese word. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** Sends the chosen picture. */
  readonly onPicture: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function useMessageDraft({
  client,
  upload,
  onFailed,
  locale,
  kept,
}: MessageDraftOptions): MessageDraft {
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
    const problem = chatPictureProblem(file, locale);
    setUploading(!problem);
    try {
      if (problem) onFailed(problem);
      else client.say(`${CHAT_PICTURE}${await upload(file)}`);
    } catch (failure) {
      const reason = isApiError(failure) ? failure.message : statusText('default', locale);
      onFailed(chatPictureRefusal(file.name, reason, locale));
    } finally {
      setUploading(false);
      // Allows the same picture to be chosen again.
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
