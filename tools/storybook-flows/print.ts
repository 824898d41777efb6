/** Prints the atlas as JSON, in a separate process, so that the caller keeps neither layout nor machines in memory. */
import { makeAtlas } from './atlas.ts';

process.stdout.write(JSON.stringify(await makeAtlas()));
