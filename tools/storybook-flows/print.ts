/** Prints the atlas as JSON: a process of its own, so that neither layout nor machines stay in whoever asks. */
import { makeAtlas } from './atlas.ts';

process.stdout.write(JSON.stringify(await makeAtlas()));
