/** The script of the review page. The function is sent there alone, so it can use nothing else of this module. */
import type { Review } from './review.ts';

/** Shows groups of equal differences, a page at a time, and keeps the verdicts until they are saved. */
export function reviewInPage(review: Review): void {
  /** The most figures on a page. */
  const MOST_FIGURES = 200;
  type Verdict = { verdict?: 'accepted' | 'rejected'; comment?: string };
  type Group = Review['groups'][number];
  type Story = Group['stories'][number];

  const memory = `review ${review.id}`;
  const verdicts: Record<string, Verdict> = JSON.parse(localStorage.getItem(memory) ?? '{}');
  const byId = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;
  const [list, main, count] = [byId('groups'), byId('group'), byId<HTMLOutputElement>('count')];
  const [text, least] = [byId<HTMLInputElement>('text'), byId<HTMLSelectElement>('least')];
  let current: Group | undefined;
  let page = 0;

  function make(tag: string, props: Record<string, unknown> = {}, ...children: (Node | string)[]): HTMLElement {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(props)) {
      if (name.startsWith('on')) element.addEventListener(name.slice(2), value as EventListener);
      else if (value !== undefined) element.setAttribute(name, String(value));
    }
    element.append(...children);
    return element;
  }

  const verdictOf = (stories: readonly Story[]): string => {
    const given = new Set(stories.map(({ id }) => verdicts[id]?.verdict ?? 'open'));
    return given.size === 1 ? ([...given][0] as string) : 'mixed';
  };

  function judge(stories: readonly Story[], change: Verdict): void {
    for (const { id } of stories) verdicts[id] = { ...verdicts[id], ...change };
    localStorage.setItem(memory, JSON.stringify(verdicts));
    showList();
  }

  /** A form to accept or reject some stories together, and to comment on a rejection. */
  function verdictForm(name: string, label: string, stories: readonly Story[], onJudged: () => void): HTMLElement {
    const verdict = verdictOf(stories);
    const choice = (value: 'accepted' | 'rejected', words: string) => {
      const radio = make('input', { type: 'radio', name, value }) as HTMLInputElement;
      radio.checked = verdict === value;
      radio.addEventListener('change', () => {
        judge(stories, { verdict: value });
        onJudged();
      });
      return make('label', {}, radio, ` ${words}`);
    };
    const comment = make('input', { 'aria-label': `Why not: ${label}`, placeholder: 'Why not?' }) as HTMLInputElement;
    comment.value = (stories[0] && verdicts[stories[0].id]?.comment) ?? '';
    comment.hidden = verdict !== 'rejected';
    comment.addEventListener('change', () => judge(stories, { comment: comment.value }));
    const legend = make('legend', {}, `Verdict on ${label}`);
    return make('fieldset', {}, legend, choice('accepted', 'Accept'), choice('rejected', 'Reject'), comment);
  }

  function figure(story: Story, change: Story['changes'][number]): HTMLElement {
    const { mode, isNew, width, height, before, after, difference, pixels } = change;
    const picture = (src: string, what: string) =>
      make('img', { src, alt: `${story.id}, ${mode}, ${what}`, loading: 'lazy' });
    const title = make(
      'figcaption',
      {},
      `${mode} `,
      make(
        'small',
        {},
        pixels !== null ? `${pixels} pixels differ` : isNew ? 'new' : 'how it looked before is not known',
      ),
    );
    if (after === null) {
      return make('figure', {}, title, 'Its pictures would make this file too large: npm run test:visual shows them.');
    }
    if (before === null || difference === null) return make('figure', {}, title, picture(after, 'now'));
    const slider = make('div', { class: 'slider', style: `width:${width}px;aspect-ratio:${width}/${height}` });
    const range = make('input', {
      ...{ type: 'range', min: 0, max: 100, value: 50 },
      'aria-label': `How much of the new picture is shown: ${story.id}, ${mode}`,
      oninput: ({ target }: Event) =>
        slider.style.setProperty('--shown', `${100 - Number((target as HTMLInputElement).value)}%`),
    });
    slider.append(picture(before, 'before'), picture(after, 'now'), range);
    return make('figure', {}, title, make('div', { class: 'pair' }, slider, picture(difference, 'difference')));
  }

  function section(story: Story): HTMLElement {
    const heading = make(
      'h3',
      {},
      `${story.title.replaceAll('/', ' › ')} › ${story.name} `,
      make('code', {}, story.id),
    );
    const element = make('section', { id: story.id }, heading);
    if (current && current.stories.length > 1) element.append(verdictForm(story.id, story.id, [story], showGroup));
    element.append(...story.changes.map((change) => figure(story, change)));
    return element;
  }

  /** Splits stories into pages by their number of figures: some stories have four, some more. */
  function pagesOf(stories: readonly Story[]): Story[][] {
    const pages: Story[][] = [[]];
    let figures = 0;
    for (const story of stories) {
      figures += story.changes.length;
      if (figures > MOST_FIGURES) {
        pages.push([]);
        figures = story.changes.length;
      }
      pages.at(-1)?.push(story);
    }
    return pages;
  }

  function showGroup(): void {
    if (!current) return;
    const { label, why, stories } = current;
    const pages = pagesOf(stories);
    const turn = (by: number) => () => {
      page += by;
      showGroup();
      main.focus();
    };
    const button = (words: string, by: number) =>
      make(
        'button',
        { type: 'button', onclick: turn(by), disabled: page + by < 0 || page + by >= pages.length ? '' : undefined },
        words,
      );
    main.replaceChildren(
      make('h2', {}, label),
      ...why.map((sentence) => make('p', {}, sentence)),
      verdictForm(
        'group',
        stories.length === 1 ? (stories[0]?.id ?? '') : `all ${stories.length} stories`,
        stories,
        showGroup,
      ),
      ...(pages[page] ?? []).map(section),
      ...(pages.length > 1
        ? [make('p', {}, button('Earlier', -1), ` Page ${page + 1} of ${pages.length} `, button('Later', 1))]
        : []),
    );
  }

  const open = (group: Group) => {
    current = group;
    page = 0;
    showList();
    showGroup();
    main.focus();
    main.scrollIntoView();
  };

  /** The groups that differ enough, and have a story whose label, id, title, name or tags contain all words. */
  const shown = (): Group[] => {
    const words = text.value.toLowerCase().split(/\s+/);
    return review.groups.filter(
      ({ pixels, label, stories }) =>
        (pixels ?? Number.POSITIVE_INFINITY) >= Number(least.value) &&
        stories.some(({ id, title, name, tags }) => {
          const searched = `${label} ${id} ${title} ${name} ${tags.join(' ')}`.toLowerCase();
          return words.every((word) => searched.includes(word));
        }),
    );
  };

  function showList(): void {
    list.replaceChildren(
      ...shown().map((group) =>
        make(
          'li',
          {},
          make(
            'button',
            { type: 'button', onclick: () => open(group), 'aria-current': group === current ? 'true' : undefined },
            group.label,
            make(
              'small',
              {},
              `${group.stories.length === 1 ? '1 story' : `${group.stories.length} stories`}, ${verdictOf(group.stories)}`,
            ),
          ),
        ),
      ),
    );
    const all = review.groups.flatMap(({ stories }) => stories);
    count.value = `${all.filter(({ id }) => verdicts[id]?.verdict).length} of ${all.length} stories judged`;
  }

  function save(): void {
    const all = review.groups.flatMap(({ stories }) => stories.map(({ id }) => ({ id, ...verdicts[id] })));
    const accepted = all.filter(({ verdict }) => verdict === 'accepted').map(({ id }) => id);
    const rejected = all
      .filter(({ verdict }) => verdict === 'rejected')
      .map(({ id, comment = '' }) => ({ id, comment }));
    const file = new Blob([JSON.stringify({ accepted, rejected }, null, 2)], { type: 'application/json' });
    make('a', { href: URL.createObjectURL(file), download: 'verdicts.json' }).click();
  }

  /** Keys besides Tab and Enter: n and p for the next and the previous group, a and r to accept or reject it. */
  function onKey(event: KeyboardEvent): void {
    const { target, key } = event;
    const isTyping = target instanceof HTMLInputElement && target.type !== 'radio';
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return;
    const groups = shown();
    const place = current ? groups.indexOf(current) : -1;
    const next = { n: groups[place + 1], p: groups[place - 1] }[key];
    if (next) open(next);
    const verdict = ({ a: 'accepted', r: 'rejected' } as const)[key];
    if (!verdict || !current) return;
    judge(current.stories, { verdict });
    showGroup();
  }

  byId('save').addEventListener('click', save);
  for (const field of [text, least]) field.addEventListener('input', showList);
  document.addEventListener('keydown', onKey);
  [current] = review.groups;
  showList();
  showGroup();
}
