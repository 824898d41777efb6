import { coverage } from 'virtual:atlas';
import { files, journeys } from 'virtual:docs';
import shownStory from '../../docs/screenshots/declined-card.webp';
import chosenView from '../../docs/screenshots/declined-card-view.webp';
import clickedField from '../../docs/screenshots/declined-card-words.webp';
import { Finder } from './Finder.tsx';
import { components } from './guides.ts';
import { docsStyles } from './pageStyles.ts';
import { pageHref } from './storyLinks.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const screens = sum(journeys.map((journey) => journey.screens.length));
const stories = sum(files.map((file) => file.stories.length));
const states = sum(coverage.map(({ views }) => views));

const doors = [
  { title: 'Map of screens', says: `All ${screens} screens, small and alive, each with its states.` },
  { title: 'Side by side', says: 'A story in light and dark, on a phone and a desktop, on one page.' },
  {
    title: 'Flows/State coverage',
    name: 'State atlas',
    says: `${coverage.length} flows as charts, ${states} states, each with the story that shows it.`,
  },
  {
    title: 'Foundations/Overview',
    name: 'Foundations',
    says: 'Color and its contrast, type, space, motion, breakpoints, icons.',
  },
  {
    title: 'Foundations/Where tokens are used',
    name: 'Where tokens are used',
    says: 'Each color, size and space, with the components and screens that use it.',
  },
  {
    title: 'Components/Overview',
    name: 'Which component?',
    says: `${components.length} components: what each is for, what else there is, and how far it can be relied upon.`,
  },
  {
    title: 'Patterns/Forms',
    name: 'Patterns',
    says: 'Forms, lists, empty states, errors and payment: the rules, and where to see them.',
  },
  { title: 'Content guide', says: 'How the shop speaks, and everything it says.' },
  { title: 'For developers', says: 'How to use the library, and how a story is a test.' },
  { title: 'What changed', says: 'The changes to the library, release by release, and how to see their pictures.' },
  { title: 'Propose a component', says: 'What a new component must bring, and how it is reviewed.' },
];

/** Taken by `npm run check:three-clicks -- --write`. */
const steps = [
  {
    picture: clickedField,
    says: 'Click into the field above, and type: card declined.',
    alt: 'The field with the words in it, and what was found below.',
  },
  {
    picture: chosenView,
    says: 'Click Phone, dark.',
    alt: 'The choice beside the field is made.',
  },
  {
    picture: shownStory,
    says: 'Click the first story that was found.',
    alt: 'The failed payment, 390 pixels wide and dark, with the answer of the bank and the button to pay again.',
  },
];

/** The first page: its audience, and how to find a story or a page. */
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
        What does checkout look like when the card is declined, on a phone, in dark? A test makes these clicks every
        night:
      </p>
      <ol className="steps">
        {steps.map(({ picture, says, alt }) => (
          <li key={picture}>
            <p>{says}</p>
            <img src={picture} alt={alt} width={1280} height={900} loading="lazy" />
          </li>
        ))}
      </ol>
      <p>
        On a story, the toolbar changes theme, brand and size, doubles the text, reverses the direction, reduces motion,
        increases contrast and lengthens names. The panels below list what is pressed and asserted, what axe finds, and
        the state of the flow.
      </p>
    </div>
  );
}
