type Props<Option extends string> = {
  legend: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
};

/** Chooses one of a few options. */
export function Choice<Option extends string>({ legend, options, chosen, onChoose }: Props<Option>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={legend} checked={option === chosen} onChange={() => onChoose(option)} />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
