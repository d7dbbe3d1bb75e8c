import type { OwnPersonalRequestView, PersonalRequestView } from '@mall/contracts/user';
import { maskMobile } from '../profile/mask.js';
import type { OpenProfile } from '../profile/profile.js';
import type { PersonalRequest } from './personal-request.entity.js';

export const toOwnRequestView = (request: PersonalRequest): OwnPersonalRequestView => ({
  requestId: request.requestId,
  kind: request.kind,
  state: request.state,
  askedTime: request.askedAt.toISOString(),
  dueTime: request.dueAt.toISOString(),
  isBegun: request.begunAt !== null,
  reason: request.reason,
  endedTime: request.endedAt?.toISOString() ?? null,
  archiveUntil: request.fileId === null ? null : (request.fileUntil?.toISOString() ?? null),
});

export const toRequestView = (
  request: PersonalRequest,
  person: OpenProfile | undefined,
  now: Date,
): PersonalRequestView => ({
  ...toOwnRequestView(request),
  userId: request.userId,
  userName: person?.userName ?? null,
  mobileMasked: maskMobile(person?.mobile ?? null),
  decidedBy: request.decidedByName,
  partsDone: [...request.partsDone],
  isOverdue: request.state === 'waiting' && request.dueAt < now,
});

/** Returns the name of a request in the log. */
export const nameOf = ({ kind, requestId }: Pick<PersonalRequest, 'kind' | 'requestId'>): string =>
  `Request ${requestId} (${kind})`;
