import { additive, object, or, type Reader, text } from './reader.ts';

/** The server's message, or `fallback` if it has none. */
const message = (fallback: string): Reader<string> => or(text, fallback);
/** As `message`, for an answer that has no message in the basic contract. */
export const messageIfAny = (fallback: string): Reader<string> => additive(text, fallback);

/** An answer that is only a message. */
export const messageOr = (fallback: string) => object<{ message: string }>({ message: message(fallback) });
/** As `messageOr`, for a call that has no answer in the basic contract. */
export const optionalMessage = (fallback: string) => object<{ message: string }>({ message: messageIfAny(fallback) });
