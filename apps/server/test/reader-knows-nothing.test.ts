import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoRegistry } from '../src/seed/registry.ts';

// The reader is judged on layouts it has never seen: its source may hold no company, person, number or file of the samples.
const sources = globSync('src/{core/reading,kernel/pdf}/**/*.ts', { cwd: join(import.meta.dirname, '..') })
  .filter(file => !/\.(test|factory)\.ts$|\/mutation\//.test(file))
  .map(file => ({ file, text: readFileSync(join(import.meta.dirname, '..', file), 'utf8').toLowerCase() }));

const { companies, workers } = demoRegistry();
const words = new Set([
  ...companies.flatMap(company => [company.name, company.cnpj, company.street]),
  ...workers.flatMap(worker => [worker.name, worker.cpf, worker.pis ?? '']),
  ...readdirSync(join(import.meta.dirname, 'samples')).map(file => file.replace(/\.\w+$/, '')),
]);

it('no source of the reader holds a word of the samples', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(words.size).toBeGreaterThan(200);
  for (const { file, text } of sources)
    for (const word of words)
      if (word.length > 6) expect(text.includes(word.toLowerCase()), `${file}: ${word}`).toBe(false);
});
