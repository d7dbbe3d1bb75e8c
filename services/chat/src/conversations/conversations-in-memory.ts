import { DESK_ID, frameTypes, type ChatLogEntry } from '@mall/contracts/chat';
import type { ConversationStore } from './chat.service.js';
import type { Party } from './conversation.repository.js';

interface Conversation {
  nickname: string;
  readonly unread: Record<Party, number>;
  readonly entries: ChatLogEntry[];
}

/** Conversations in memory, for unit tests: the rules of `ConversationRepository` without its limits of rows. */
export class ConversationsInMemory implements ConversationStore {
  private readonly byPerson = new Map<string, Conversation>();

  async append(personId: string, from: Party, author: { nickname: string }, content: string) {
    const conversation = this.byPerson.get(personId) ?? {
      nickname: '',
      unread: { person: 0, desk: 0 },
      entries: [],
    };
    this.byPerson.set(personId, conversation);
    if (from === 'person') conversation.nickname = author.nickname;
    conversation.unread[from === 'desk' ? 'person' : 'desk'] += 1;
    const seq = conversation.entries.length + 1;
    const entry: ChatLogEntry = {
      id: `${personId}-${seq}`,
      seq,
      type: frameTypes.single,
      fromId: from === 'desk' ? DESK_ID : personId,
      toId: from === 'desk' ? personId : DESK_ID,
      content,
      createTime: new Date(seq * 1_000).toISOString(),
      readTime: null,
    };
    conversation.entries.push(entry);
    return entry;
  }

  async logs(personId: string, reader: Party) {
    const conversation = this.byPerson.get(personId);
    if (conversation) conversation.unread[reader] = 0;
    return conversation?.entries ?? [];
  }

  async recentOfDesk() {
    return Array.from(this.byPerson, ([userId, conversation]) =>
      recent(userId, conversation.nickname, conversation.unread.desk, conversation.entries),
    );
  }

  async recentOfPerson(personId: string) {
    const conversation = this.byPerson.get(personId);
    return conversation ? [recent(DESK_ID, '', conversation.unread.person, conversation.entries)] : [];
  }
}

function recent(userId: string, nickname: string, unread: number, entries: readonly ChatLogEntry[]) {
  const { createTime, content } = entries.at(-1)!;
  return { userId, nickname, avatar: '', unread, lastTime: createTime, lastContent: content };
}
