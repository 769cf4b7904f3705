// `npm run check`: format, lint, types, boundaries, dead code, rules, and the schema beside that of the version before, in about a minute.
import { quickChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { close, newTally, vitest } from './lib/steps.mjs';

await ensureInstalled();
const tally = newTally();
await quickChecks(tally);
await vitest(tally, 'the schema beside that of the version before', ['--project', 'server', 'test/rolling-out']);
process.exit(close(tally));
