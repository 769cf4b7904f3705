// `npm run pictures`: every screen's pictures, by the stories, into pictures/.
import { ensureBuilt, ensureInstalled } from './lib/install.mjs';
import { close, newTally } from './lib/steps.mjs';
import { stories } from './lib/stories.mjs';
import { ensureSystemTools } from './lib/system-tools.mjs';

const tally = newTally();
await ensureInstalled();
await ensureSystemTools();
await ensureBuilt();
await stories(tally, process.argv.slice(2), { PICTURES: '1' });
process.exit(close(tally));
