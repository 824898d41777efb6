import { Notice } from '@abs/ui/components/Notice';
import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { onCode, sayReady } from './messages.ts';
import { readPrototype, type Scope } from './readPrototype.ts';

export type PrototypeProps = {
  /** TSX: elements, and data that is written out. In the playground, what is typed there takes its place. */
  code: string;
  /** What its names stand for. */
  scope: Scope;
};

/** Says what a component threw, as one does that is drawn without what it needs. */
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

/** Draws the code of a prototype. While it cannot be read, as in the middle of a word, what it was before stays. */
export function Prototype({ code, scope }: PrototypeProps) {
  const [typed, setTyped] = useState<string>();
  // Before anybody sees it, and so can send something.
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
