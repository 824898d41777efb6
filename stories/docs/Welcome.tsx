import { coverage } from 'virtual:atlas';
import { files, journeys } from 'virtual:docs';
import { Finder } from './Finder.tsx';
import { docsStyles } from './pageStyles.ts';
import { pageHref } from './storyLinks.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const screens = sum(journeys.map((journey) => journey.screens.length));
const stories = sum(files.map((file) => file.stories.length));
const states = sum(coverage.map(({ views }) => views));

const doors = [
  { title: 'Map of screens', says: `All ${screens} screens, small and alive, each with its states.` },
  {
    title: 'Flows/State coverage',
    name: 'State atlas',
    says: `${coverage.length} flows as charts, ${states} states, each with the story that shows it.`,
  },
  {
    title: 'Foundations/Overview',
    name: 'Foundations',
    says: 'Colour and its contrast, type, space, motion, breakpoints, icons.',
  },
  { title: 'Foundations/Choosing', name: 'Which component?', says: 'What to use for what, and what not.' },
  { title: 'Content guide', says: 'How the shop speaks, and everything it says.' },
  { title: 'For developers', says: 'How to use the library, and how a story is a test.' },
];

/** The first page: who this is for, and how to find what one is looking for. */
export function Welcome() {
  return (
    <div className="flow-page docs-page sb-unstyled">
      <style>{docsStyles}</style>
      <h1>Every screen, in every state</h1>
      <p className="lead">
        This is ABS, an independent label's shop, taken apart: for designers who want to see what happens when, and for
        developers who build it. {stories} stories; what you see is what the shop runs.
      </p>
      <Finder />
      <h2>Look around</h2>
      <ul className="doors">
        {doors.map(({ title, name = title, says }) => (
          <li key={title}>
            <a href={pageHref(title)} target="_top">
              {name}
            </a>
            <p>{says}</p>
          </li>
        ))}
      </ul>
      <h2>Three clicks</h2>
      <p>
        What does checkout look like when the card is declined, on a phone, in dark? Click into the field above and type{' '}
        <em>payment declined</em>, choose <em>Phone, dark</em>, and click the first story that is found. On a story, the
        toolbar changes theme and size, doubles the text, reverses the direction, stills motion, holds pictures back for
        three seconds, and lengthens names. Below it, panels say what is pressed and asserted, what axe finds, and where
        the flow stands.
      </p>
    </div>
  );
}
