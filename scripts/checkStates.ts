/**
 * `npm run check:states`: checks that every state in which a flow can rest has a story, or a reason for having none in
 * tools/storybook-flows/noStory.ts, and that no story claims a state that does not exist. The story tests check that a
 * story reaches the state that it claims (tools/storybook-flows/liveFlows.ts).
 */
import { readStates } from '../tools/storybook-flows/atlas.ts';
import { coverageOf, problemsOf } from '../tools/storybook-flows/coverage.ts';

const records = readStates();
const problems = problemsOf(records);
for (const problem of problems) console.error(problem);
const all = coverageOf(records);
const sum = (of: (coverage: (typeof all)[number]) => number) =>
  all.reduce((total, coverage) => total + of(coverage), 0);
console.log(
  `${all.length} flows, ${sum(({ views }) => views)} states: ${sum(({ shown }) => shown)} shown by stories, ` +
    `${sum(({ excused }) => excused)} without one for a reason, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
