import { Injectable } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import { DESK_ID, frameTypes, type ChatFrame, type ChatLogEntry } from '@mall/contracts/chat';
import { Fanout } from '../sockets/fanout.js';
import { readFrame } from './chat-protocol.js';
import { ConversationRepository, type Party } from './conversation.repository.js';

/** The chat of buyers (and merchants) with the desk: whoever of the staff answers, answers as the desk. */
@Injectable()
export class ChatCommands {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly fanout: Fanout,
  ) {}

  /** Handles one frame of a socket and gives back what to send to that same socket. */
  async answer(text: string, holder: TicketHolderView): Promise<string | undefined> {
    const request = readFrame(text);
    const me = holder.kind === 'staff' ? DESK_ID : holder.userId;
    const system = (content: string): string =>
      JSON.stringify({ type: frameTypes.system, fromId: 'system', toId: me, content } satisfies ChatFrame);
    switch (request.kind) {
      case 'ping':
        return system('pong');
      case 'platform':
        return system(`platform ${JSON.stringify({ userId: DESK_ID })}`);
      case 'recent':
        return system(`recent ${JSON.stringify(await this.recent(holder))}`);
      case 'logs':
        return system(`logs ${JSON.stringify(await this.logs(holder, request.withId))}`);
      case 'message':
        await this.send(holder, request.toId, request.content);
        return undefined;
      case 'refused':
        return system(`refused ${request.reason}`);
    }
  }

  private recent({ kind, userId }: TicketHolderView) {
    return kind === 'staff' ? this.conversations.recentOfDesk() : this.conversations.recentOfPerson(userId);
  }

  private async logs(holder: TicketHolderView, withId: string): Promise<readonly ChatLogEntry[]> {
    const personId = personOf(holder, withId);
    if (!personId) return [];
    const logs = await this.conversations.logs(personId, partyOf(holder));
    // The same person's other windows show fewer unread now.
    const audience = holder.kind === 'staff' ? ({ desk: true } as const) : { personId };
    this.fanout.tell({
      kind: 'frame',
      audience,
      frame: { type: frameTypes.system, fromId: 'system', toId: '', content: `refresh ${withId}` },
    });
    return logs;
  }

  private async send(holder: TicketHolderView, toId: string, content: string): Promise<void> {
    const personId = personOf(holder, toId);
    if (!personId) return;
    const author = { userId: holder.userId, nickname: holder.username ?? holder.userId };
    const entry = await this.conversations.append(personId, partyOf(holder), author, content);
    const { readTime: _, ...frame } = entry;
    this.fanout.tell({ kind: 'frame', audience: { personId }, frame });
    this.fanout.tell({ kind: 'frame', audience: { desk: true }, frame });
  }
}

const partyOf = ({ kind }: TicketHolderView): Party => (kind === 'staff' ? 'desk' : 'person');

/** Whose conversation it is. A person has only their own, whatever id a frame names; the desk has everybody's. */
function personOf(holder: TicketHolderView, otherId: string): string | undefined {
  if (holder.kind !== 'staff') return holder.userId;
  return /^[1-9]\d{0,18}$/.test(otherId) ? otherId : undefined;
}
