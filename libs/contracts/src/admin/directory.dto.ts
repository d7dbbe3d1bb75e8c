import { Bool } from '@mall/validation';

export class SyncDirectoryDto {
  /** True to answer what would change without changing anything. */
  @Bool({ optional: true }) preview?: boolean;
}
