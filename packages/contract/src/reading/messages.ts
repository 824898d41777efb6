import { additive, object, or, type Reader, text } from './reader.ts';

/** The server's sentence, or ours where it has none. */
const message = (fallback: string): Reader<string> => or(text, fallback);
/** As `message`, for an answer of which the basic contract shows nothing. */
export const messageIfAny = (fallback: string): Reader<string> => additive(text, fallback);

/** An answer that is only a sentence. */
export const messageOr = (fallback: string) => object<{ message: string }>({ message: message(fallback) });
/** As `messageOr`, for a call of which the basic contract shows no answer. */
export const optionalMessage = (fallback: string) => object<{ message: string }>({ message: messageIfAny(fallback) });
