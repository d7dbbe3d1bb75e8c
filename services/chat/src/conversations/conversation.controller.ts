import { Controller } from '@nestjs/common';
import {
  chatConversationApi,
  type ChatPictureDto,
  type ConversationRefDto,
  type OpenConversationDto,
  type ReadMessagesDto,
} from '@mall/contracts/chat';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { ConversationService } from './conversation.service.js';

@Controller()
export class ConversationController implements HandlersOf<typeof chatConversationApi> {
  constructor(private readonly conversations: ConversationService) {}

  @Handles(chatConversationApi.open)
  open(request: OpenConversationDto, caller: Caller) {
    return this.conversations.open(request, caller);
  }

  @Handles(chatConversationApi.mine)
  mine(_: Empty, caller: Caller) {
    return this.conversations.mine(caller);
  }

  @Handles(chatConversationApi.one)
  one({ conversationId }: ConversationRefDto, caller: Caller) {
    return this.conversations.one(conversationId, caller);
  }

  @Handles(chatConversationApi.messages)
  messages(request: ReadMessagesDto, caller: Caller) {
    return this.conversations.messages(request, caller);
  }

  @Handles(chatConversationApi.picture)
  picture(request: ChatPictureDto, caller: Caller) {
    return this.conversations.picture(request, caller);
  }
}
