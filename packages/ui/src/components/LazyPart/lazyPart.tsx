import { type ComponentType, type ReactNode, useState } from 'react';
import { LoadFailure, LoadFailureDialog, type LoadFailureProps } from '../LoadFailure/index.ts';
import { LoadingBar } from '../LoadingBar/index.ts';
import { type Loader, useLazy } from './useLazy.ts';

export interface LazyPartOptions extends Pick<Loader<unknown>, 'after'> {
  /** Shown while the part loads. */
  fallback?: ReactNode;
  /** Renders the failure. @default a LoadFailure */
  failed?: (failure: LoadFailureProps) => ReactNode;
}

/** A component whose code loads when it is first rendered. If loading fails, only this part of the page is missing. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failed = (failure) => <LoadFailure {...failure} />, ...options }: LazyPartOptions = {},
): ComponentType<Props> {
  const loader: Loader<ComponentType<Props>> = { load, ...options };
  return function LazyPart(props) {
    const part = useLazy(loader);
    if (part.value) return <part.value {...props} />;
    return part.failure ? failed(part.failure) : fallback;
  };
}

/** A dialog whose code loads when it first opens. A LoadingBar shows a long wait, and a small dialog reports a failure. */
export function lazyDialog<Props extends { open: boolean; onCancel: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loader: Loader<ComponentType<Props>> = { load };
  return function LazyDialog(props) {
    const { open, onCancel } = props;
    // Once opened it stays mounted, so that its closing animation can play.
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    const part = useLazy(loader, open);
    if (!wasOpened) return null;
    if (part.value) return <part.value {...props} />;
    if (!open) return null;
    return part.failure ? <LoadFailureDialog {...part.failure} onClose={onCancel} /> : <LoadingBar />;
  };
}
