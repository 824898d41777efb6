import type { Mode } from './modes.ts';
import type { Story } from './screenshotter.ts';

/** What a story looked like before and looks like now, as files beside the page. */
export type Change = {
  story: Story;
  mode: Mode;
  width: number;
  height: number;
  /** How many differ; null for a story that had no picture. */
  pixels: number | null;
  before: string | null;
  after: string;
  difference: string | null;
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

function pictures({ story, mode, width, height, before, after, difference, pixels }: Change): string {
  const image = (file: string, what: string) =>
    `<img src="${escaped(file)}" alt="${escaped(`${story.id}, ${mode}, ${what}`)}" loading="lazy" />`;
  const caption = `<h4>${mode} <small>${pixels === null ? 'new' : `${pixels} pixels differ`}</small></h4>`;
  if (before === null || difference === null)
    return `<figure>${caption}<div class="still">${image(after, 'now')}</div></figure>`;
  return `<figure>${caption}
<div class="pair">
<div class="slider" style="width:${width}px;aspect-ratio:${width}/${height}">${image(before, 'before')}${image(after, 'now')}
<input type="range" min="0" max="100" value="50" aria-label="How much of the new picture is shown: ${escaped(story.id)}, ${mode}" /></div>
<div class="still">${image(difference, 'difference')}</div>
</div></figure>`;
}

function storySection(changes: Change[]): string {
  const { id, name } = (changes[0] as Change).story;
  const choice = (value: string, label: string) =>
    `<label><input type="radio" name="${escaped(id)}" value="${value}" /> ${label}</label>`;
  return `<section id="${escaped(id)}"><h3>${escaped(name)} <code>${escaped(id)}</code></h3>
<fieldset><legend>Verdict on ${escaped(name)}</legend>${choice('accepted', 'Accept')}${choice('rejected', 'Reject')}</fieldset>
${changes.map(pictures).join('\n')}</section>`;
}

/**
 * A page for reviewing changes, by journey and component: before and now under a slider, what differs beside it. It
 * needs no server, and saves the verdicts as a file that `--accept` reads.
 */
export function reportPage(changes: readonly Change[], failures: readonly string[]): string {
  const sorted = changes.toSorted((a, b) =>
    a.story.title < b.story.title ? -1 : a.story.title > b.story.title ? 1 : 0,
  );
  const groups = [...Map.groupBy(sorted, ({ story }) => story.title)].map(
    ([title, inTitle]) =>
      `<h2>${escaped(title.replaceAll('/', ' › '))}</h2>${[...Map.groupBy(inTitle, ({ story }) => story.id).values()].map(storySection).join('\n')}`,
  );
  const count = new Set(changes.map(({ story }) => story.id)).size;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Review of pictures</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 2640px; padding: 0 24px 96px }
h3 code, small { font-weight: 400; opacity: .75 }
section { border-top: 1px solid; padding: 8px 0 24px }
fieldset { border: 0; padding: 0; display: flex; gap: 24px } legend { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
fieldset label { padding: 4px 0 }
figure { margin: 16px 0 } h4 { margin: 0 0 8px }
.pair { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
.pair > * { max-width: calc(50% - 12px); min-width: min(100%, 320px) }
img { max-width: 100%; display: block; outline: 1px solid #8888 }
.slider { position: relative } .slider img { position: absolute; inset: 0; width: 100% }
.slider img + img { clip-path: inset(0 0 0 calc(100% - var(--shown, 50%))) }
.slider input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: .35; cursor: ew-resize }
footer { position: fixed; inset: auto 0 0; padding: 12px 24px; background: Canvas; border-top: 1px solid; display: flex; gap: 24px; align-items: center }
</style></head><body>
<h1>Review of pictures</h1>
<p>${count} stories look different. Move the slider from now (right) to before (left); what differs is red.</p>
<details><summary>All ${failures.length} failures</summary><ul>${failures.map((failure) => `<li>${escaped(failure)}</li>`).join('')}</ul></details>
${groups.join('\n')}
<footer><button type="button" id="save">Save verdicts</button><button type="button" id="all">Accept all that are open</button><output></output></footer>
<script>
const radios = [...document.querySelectorAll('input[type=radio]')];
const verdicts = (value) => radios.filter((radio) => radio.checked && radio.value === value).map((radio) => radio.name);
const tell = () => {
  const done = verdicts('accepted').length + verdicts('rejected').length;
  document.querySelector('output').textContent = done + ' of ' + radios.length / 2 + ' judged';
};
document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.parentElement.style.setProperty('--shown', 100 - target.value + '%');
});
document.addEventListener('change', tell);
document.getElementById('all').onclick = () => {
  const judged = new Set([...verdicts('accepted'), ...verdicts('rejected')]);
  for (const radio of radios) if (radio.value === 'accepted' && !judged.has(radio.name)) radio.checked = true;
  tell();
};
document.getElementById('save').onclick = () => {
  const file = JSON.stringify({ accepted: verdicts('accepted'), rejected: verdicts('rejected') }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  link.download = 'accepted.json';
  link.click();
};
tell();
</script></body></html>
`;
}
