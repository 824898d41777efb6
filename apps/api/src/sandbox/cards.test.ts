import { describe, expect, it } from 'vitest';
import { judgeCard, passesLuhn, testCards } from './cards.ts';

const now = new Date('2026-03-31T12:00:00Z');
const good = { number: '4084084084084081', expiry: '03/26', cvv: '408' };
const judge = (changes: Partial<typeof good>) => judgeCard({ ...good, ...changes }, now);

describe('a card', () => {
  it.each(testCards)('$number leads to $outcome', ({ number, outcome }) => {
    expect(judge({ number })).toEqual({ outcome });
  });

  it('with any other valid number is declined', () => {
    expect(judge({ number: '4111 1111-1111 1111' })).toEqual({ outcome: 'declined' });
  });

  it.each([
    [{ number: '' }, 'number', 'Enter the card number'],
    [{ number: '4111111111111112' }, 'number', 'This card number is not right. Check the digits'],
    [{ number: '4111' }, 'number', 'A card number has 12 to 19 digits'],
    [{ number: 'abcd' }, 'number', 'A card number has 12 to 19 digits'],
    [{ expiry: '' }, 'expiry', 'Enter the expiry date'],
    [{ expiry: '13/30' }, 'expiry', 'Enter the expiry date as MM/YY'],
    [{ expiry: '02/26' }, 'expiry', 'This card has expired'],
    [{ cvv: '' }, 'cvv', 'Enter the CVV'],
    [{ cvv: '12' }, 'cvv', 'The CVV is the 3 digits on the back of the card'],
  ])('with %o gets an error message', (changes, field, message) => {
    expect(judge(changes)).toEqual({ errors: { [field]: message } });
  });

  it('can be typed with marks, any dash and digits of any script', () => {
    const typed = { number: '\u200e4084\u20130840.8408 4081', expiry: '٠٣/٢٦', cvv: ' 4\u200b08' };
    expect(judge(typed)).toEqual({ outcome: 'success' });
  });

  it.each(['129', '12029', '00/26', '1 29 30'])('cannot have its expiry written as %s', (expiry) => {
    expect(judge({ expiry })).toEqual({ errors: { expiry: 'Enter the expiry date as MM/YY' } });
  });

  it.each(['03/26', '3/26', '0326', '03 / 26', '03/2026', '03-26', '03.26', '032026'])(
    'can have its expiry written as %s',
    (expiry) => {
      expect(judge({ expiry })).toEqual({ outcome: 'success' });
    },
  );

  it('number ends in a check digit', () => {
    expect(passesLuhn('79927398713')).toBe(true);
    expect(passesLuhn('79927398710')).toBe(false);
  });
});
