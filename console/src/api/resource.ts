import type { SvgIconComponent } from '@mui/icons-material';
import { lazy, type ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { resourceRights } from '@mall/web-kit';

/** A list of records that the contracts declare. */
export type ResourceName = keyof typeof resourceRights;

/** The components and icon of a resource, exported by its folder. */
export interface ConsoleResource<N extends ResourceName = ResourceName> extends ResourceProps {
  readonly name: N;
  /** Missing where the menu has no entry for the resource. */
  readonly icon?: SvgIconComponent;
}

export const resource = <N extends ResourceName>(
  name: N,
  parts: Omit<ConsoleResource, 'name'>,
): ConsoleResource<N> => ({ ...parts, name });

/** Returns a page whose code is loaded when it is first opened. */
export const page = <C extends string>(load: () => Promise<Record<C, ComponentType>>, component: C) =>
  lazy(async () => ({ default: (await load())[component] }));
