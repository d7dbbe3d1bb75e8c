import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import { paperOf, pictureOf, type PaperContent } from '@mall/contracts/chat';
import { MallError, type Caller } from '@mall/contracts/define';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import type { Conversation } from './conversation.entity.js';
import type { PersonSide } from './side.js';

/** Sender of a message. */
export interface Sender {
  readonly holder: TicketHolderView;
  readonly rights: ReadonlySet<string>;
  readonly locale: Locale;
}

export type AttachmentFault = 'picture' | 'paper';

/** Checks the references in messages: pictures that their sender uploaded, and issued papers of the order they are about. */
@Injectable()
export class AttachmentService {
  constructor(
    @InjectClient(chatCalls.files)
    private readonly files: Pick<ClientOf<typeof chatCalls.files>, 'attach'>,
    @InjectClient(chatCalls.papers) private readonly papers: ClientOf<typeof chatCalls.papers>,
  ) {}

  /** Returns the reason why a message may not refer to its attachment; `undefined` when it may, or has none. */
  async faultOf(
    content: string,
    { conversation, side }: { readonly conversation: Conversation; readonly side: PersonSide },
    sender: Sender,
  ): Promise<AttachmentFault | undefined> {
    const fileId = pictureOf(content);
    if (fileId !== undefined)
      return (await this.attaches(fileId, conversation, sender.holder)) ? undefined : 'picture';
    const paper = paperOf(content);
    // Papers are between the buyer and the exporter: a shop may read them, but not send them.
    if (paper === undefined || (side !== 'shop' && (await this.isIssued(paper, conversation, sender))))
      return undefined;
    return 'paper';
  }

  private attaches(
    fileId: string,
    { conversationId }: Conversation,
    { userId }: TicketHolderView,
  ): Promise<boolean> {
    const usedBy = `conversation:${conversationId}`;
    return this.files.attach({ fileIds: [fileId], usedBy, ownerId: userId, purposes: ['chat'] }).then(
      () => true,
      () => false,
    );
  }

  /**
   * Whether the paper is issued. The order service answers with the rights of the sender, so nobody sends a paper that
   * they could not read.
   */
  private async isIssued(
    { paper, documentId }: PaperContent,
    { subject, subjectId }: Conversation,
    sender: Sender,
  ): Promise<boolean> {
    if (subject !== 'order') return false;
    try {
      const issued = await this.papers.ofOrder({ orderId: subjectId }, callerOf(sender));
      return issued.some((one) => one.documentId === documentId && one.kind === paper);
    } catch (failure) {
      if (failure instanceof MallError && failure.declaration.status < 500) return false;
      throw failure;
    }
  }
}

const callerOf = ({ holder, rights, locale }: Sender): Caller => ({
  ...holder,
  permissions: [...rights],
  locale,
  requestId: randomUUID(),
});
