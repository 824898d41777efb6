/** Builds Storybook for the screenshots and the page checks, unless the build is up to date. */
import { builtStorybook } from '../tools/runner/builds.ts';

await builtStorybook();
