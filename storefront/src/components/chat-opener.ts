import { createContext, use } from 'react';

/** What a conversation is about, or which one of those that exist. */
export type ChatAbout =
  | { readonly subject: 'desk' }
  | { readonly subject: 'car' | 'order'; readonly subjectId: string }
  | { readonly conversationId: string };

/** Opens a conversation; with the desk about nothing in particular unless told otherwise. */
export type OpenChat = (about?: ChatAbout) => void;

export const ChatOpener = createContext<OpenChat>(() => undefined);

export const useOpenChat = (): OpenChat => use(ChatOpener);
