import { cutDocument } from '../../apps/server/src/core/reading/cut.ts';
import { filePeople } from '../../apps/server/src/core/reading/file-people.ts';
import { closePool } from '../../apps/server/src/core/reading/pool.ts';
import { readPayrollFile } from '../../apps/server/src/core/reading/reading.ts';
import { bigFile } from './big-files.ts';

/**
 * What the product does with a large file, as a process of its own: everything is read, checked and matched on the pool,
 * then so many pages at random are cut and verified. Usage: read-file.ts <layout> <pages> <cuts>; prints documents and doubts.
 */
const [layout = 'P02', pages = '1000', cuts = '200'] = process.argv.slice(2);
const file = await bigFile(layout === 'P01' || layout === 'P02' ? layout : 'drawn', Number(pages));
if (!file) throw new Error('no such file');
const companies = [...new Set(file.workers.map(({ cnpj }) => cnpj))].map(cnpj => ({ id: cnpj, cnpj, name: 'Ensaios' }));
const workers = file.workers.map(({ cnpj, registration, cpf, name }, at) => ({
  employmentId: String(at),
  companyId: cnpj,
  cpf: cpf ?? '',
  registration,
  name,
  active: true,
}));
let documents = 0;
let doubts = 0;
for await (const event of readPayrollFile({ path: file.path, name: 'folha.pdf' }, { companies, workers })) {
  if (event.kind !== 'documents') continue;
  documents += event.documents.length;
  doubts += event.documents.filter(document => document.review).length;
}
const everybody = await filePeople(file.workers);
let seed = 42;
let left = Number(cuts);
// one cut under way for each thread, as when workers ask at the same time
await Promise.all([cutOthers(), cutOthers()]);
await closePool();
console.log(`${documents} documents, ${doubts} to review, ${cuts} cuts`);

async function cutOthers(): Promise<void> {
  while (left-- > 0) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    const page = seed % Number(pages);
    const worker = file?.workers[page];
    if (!file || !worker) throw new Error('fewer workers than pages');
    await cutDocument({ path: file.path }, { pages: [page + 1], own: worker }, everybody, {
      tenant: 'a',
      waits: 'job',
    });
  }
}
