import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { ChatOpener, type ChatAbout } from '../../components/chat-opener.js';
import { useSignInPrompt } from '../../components/SignInPrompt.js';
import { useSession } from '../../mall/use-session.js';

const ChatDialog = lazy(() => import('../../features/chat/ChatDialog.js'));

const WITH_DESK: ChatAbout = { subject: 'desk' };

/** Lets signed-in people open the chat from every page. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const isSignedIn = useSignInPrompt();
  const session = useSession();
  const [about, setAbout] = useState<ChatAbout>();
  const open = useCallback(
    (subject = WITH_DESK) => {
      if (isSignedIn()) setAbout(subject);
    },
    [isSignedIn],
  );
  return (
    <ChatOpener value={open}>
      {children}
      {about !== undefined && session && (
        <Suspense>
          <ChatDialog about={about} onClose={() => setAbout(undefined)} />
        </Suspense>
      )}
    </ChatOpener>
  );
}
