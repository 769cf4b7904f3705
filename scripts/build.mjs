// `npm run build`: the web app and the server, when their inputs changed.
import { ensureBuilt, ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt();
