import { type View, views } from './storyLinks.ts';

/** Chooses the theme and size in which linked stories open. */
export function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  return (
    <fieldset>
      <legend>Show it on</legend>
      <div className="choices">
        {(Object.keys(views) as View[]).map((name) => (
          <label key={name}>
            <input type="radio" name="view" checked={name === view} onChange={() => onChoose(name)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
