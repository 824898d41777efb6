/**
 * All fields of an answer. Optional ones are required too, but may be undefined, so that a mapper that forgets a field
 * of the contract does not compile.
 */
export type AllFields<Answer> = { [Field in keyof Required<Answer>]: Answer[Field] };
