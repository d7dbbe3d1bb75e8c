import { Bool } from '@mall/validation';

export class SyncDirectoryDto {
  /** Answers what would change, and changes nothing. */
  @Bool({ optional: true }) preview?: boolean;
}
