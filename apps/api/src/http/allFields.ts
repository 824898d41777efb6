/**
 * All fields of an answer, optional ones too, though these may be undefined: a mapper that forgets a field of the
 * contract does not compile.
 */
export type AllFields<Answer> = { [Field in keyof Required<Answer>]: Answer[Field] };
