import { Text, Trilingual, type Texts } from '@mall/validation';

/** Who runs the mall, as staff keep it in the parameters: for both web applications, messages and papers. */
export class CompanyView {
  /** Name of the site. */
  @Trilingual() siteName!: Texts;
  /** Path or address of a picture. */
  @Text() icon!: string;
  @Trilingual() legalName!: Texts;
  @Trilingual() address!: Texts;
  @Trilingual() director!: Texts;
  @Text() registrationCode!: string;
  @Text() phone!: string;
  @Text() email!: string;
  @Trilingual() hours!: Texts;
  @Trilingual() introduction!: Texts;
  /** Number of the site in the Chinese register; empty when it has none. */
  @Text({ optional: true }) filing!: string;
}
