import type { SvgIconComponent } from '@mui/icons-material';
import type { ResourceProps } from 'react-admin';
import type { resourceRights } from '@mall/web-kit';
import type { TextsByLocale } from '../i18n/texts.js';

/** A list of records that the contracts declare. */
export type ResourceName = keyof typeof resourceRights;

/** What a folder of the console says of its resource. */
export interface ConsoleResource<N extends ResourceName = ResourceName> extends ResourceProps {
  readonly name: N;
  /** Missing where the menu has no entry for it. */
  readonly icon?: SvgIconComponent;
  readonly texts: TextsByLocale;
}

export const resource = <N extends ResourceName>(
  name: N,
  parts: Omit<ConsoleResource, 'name'>,
): ConsoleResource<N> => ({ ...parts, name });
