/** Nigeria's 36 states and its capital territory, as people write them in an address. */
export const nigerianStates: readonly string[] = [
  'Abia',
  'Abuja FCT',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
];

/** The parts of a delivery address. `city` and `state` can be empty, because the street can contain them. */
export type AddressParts = { street: string; city: string; state: string };

const partsOf = (line: string) => line.split(',').map((part) => part.trim());

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether the line ends with these parts, in any case. */
function endsWith(line: string, parts: readonly string[]): boolean {
  const last = partsOf(line).slice(-parts.length);
  return last.length === parts.length && last.every((part, index) => isSame(part, parts[index] ?? ''));
}

/**
 * The line that orders store: street, city and state, separated by commas. Does not repeat a city and state with which
 * the street ends already. Empty without a street, because a city and a state are no address.
 */
export function joinAddressLine({ street, city, state }: AddressParts): string {
  const rest = [city, state].map((part) => part.trim()).filter(Boolean);
  if (street.trim() === '') return '';
  if (rest.length === 0 || endsWith(street, rest)) return street;
  return [street.trim().replace(/[\s,]+$/, ''), ...rest].join(', ');
}

/**
 * The parts of a line of `joinAddressLine`. A line that does not end with a state is all street, and so is the part before
 * a state: its last piece is the city only if another piece comes before it.
 */
export function splitAddressLine(line: string): AddressParts {
  const pieces = partsOf(line);
  const state = nigerianStates.find((name) => isSame(name, pieces.at(-1) ?? ''));
  if (!state || pieces.length === 1) return { street: line, city: '', state: '' };
  const hasCity = pieces.length > 2;
  return {
    street: pieces.slice(0, hasCity ? -2 : -1).join(', '),
    city: hasCity ? (pieces.at(-2) ?? '') : '',
    state,
  };
}
