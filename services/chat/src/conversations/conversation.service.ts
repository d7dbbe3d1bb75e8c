import { Inject, Injectable } from '@nestjs/common';
import {
  chatErrors,
  MESSAGES_AT_ONCE,
  pictureOf,
  type ChatMessagesView,
  type ChatPictureDto,
  type ConversationView,
  type OpenConversationDto,
  type ReadMessagesDto,
} from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import type { LinkView } from '@mall/contracts/file';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { toConversation, toMessage } from './conversation.mapper.js';
import type { Conversation } from './conversation.entity.js';
import { ConversationRepository } from './conversation.repository.js';
import { callerAsMember, sideOf, type PersonSide } from './side.js';
import { SubjectService } from './subject.service.js';

const LINK_SECONDS = 600;

/** Conversations as their participants read them. */
@Injectable()
export class ConversationService {
  constructor(
    private readonly conversations: ConversationRepository,
    @Inject(SubjectService) private readonly subjects: Pick<SubjectService, 'factsOf'>,
    @InjectClient(chatCalls.files)
    private readonly files: Pick<ClientOf<typeof chatCalls.files>, 'issueLink'>,
  ) {}

  async open(request: OpenConversationDto, caller: Caller): Promise<ConversationView> {
    const { userId, name } = callerAsMember(caller);
    // A conversation stays open to its people when the car is no longer for sale.
    const known = await this.conversations.findAbout(userId, request.subject, request.subjectId ?? '0');
    if (known) return this.view(known, 'buyer');
    const facts = await this.subjects.factsOf(request, caller);
    return this.view(await this.conversations.open(userId, name, facts), 'buyer');
  }

  async mine({ userId = '' }: Caller): Promise<ConversationView[]> {
    const rows = await this.conversations.listed(await this.conversations.ofPerson(userId), 'buyer');
    return rows.map((row) => toConversation(row, 'buyer'));
  }

  async one(conversationId: string, caller: Caller): Promise<ConversationView> {
    const { conversation, side } = await this.seat(conversationId, caller);
    return this.view(conversation, side);
  }

  async messages(
    { conversationId, beforeSeq, sinceRev }: ReadMessagesDto,
    caller: Caller,
  ): Promise<ChatMessagesView> {
    const { conversation, side } = await this.seat(conversationId, caller);
    const rows =
      sinceRev === undefined
        ? await this.conversations.messages(conversationId, beforeSeq)
        : (await this.conversations.changedSince(conversationId, sinceRev)).slice(0, MESSAGES_AT_ONCE + 1);
    const isFull = sinceRev !== undefined && rows.length > MESSAGES_AT_ONCE;
    const shown = isFull ? rows.slice(0, MESSAGES_AT_ONCE) : rows;
    return {
      conversation: await this.view(conversation, side),
      messages: shown.map((row) => toMessage(row, conversation)),
      hasMore: sinceRev === undefined ? (rows[0]?.seq ?? 1) > 1 : isFull,
    };
  }

  /**
   * Returns a link to the private picture of a message.
   * @throws chatErrors.messageNotFound for a message without one.
   */
  async picture({ conversationId, seq }: ChatPictureDto, caller: Caller): Promise<LinkView> {
    await this.seat(conversationId, caller);
    const message = await this.conversations.message(conversationId, seq);
    const fileId = message ? pictureOf(message.content) : undefined;
    if (fileId === undefined) throw chatErrors.messageNotFound();
    return this.files.issueLink({ fileId, seconds: LINK_SECONDS });
  }

  /**
   * Returns a conversation and the caller's side of it.
   * @throws chatErrors.conversationNotFound also for people who do not take part in it.
   */
  async seat(
    conversationId: string,
    caller: Caller,
  ): Promise<{ readonly conversation: Conversation; readonly side: PersonSide }> {
    const conversation = await this.conversations.find(conversationId);
    const side = conversation ? sideOf(conversation, callerAsMember(caller)) : undefined;
    if (!conversation || !side) throw chatErrors.conversationNotFound();
    return { conversation, side };
  }

  async view(conversation: Conversation, side: PersonSide): Promise<ConversationView> {
    const [row] = await this.conversations.listed([conversation], side);
    return toConversation(row!, side);
  }
}
