/** A browser that a program controls, through whichever protocol it speaks. */
export interface Driver {
  /** The browser's name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** Runs an expression in the page. @returns its value, which must be JSON */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The input of a mouse and a keyboard as both protocols define it (https://w3c.github.io/webdriver/#actions). */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeKeys = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
