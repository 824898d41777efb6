/** Builds Storybook for the screenshots and the pages, unless it is built. */
import { builtStorybook } from '../tools/runner/builds.ts';

await builtStorybook();
