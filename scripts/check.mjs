// `npm run check`: format, lint, types, boundaries, dead code and rules, in under a minute.
import { quickChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { close, newTally } from './lib/steps.mjs';

await ensureInstalled();
const tally = newTally();
await quickChecks(tally);
process.exit(close(tally));
