import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { ErrorPage } from '../ErrorPage.js';

interface RouteBoundaryProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly location: Location;
  readonly hasFailed: boolean;
}

/** Stands in for a page that broke, or whose code could not be loaded, until the visitor goes elsewhere. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError(): Partial<RouteBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { location }: RouteBoundaryProps,
    before: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return location === before.location ? null : { location, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage status="500" /> : this.props.children;
  }
}
