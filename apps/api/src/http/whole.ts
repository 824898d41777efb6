/**
 * All fields of an answer, optional ones too, though these may be undefined: a mapper that forgets a field of the
 * contract does not compile.
 */
export type Whole<Answer> = { [Field in keyof Required<Answer>]: Answer[Field] };
