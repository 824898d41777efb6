/** The current time in every story: in the tests, in the screenshots, and wherever Storybook is hosted. */
export const STORY_TIME = Date.UTC(2026, 10, 20, 9);
