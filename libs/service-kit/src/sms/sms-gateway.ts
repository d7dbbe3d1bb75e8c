/** The purpose of a message; gateways that only send approved templates have one template for each. */
export type SmsTemplate = 'code' | 'signing' | 'notice';

export interface Sms {
  /** A UUID that stays the same in all attempts to send this message. */
  readonly key: string;
  /** `+7…` or `+86…`. */
  readonly mobile: string;
  /** The whole message, for gateways that accept any text. */
  readonly text: string;
  readonly template: SmsTemplate;
  /** The parameters of the template: `code` and `minutes`, these with `title`, or `text`. */
  readonly params: Readonly<Record<string, string>>;
}

/** The outcome of an attempt. */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  /** Not accepted now; the gateway may accept it later. */
  | { readonly kind: 'later'; readonly reason: string }
  /** The gateway may have accepted it: it is sent again only after `wasTaken` has returned false. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** The gateway refuses this message permanently. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The gateway refuses every message to this number permanently. */
  | { readonly kind: 'numberRefused'; readonly reason: string };

/** Port for services that send text messages. */
export interface SmsGateway {
  /** Whether any gateway reaches the number. */
  reaches(mobile: string): boolean;
  /** Never rejects. */
  send(sms: Sms): Promise<SmsOutcome>;
  /** Whether the gateway accepted an earlier attempt; undefined when unknown. Never rejects. */
  wasTaken(sms: Pick<Sms, 'key' | 'mobile'>): Promise<boolean | undefined>;
}
