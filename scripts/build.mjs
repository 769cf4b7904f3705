// `npm run build`: the web app, when its inputs changed.
import { ensureInstalled, ensureWebBuilt } from './lib/install.mjs';

await ensureInstalled();
await ensureWebBuilt();
