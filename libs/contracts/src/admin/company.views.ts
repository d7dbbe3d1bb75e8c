import { Text, Trilingual, type Texts } from '@mall/validation';

/** The company that runs the mall, from the parameters that staff edit. Both web applications, messages and papers show it. */
export class CompanyView {
  @Trilingual() siteName!: Texts;
  /** Path or address of a picture. */
  @Text() icon!: string;
  @Trilingual() legalName!: Texts;
  @Trilingual() address!: Texts;
  @Trilingual() director!: Texts;
  @Text() registrationCode!: string;
  /** Number of the export licence; empty when none is shown. */
  @Text({ optional: true }) exportLicence!: string;
  /** Name of the bank that buyers pay to; empty when none is shown. Account numbers appear on orders only. */
  @Text({ optional: true }) bank!: string;
  @Text() phone!: string;
  @Text() email!: string;
  @Trilingual() hours!: Texts;
  /** Yard at which buyers fetch their cars: its address, when it is open, and what to bring; empty when not shown. */
  @Trilingual({ optional: true }) yardAddress!: Texts;
  @Trilingual({ optional: true }) yardHours!: Texts;
  @Trilingual({ optional: true }) yardPapers!: Texts;
  @Trilingual() introduction!: Texts;
  /** Number of the site in the Chinese register; empty when it has none. */
  @Text({ optional: true }) filing!: string;
  /** Name of the person who answers buyers; empty when nobody is named. */
  @Text({ optional: true }) manager!: string;
  /** Addresses at messengers; each is empty when the company has none there. */
  @Text({ optional: true }) telegram!: string;
  @Text({ optional: true }) whatsApp!: string;
  @Text({ optional: true }) weChat!: string;
  @Text({ optional: true }) max!: string;
}
