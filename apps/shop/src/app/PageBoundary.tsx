import { ErrorScreen } from '@abs/ui/screens/ErrorScreen';
import { Component, Fragment, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { addRemount, isFromChangedPage, RemountContext } from '../machines/remount.ts';
import { AppProviders } from './AppProviders.tsx';
import { keepPage } from './keepPage.ts';
import { PageMeta } from './PageMeta.tsx';

/** The text if only the page failed, not its frame. */
export const PAGE_FAILED = 'Sorry, something went wrong, please go to another page';

interface PageBoundaryProps {
  /** Replaces the usual text about a page that failed. */
  message?: string;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  error?: unknown;
  /** The times of the page's recent remounts. */
  remounts: readonly number[];
}

class Boundary extends Component<PageBoundaryProps & { location: Location }, BoundaryState, (() => void) | null> {
  static override contextType = RemountContext;
  declare context: number;
  override state: BoundaryState = { location: this.props.location, remounts: [] };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: BoundaryState) {
    if (location !== state.location) return { location, error: undefined };
    const remounts = isFromChangedPage(state.error) ? addRemount(state.remounts) : null;
    return remounts && { error: undefined, remounts };
  }

  override getSnapshotBeforeUpdate(_props: PageBoundaryProps, { remounts }: BoundaryState) {
    return remounts === this.state.remounts ? null : keepPage();
  }

  override componentDidUpdate(_props: PageBoundaryProps, _state: BoundaryState, restore: (() => void) | null) {
    // After the effects of the new page, which may move the focus.
    if (restore) queueMicrotask(restore);
  }

  override render() {
    const { error, remounts } = this.state;
    if (error !== undefined) {
      // With its own providers, because those of the frame may have failed.
      return (
        <AppProviders>
          <PageMeta title="Something went wrong" />
          <ErrorScreen message={this.props.message} />
        </AppProviders>
      );
    }
    const remountedAt = remounts.at(-1) ?? 0;
    return (
      <RemountContext value={Math.max(this.context, remountedAt)}>
        <Fragment key={remountedAt}>{this.props.children}</Fragment>
      </RemountContext>
    );
  }
}

/**
 * Shows an error in place of a page that threw, until the location changes. If React failed because something else
 * had changed the page, it remounts the page and keeps the typed text. The actors of the page continue (usePageActor).
 */
export function PageBoundary(props: PageBoundaryProps) {
  return <Boundary {...props} location={useLocation()} />;
}
