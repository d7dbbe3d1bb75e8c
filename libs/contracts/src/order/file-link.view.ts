import { Text } from '@mall/validation';

/** A file someone uploaded, named as they named it. */
export class FileLinkView {
  @Text({ max: 1000 }) url!: string;
  @Text({ max: 300 }) originName!: string;
}
