/** Prints the atlas as JSON: a process of its own, so that neither layout nor machines stay in the caller. */
import { makeAtlas } from './atlas.ts';

process.stdout.write(JSON.stringify(await makeAtlas()));
