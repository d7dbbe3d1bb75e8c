import { useTranslate } from 'react-admin';
import type { ItemTone } from '@mall/contracts/admin';
import type { TemplateKind, TemplateState as State } from '@mall/contracts/order';
import { instant } from '@mall/web-kit';
import { Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';

const CODES = {
  kinds: ['contract', 'proforma', 'invoice'],
  states: ['draft', 'scheduled', 'current', 'retired'],
} as const;

export const choicesOf = (group: keyof typeof CODES) =>
  CODES[group].map((id) => ({ id, name: `console.templates.${group}.${id}` }));

const TONES: Readonly<Record<State, ItemTone>> = {
  draft: 'warning',
  scheduled: 'primary',
  current: 'success',
  retired: 'info',
};

export function TemplateState({ state }: { readonly state: State }) {
  const translate = useTranslate();
  return <ToneWord tone={TONES[state]}>{translate(`console.templates.states.${state}`)}</ToneWord>;
}

export function TemplateKindWord({ kind }: { readonly kind: TemplateKind }) {
  return useTranslate()(`console.templates.kinds.${kind}`);
}

/** Shows the start of validity; the server dates the first templates to 1970, which means "from the beginning". */
export function ValidFrom({ at }: { readonly at: string | null }) {
  const translate = useTranslate();
  if (at && instant(at).getTime() === 0) return translate('console.templates.sinceEver');
  return <Moment at={at} />;
}
