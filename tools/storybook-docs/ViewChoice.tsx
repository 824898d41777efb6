import { type View, views } from './storyLinks.ts';

/** How the stories that are linked shall be shown. */
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
