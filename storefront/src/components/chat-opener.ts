import { createContext, use } from 'react';

/** Opens the talk with the desk; `about` is what it is about, put before the first words. */
export type OpenChat = (about?: string) => void;

export const ChatOpener = createContext<OpenChat>(() => undefined);

export const useOpenChat = (): OpenChat => use(ChatOpener);
