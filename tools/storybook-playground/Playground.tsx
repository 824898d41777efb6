import { useEffect, useId, useRef, useState } from 'react';
import { useTheme } from 'storybook/theming';
import { ScrollArea } from '../storybook-docs/ScrollArea.tsx';
import { onReady, sendCode } from './messages.ts';
import { fromLink, toLink } from './sharedCode.ts';

/** Width of the sheet in pixels, by device. */
const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The query parameter of the code in the URL of Storybook, whose page contains this one in an iframe. */
const PARAMETER = 'code';

const shell = () => window.parent;

function withCode(link: string | undefined): URL {
  const url = new URL(shell().location.href);
  if (link === undefined) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, link);
  return url;
}

const showAddress = (url: URL) => shell().history.replaceState(shell().history.state, '', url);

export type PlaygroundProps = {
  /** The id of the story that draws a Prototype. */
  story: string;
  /** Code to start from, by name. The first one is shown initially. */
  starts: Readonly<Record<string, string>>;
};

/** Draws the typed code with the components of the shop, and keeps it in the URL, so that a link shares it. */
export function Playground({ story, starts }: PlaygroundProps) {
  const theme = useTheme().base;
  const frame = useRef<HTMLIFrameElement>(null);
  const [first = ''] = Object.values(starts);
  const [code, setCode] = useState(first);
  const [width, setWidth] = useState<Width>('Phone');
  const [message, setMessage] = useState('');
  const hint = useId();

  useEffect(() => {
    const shared = new URL(shell().location.href).searchParams.get(PARAMETER);
    if (shared === null) return;
    fromLink(shared).then((found) => {
      if (found === undefined) setMessage('This link is damaged: ask for another one. Here is an example instead.');
      else setCode(found);
    });
  }, []);
  useEffect(() => {
    let isOld = false;
    toLink(code).then((link) => {
      if (!isOld) showAddress(withCode(code === first ? undefined : link));
    });
    return () => {
      isOld = true;
    };
  }, [code, first]);
  // Removes the code when leaving, because other pages of Storybook do not use it.
  useEffect(() => () => showAddress(withCode(undefined)), []);
  // Another theme reloads the sheet, which then reports that it is ready.
  useEffect(() => {
    sendCode(frame, code);
    return onReady(frame, () => sendCode(frame, code));
  }, [code]);

  const change = (next: string) => {
    setCode(next);
    setMessage('');
  };
  const copyLink = async () => {
    const url = withCode(await toLink(code));
    showAddress(url);
    try {
      await navigator.clipboard.writeText(url.href);
      setMessage('Link copied.');
    } catch {
      setMessage('The link couldn’t be copied. The address of this page is the link: copy it yourself.');
    }
  };

  return (
    <>
      <div className="query">
        <fieldset>
          <legend>Width</legend>
          <div className="choices">
            {(Object.keys(WIDTHS) as Width[]).map((name) => (
              <label key={name}>
                <input type="radio" name="width" checked={name === width} onChange={() => setWidth(name)} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>Start from</legend>
          <div className="choices leads">
            {Object.entries(starts).map(([name, start]) => (
              <button key={name} type="button" onClick={() => change(start)}>
                {name}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="choices leads">
          <button type="button" onClick={copyLink}>
            Copy link
          </button>
        </div>
      </div>
      <p role="status">{message}</p>
      <div className="desk" data-width={width}>
        <label>
          Code
          <textarea
            value={code}
            onChange={({ target }) => change(target.value)}
            spellCheck={false}
            autoCapitalize="off"
            aria-describedby={hint}
          />
        </label>
        <ScrollArea label="What it looks like" className="sheet">
          <iframe
            ref={frame}
            key={theme}
            title="Prototype"
            src={`iframe.html?id=${story}&viewMode=story&embed=true&globals=theme:${theme}`}
            style={{ width: WIDTHS[width] }}
          />
        </ScrollArea>
      </div>
      <p id={hint} className="muted">
        Elements, and data that is written out. Handlers do nothing.
      </p>
    </>
  );
}
