import { MESSAGES_AT_ONCE, type ChatMarks } from '@mall/contracts/chat';
import type { ConversationStore, MessageStore } from './chat.service.js';
import type { Conversation } from './conversation.entity.js';
import type { ListedConversation } from './conversation.mapper.js';
import type { SubjectFacts } from './conversation.repository.js';
import type { Message } from './message.entity.js';
import type { Edit, NewMessage, Written } from './message.repository.js';
import type { PersonSide } from './side.js';

const START = Date.parse('2026-11-21T10:00:00Z');

/** Conversations and their messages in memory, for unit tests: the rules of the repositories without locks. */
export class ConversationsInMemory implements ConversationStore, MessageStore {
  conversations: Conversation[] = [];
  stored: Message[] = [];
  readonly marks: (ChatMarks & { readonly side: PersonSide })[] = [];

  async find(conversationId: string): Promise<Conversation | null> {
    return this.conversations.find((one) => one.conversationId === conversationId) ?? null;
  }

  async findDesk(personId: string): Promise<Conversation | null> {
    return this.conversations.find((one) => one.personId === personId && one.subject === 'desk') ?? null;
  }

  async open(personId: string, nickname: string, facts: SubjectFacts): Promise<Conversation> {
    const known = this.conversations.find(
      (one) =>
        one.personId === personId && one.subject === facts.subject && one.subjectId === facts.subjectId,
    );
    if (known) return known;
    const fresh: Conversation = {
      conversationId: String(this.conversations.length + 1),
      personId,
      nickname,
      ...facts,
      lastSeq: 0,
      lastRev: 0,
      lastContent: '',
      lastAt: new Date(START),
      waitingSince: null,
      assignedTo: null,
      assignedName: '',
      createdAt: new Date(START),
    };
    this.conversations.push(fresh);
    return fresh;
  }

  async ofPerson(personId: string): Promise<Conversation[]> {
    return this.conversations.filter((one) => one.personId === personId);
  }

  async ofShop(shopId: string): Promise<Conversation[]> {
    return this.conversations.filter((one) => one.shopId === shopId);
  }

  async ofDesk(): Promise<Conversation[]> {
    return this.conversations;
  }

  async listed(some: readonly Conversation[], side: PersonSide): Promise<ListedConversation[]> {
    return some.map((conversation) => {
      const { conversationId } = conversation;
      const read = this.markOf(conversationId, side)?.readSeq ?? 0;
      const marks = this.marks.filter((one) => one.conversationId === conversationId);
      const unread = this.of(conversationId).filter((one) => one.side !== side && one.seq > read);
      return { conversation, marks, unread: unread.length };
    });
  }

  async messages(conversationId: string, beforeSeq = Infinity): Promise<Message[]> {
    return this.of(conversationId).filter(({ seq }) => seq < beforeSeq);
  }

  async changedSince(conversationId: string, rev: number): Promise<Message[]> {
    return this.of(conversationId)
      .filter((one) => one.rev > rev)
      .slice(0, MESSAGES_AT_ONCE + 1);
  }

  async mark(
    conversationId: string,
    side: PersonSide,
    { deliveredSeq = 0, readSeq = 0 }: { deliveredSeq?: number; readSeq?: number },
  ): Promise<ChatMarks | undefined> {
    const { lastSeq } = (await this.find(conversationId))!;
    const before = this.markOf(conversationId, side) ?? { deliveredSeq: 0, readSeq: 0 };
    const read = Math.max(before.readSeq, Math.min(readSeq, lastSeq));
    const delivered = Math.max(before.deliveredSeq, Math.min(Math.max(deliveredSeq, readSeq), lastSeq));
    if (read === before.readSeq && delivered === before.deliveredSeq) return undefined;
    const moved = { conversationId, side, deliveredSeq: delivered, readSeq: read };
    const others = this.marks.filter((one) => one.conversationId !== conversationId || one.side !== side);
    this.marks.splice(0, this.marks.length, ...others, moved);
    return moved;
  }

  async append(fresh: NewMessage): Promise<Written | undefined> {
    const written = await this.write(fresh);
    const { conversationId, automatic } = fresh;
    if (!written?.isNew || !automatic) return written;
    const clientId = automatic.opensAt.toISOString();
    if (this.of(conversationId).some((one) => one.side === 'system' && one.clientId === clientId))
      return written;
    const { content } = automatic;
    const followed = await this.write({ conversationId, side: 'system', content, clientId });
    return { ...written, automatic: followed!.message, conversation: followed!.conversation };
  }

  private async write({
    conversationId,
    side,
    author,
    content,
    clientId,
  }: NewMessage): Promise<Written | undefined> {
    const conversation = await this.find(conversationId);
    if (!conversation) return undefined;
    const known = this.of(conversationId).find(
      (one) => clientId !== undefined && one.clientId === clientId && one.authorId === author?.userId,
    );
    if (known) return { message: known, conversation, isNew: false, beganWaiting: false };
    const seq = conversation.lastSeq + 1;
    const message: Message = {
      messageId: `${conversationId}${seq}`,
      conversationId,
      seq,
      rev: conversation.lastRev + 1,
      side,
      authorId: author?.userId ?? null,
      authorName: author?.name ?? '',
      content,
      clientId: clientId ?? null,
      createdAt: new Date(START + seq * 1_000),
      editedAt: null,
      earlier: [],
      readAt: null,
    };
    this.stored.push(message);
    const beganWaiting = side === 'buyer' && conversation.waitingSince === null;
    const changed: Conversation = {
      ...conversation,
      lastSeq: seq,
      lastRev: message.rev,
      lastContent: side === 'system' ? conversation.lastContent : content,
      lastAt: message.createdAt,
      nickname: side === 'buyer' ? message.authorName : conversation.nickname,
      waitingSince:
        side === 'system'
          ? conversation.waitingSince
          : side === 'buyer'
            ? (conversation.waitingSince ?? message.createdAt)
            : null,
    };
    this.replace(changed);
    return { message, conversation: changed, isNew: true, beganWaiting };
  }

  async edit({ conversationId, seq, side, userId, content }: Edit): Promise<Message | undefined> {
    const conversation = await this.find(conversationId);
    const message = this.of(conversationId).find(
      (one) => one.seq === seq && one.side === side && one.authorId === userId,
    );
    if (!conversation || !message) return undefined;
    const changed: Message = {
      ...message,
      content,
      rev: conversation.lastRev + 1,
      editedAt: new Date(START),
    };
    this.stored = this.stored.map((one) => (one === message ? changed : one));
    this.replace({ ...conversation, lastRev: changed.rev });
    return changed;
  }

  private of(conversationId: string): Message[] {
    return this.stored.filter((one) => one.conversationId === conversationId);
  }

  private markOf(conversationId: string, side: PersonSide): ChatMarks | undefined {
    return this.marks.find((one) => one.conversationId === conversationId && one.side === side);
  }

  private replace(changed: Conversation): void {
    this.conversations = this.conversations.map((one) =>
      one.conversationId === changed.conversationId ? changed : one,
    );
  }
}
