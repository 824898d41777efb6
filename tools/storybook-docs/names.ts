/** `PaymentReturnScreen` → `Payment return` */
export function spelledOut(name: string): string {
  const words = name.replace(/Screen$/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
