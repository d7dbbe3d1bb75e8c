import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { ErrorPage } from '../ErrorPage.js';

interface RouteBoundaryProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly location: Location;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Whether the code of a page failed to load: the messages of Chrome, Firefox and Safari have this in common. */
const isLost = (error: unknown): boolean => error instanceof TypeError && /import/i.test(error.message);

/** Replaces a page that crashed, or whose code could not be loaded, until the visitor navigates. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<RouteBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: RouteBoundaryProps,
    before: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return location === before.location ? null : { location, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorPage status={isLost(failure.error) ? 'offline' : '500'} /> : this.props.children;
  }
}
