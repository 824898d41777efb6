/** The height in centimeters, unless the guide states another. */
export const BODY_HEIGHT = 175;
/** From the crown down to where a garment's shoulders lie. */
const SHOULDER = 27;
/** From the middle to the hand. */
const REACH = 35;

/** A person of another height has the same proportions. */
export function bodyOf(height: number) {
  const scale = height / BODY_HEIGHT;
  return { scale, shoulder: SHOULDER * scale, reach: REACH * scale };
}

/** The right half of a standing person, in centimeters from the crown; the left half is its mirror image. */
export const bodyHalf =
  'M-0.4 0H0C6 0 8.4 4.6 8.2 10.6C8 15.6 6.4 19 5.2 21.2C5 23.6 5 25.4 5.6 27C8.4 29.8 14.6 30 18.4 31.8C22 33.6 23.4 38 24 44C24.8 51 26.2 57 27.4 63C28.8 71 30.6 79 31.8 87C33.6 90.6 34.8 96.6 34 101.6C33.4 104.4 31.2 104.4 30.4 101.6C29.4 98 28.2 93.4 27.8 89C26.2 81 24 73 22.6 66C21.2 59 19.4 53 17.8 47.6C16.8 54 15.4 59.4 15 65C14.8 73 17.8 80 18.4 90C18.8 102 17 115 15.6 126.6C16.4 138 14.8 150 13 163.4C13 167.4 15.6 170.6 15.8 173C15.8 174.6 14.8 175 13.6 175H8.2C6.8 175 6.4 174 6.6 172C7 169 7 166.6 6.8 163.6C5.8 150 4.6 138 5 126.6C4.4 114 2.4 102 0.8 91.4H-0.4Z';
