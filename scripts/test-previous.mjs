// `npm run test:previous [filters]`: the calls of the version before, on the schema of this one: both run side by side while a version is
// rolled out (docs/decisions/023). Where the schema is the same there is nothing to try. Without filters: all calls, some 20 minutes.
import { ensureInstalled } from './lib/install.mjs';
import { testPrevious } from './lib/previous.mjs';
import { close, newTally } from './lib/steps.mjs';

const tally = newTally();
await ensureInstalled();
const filters = process.argv.slice(2);
await testPrevious(tally, filters.length > 0 ? filters : ['features/']);
process.exit(close(tally));
