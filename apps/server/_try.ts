import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { plainCopy } from '#kernel/pdf/revision/plain-copy.ts';
import { limitMemory, mostMemory, pdfium } from '#kernel/pdf/pdfium.ts';
limitMemory(await pdfium(), mostMemory.drawing);
for (const path of process.argv.slice(2)) {
  const kind = path.endsWith('.png') ? 'png' : path.endsWith('.jpg') ? 'jpeg' : 'pdf';
  const begin = performance.now();
  try {
    const { bytes, pages } = await plainCopy([{ kind, bytes: readFileSync(path) }], { foot: 'D-2026-000123' });
    const name = '/tmp/w/pdf-try/' + path.split('/').at(-1) + '.plain.pdf';
    writeFileSync(name, bytes);
    console.log(path, pages, bytes.length, Math.round(performance.now() - begin), 'ms');
  } catch (error) { console.log(path, String(error), error instanceof Error && error.name === 'RuntimeError' ? 'WASM' : '', error instanceof Error && !('reason' in error) ? error.stack : '', Math.round(performance.now() - begin), 'ms'); }
}
console.log(process.memoryUsage.rss() / 1e6);
