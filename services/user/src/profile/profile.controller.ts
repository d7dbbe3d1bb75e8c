import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty } from '@mall/contracts/define';
import { userApi, type CreateProfileDto, type UpdateUserDto, type UserRefsDto } from '@mall/contracts/user';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController implements HandlersOf<typeof userApi> {
  constructor(private readonly profiles: ProfileService) {}

  @Handles(userApi.detail)
  detail(_: Empty, caller: Caller) {
    return this.profiles.detail(caller);
  }

  @Handles(userApi.update)
  update(request: UpdateUserDto, caller: Caller) {
    return this.profiles.update(caller, request);
  }

  @Handles(userApi.createProfile)
  createProfile(request: CreateProfileDto) {
    return this.profiles.createProfile(request);
  }

  @Handles(userApi.cardsOf)
  cardsOf({ userIds }: UserRefsDto) {
    return this.profiles.cardsOf(userIds);
  }
}
