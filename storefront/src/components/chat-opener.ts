import { createContext, use } from 'react';

/** Opens the chat with staff; `about` is put before the first message. */
export type OpenChat = (about?: string) => void;

export const ChatOpener = createContext<OpenChat>(() => undefined);

export const useOpenChat = (): OpenChat => use(ChatOpener);
