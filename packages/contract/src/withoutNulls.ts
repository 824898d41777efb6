/** An object whose null values are undefined, as in answers, which leave a missing value out. */
export const withoutNulls = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? undefined])) as {
    [Name in keyof Fields]: null extends Fields[Name] ? Exclude<Fields[Name], null> | undefined : Fields[Name];
  };
