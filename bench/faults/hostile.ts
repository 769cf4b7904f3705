// Every hostile file at POST /importacao of a running server (reliability: G11): how it ended, how long that took, how much memory
// rose and how late the event loop was. Ends 1 beyond 2 s, 100 MB or 100 ms (p99), or where a file became what it must not.
import { hostileFiles } from '../../apps/server/test/faults/hostile-files.ts';
import { probed, sendHostile } from '../../apps/server/test/faults/hostile-run.ts';
import { removeFolder, startDemo, temporaryFolder } from '../lib/demo.ts';

const folder = temporaryFolder();
const demo = await startDemo(folder, probed);
let wrong = 0;
try {
  const body = new URLSearchParams({ Email: 'helena@pantanal.test', Password: 'Cracha@2026', grant_type: 'password' });
  const signedIn = await fetch(`${demo.base}/api/usuario/autenticausuario`, { method: 'POST', body });
  const { access_token } = await signedIn.json();
  const headers = { authorization: `Bearer ${access_token}`, 'x-profile': 'rh' };
  for (const file of hostileFiles) {
    const { name, became, how, ms, grownMb, loopP99 } = await sendHostile(`${demo.base}/api`, headers, demo, file);
    const isRight = became === file.must && ms <= 2000 && grownMb <= 100 && loopP99 < 100;
    if (!isRight) wrong += 1;
    console.log(
      `${isRight ? 'ok  ' : 'FAIL'} ${name.padEnd(22)} ${became.padEnd(8)} ${ms.toFixed(0).padStart(5)} ms ${grownMb.toFixed(0).padStart(4)} MB ${loopP99.toFixed(0).padStart(4)} ms p99  ${how}`,
    );
  }
} finally {
  await demo.stop();
  removeFolder(folder);
}
console.log(`${hostileFiles.length} files, ${wrong} not as they must be (must: 2000 ms, 100 MB, 100 ms)`);
if (wrong > 0) process.exitCode = 1;
