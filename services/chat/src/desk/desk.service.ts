import { Inject, Injectable } from '@nestjs/common';
import {
  chatErrors,
  type AddNoteDto,
  type AnswerTimesView,
  type AssignDto,
  type ChatMessagesView,
  type ConversationPageDto,
  type ConversationView,
  type DeskConversationView,
  type ResponseFiguresView,
} from '@mall/contracts/chat';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { toConversation, toMessage } from '../conversations/conversation.mapper.js';
import { ConversationRepository } from '../conversations/conversation.repository.js';
import { ConversationService } from '../conversations/conversation.service.js';
import { ConversationSocketService } from '../conversations/conversation-socket.service.js';
import { DeskHoursService } from '../hours/desk-hours.service.js';
import { CHAT_RIGHT } from '../sockets/connection.js';
import { StaffRightService } from '../sockets/staff-right.service.js';
import { DeskRepository, type Scope } from './desk.repository.js';

const RECORD_MESSAGES = 10_000;

/** The seller's side: the queue of waiting buyers, the assigned staff, and the notes of staff. */
@Injectable()
export class DeskService {
  constructor(
    private readonly desk: DeskRepository,
    private readonly conversations: ConversationRepository,
    private readonly seats: ConversationService,
    private readonly sockets: ConversationSocketService,
    private readonly hours: DeskHoursService,
    @Inject(StaffRightService) private readonly rights: Pick<StaffRightService, 'of'>,
    @InjectClient(chatCalls.staff) private readonly staff: ClientOf<typeof chatCalls.staff>,
  ) {}

  async page(request: ConversationPageDto, caller: Caller): Promise<AdminPage<ConversationView>> {
    const { rows, total } = await this.desk.page(request, scopeOf(caller));
    const side = sellerSide(caller);
    const listed = await this.conversations.listed(rows, side);
    return adminPage(
      listed.map((row) => toConversation(row, side)),
      total,
      request,
    );
  }

  async one(conversationId: string, caller: Caller): Promise<DeskConversationView> {
    const { conversation, side } = await this.seats.seat(conversationId, caller);
    if (side === 'buyer') throw chatErrors.conversationNotFound();
    const notes = side === 'desk' ? await this.desk.notesOf(conversationId) : [];
    return {
      ...(await this.seats.view(conversation, side)),
      notes: notes.map(({ noteId, authorName, text, createdAt }) => ({
        noteId,
        authorName,
        text,
        createTime: createdAt.toISOString(),
      })),
    };
  }

  /**
   * Assigns a conversation, to the caller without `staffId`.
   * @throws chatErrors.cannotAnswer, alreadyTaken when another than `expectedId` has it.
   */
  async assign({ conversationId, staffId, expectedId }: AssignDto, caller: Caller): Promise<void> {
    const { conversation } = await this.seats.seat(conversationId, caller);
    const to = await this.colleague(staffId ?? caller.userId!, caller);
    const holder = await this.desk.assign(conversationId, expectedId ?? null, to);
    if (holder !== undefined) throw chatErrors.alreadyTaken({ name: holder });
    this.sockets.refresh(conversation, 'desk', conversationId);
  }

  async addNote({ conversationId, text }: AddNoteDto, caller: Caller): Promise<void> {
    const { conversation } = await this.seats.seat(conversationId, caller);
    const { userId = '', username = userId } = caller;
    await this.desk.addNote({ conversationId, authorId: userId, authorName: username, text });
    this.sockets.refresh(conversation, 'desk', conversationId);
  }

  async figures(caller: Caller): Promise<ResponseFiguresView> {
    const scope = scopeOf(caller);
    const [waiting, rows] = await Promise.all([
      this.desk.waiting(scope),
      this.desk.answerTimes(scope, await this.hours.timeZone()),
    ]);
    const timesOf = (wanted: (typeof rows)[number]['span']): AnswerTimesView => {
      const { span: _, ...times } = rows.find(({ span }) => span === wanted)!;
      return times;
    };
    return { ...waiting, ...timesOf('month'), today: timesOf('today'), week: timesOf('week') };
  }

  async record(conversationId: string, caller: Caller): Promise<ChatMessagesView> {
    const { conversation, side } = await this.seats.seat(conversationId, caller);
    const rows = await this.conversations.messages(conversationId, undefined, RECORD_MESSAGES);
    return {
      conversation: await this.seats.view(conversation, side),
      messages: rows.map((row) => toMessage(row, conversation)),
      hasMore: rows.length === RECORD_MESSAGES,
    };
  }

  /** Returns a member of staff who may answer buyers. */
  private async colleague(
    staffId: string,
    caller: Caller,
  ): Promise<{ readonly staffId: string; readonly name: string }> {
    const [[card], rights] = await Promise.all([
      this.staff.getByIds({ ids: [staffId] }, caller),
      this.rights.of(staffId),
    ]);
    if (!card || !rights.has(CHAT_RIGHT)) throw chatErrors.cannotAnswer();
    return { staffId, name: card.nickname || card.username };
  }
}

const sellerSide = ({ kind }: Caller) => (kind === 'staff' ? 'desk' : 'shop');

const scopeOf = ({ kind, userId, shopId }: Caller): Scope =>
  kind === 'staff' ? { staffId: userId } : { shopId: shopId! };
