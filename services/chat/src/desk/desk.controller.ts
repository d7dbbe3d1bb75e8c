import { Controller } from '@nestjs/common';
import {
  chatDeskApi,
  type AddNoteDto,
  type AssignDto,
  type ConversationPageDto,
  type ConversationRefDto,
} from '@mall/contracts/chat';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { DeskService } from './desk.service.js';

@Controller()
export class DeskController implements HandlersOf<typeof chatDeskApi> {
  constructor(private readonly desk: DeskService) {}

  @Handles(chatDeskApi.page)
  page(request: ConversationPageDto, caller: Caller) {
    return this.desk.page(request, caller);
  }

  @Handles(chatDeskApi.one)
  one({ conversationId }: ConversationRefDto, caller: Caller) {
    return this.desk.one(conversationId, caller);
  }

  @Handles(chatDeskApi.assign)
  assign(request: AssignDto, caller: Caller) {
    return this.desk.assign(request, caller);
  }

  @Handles(chatDeskApi.addNote)
  addNote(request: AddNoteDto, caller: Caller) {
    return this.desk.addNote(request, caller);
  }

  @Handles(chatDeskApi.figures)
  figures(_: Empty, caller: Caller) {
    return this.desk.figures(caller);
  }

  @Handles(chatDeskApi.record)
  record({ conversationId }: ConversationRefDto, caller: Caller) {
    return this.desk.record(conversationId, caller);
  }
}
