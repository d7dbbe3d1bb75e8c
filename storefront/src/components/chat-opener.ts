import { createContext, use } from 'react';

/** The subject of a conversation, or the id of an existing one. */
export type ChatAbout =
  | { readonly subject: 'desk' }
  | { readonly subject: 'car' | 'order'; readonly subjectId: string }
  | { readonly conversationId: string };

/** Opens a conversation; by default one with the desk without a subject. */
export type OpenChat = (about?: ChatAbout) => void;

export const ChatOpener = createContext<OpenChat>(() => undefined);

export const useOpenChat = (): OpenChat => use(ChatOpener);
