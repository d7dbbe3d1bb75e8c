import { ChatSocket, type ChatMessage, type SocketState } from '@mall/web-kit';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../mall/api.js';
import { merged } from './conversation.js';

async function address(): Promise<string> {
  const { ticket } = await call('auth.socketTicket', {});
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/mall4cloud_websocket/websocket/${encodeURIComponent(ticket)}`;
}

/** The conversation with the desk while it is open on screen. */
export function useChat() {
  const socket = useRef<ChatSocket>(null);
  const [messages, setMessages] = useState<readonly ChatMessage[]>();
  const [state, setState] = useState<SocketState>('connecting');
  useEffect(() => {
    const chat = new ChatSocket({
      address,
      onState: (next) => {
        setState(next);
        if (next === 'open') chat.askLogs();
      },
      onLogs: (logs) => setMessages((before = []) => merged(before, logs)),
      onChatMessage: (message) =>
        setMessages((before = []) => {
          const last = before.at(-1)?.seq ?? 0;
          // Messages are numbered without gaps: a missing number means that something was missed.
          if (message.seq > last + 1) chat.askLogs();
          return merged(before, [message]);
        }),
    });
    socket.current = chat;
    chat.start();
    return () => chat.stop();
  }, []);
  return { messages, state, say: (text: string): boolean => socket.current?.say(text) ?? false };
}
