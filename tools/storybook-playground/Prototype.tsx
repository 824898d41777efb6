import { Notice } from '@abs/ui/components/Notice';
import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { onCode, sayReady } from './messages.ts';
import { readPrototype, type Scope } from './readPrototype.ts';

export type PrototypeProps = {
  /** TSX: elements and literal data. In the playground, the typed code replaces it. */
  code: string;
  /** The values of its names. */
  scope: Scope;
};

/** Shows the error that a component throws, for example because a prop is missing. */
class Boundary extends Component<{ children: ReactNode }, { problem?: string }> {
  override state: { problem?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { problem: error.message };
  }

  override render() {
    const { problem } = this.state;
    return problem === undefined ? this.props.children : <Notice tone="danger">It cannot be drawn: {problem}</Notice>;
  }
}

function read(code: string, scope: Scope): { nodes?: ReactNode[]; problem?: string } {
  try {
    return { nodes: readPrototype(code, scope) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Draws the code of a prototype. While it is invalid, as in the middle of a word, shows the last valid version. */
export function Prototype({ code, scope }: PrototypeProps) {
  const [typed, setTyped] = useState<string>();
  // Listens before the first paint, so that no code is missed.
  useLayoutEffect(() => {
    const stop = onCode(setTyped);
    sayReady();
    return stop;
  }, []);
  const text = typed ?? code;
  const { nodes, problem } = useMemo(() => read(text, scope), [text, scope]);
  const drawn = useRef<{ code: string; nodes: ReactNode[] }>(undefined);
  if (nodes) drawn.current = { code: text, nodes };
  return (
    <>
      {problem && <Notice tone="warning">{problem}</Notice>}
      <Boundary key={drawn.current?.code}>{drawn.current?.nodes}</Boundary>
    </>
  );
}
