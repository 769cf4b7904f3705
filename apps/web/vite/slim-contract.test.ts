import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { slimContract } from './slim-contract.ts';

/** What the browser gets of a file of the contract. */
function slimmed(file: string, source?: string): string {
  const path = join(import.meta.dirname, '../../../packages/contract/src', file);
  const code = source ?? stripTypeScriptTypes(readFileSync(path, 'utf8'));
  const { transform } = slimContract();
  if (typeof transform !== 'object') throw new Error('The plugin transforms nothing.');
  const answer = Reflect.apply(transform.handler, { parse: parseAst }, [code, path]);
  return String(answer.code).replaceAll('/* @__PURE__ */ ', '').replace(/ {2,}/g, ' ');
}

describe('a call', () => {
  it('keeps its method, path and kinds, and whether everybody may', () => {
    const code = slimmed(
      'features/x/x.contract.ts',
      `export const x = {
         one: endpoint({ method: 'GET', path: '/x', summary: 'X.', access: 'public', response: s.one, responseKind: 'file' }),
         two: endpoint({ method: 'PUT', path: '/x/:id', access: { roles: ['RH'] }, params: z.object({ id }), body: s.two, changesState: true }),
       };`,
    );
    expect(code).toContain("'/x', access: 'public', responseKind: 'file' }");
    expect(code).toContain("'/x/:id', changesState: true }");
    expect(code).not.toMatch(/summary|roles|s\.|z\./);
  });
});

describe('a list', () => {
  it.each([
    'features/receipt/receipt-list.contract.ts',
    'features/receipt/benefit.contract.ts',
    'features/receipt/income-statement.contract.ts',
    'features/worker/worker.contract.ts',
  ])('of %s keeps its path alone', file => {
    const code = slimmed(file);
    expect(code).toMatch(/(listCalls|aboutList)\(\{\s+path: '\/[\w/]+',\s*\}\)/);
    expect(code).not.toMatch(/\b[sz]\.\w+[,(\s]|pageParams\(|summar|permission: \['\w+Download/);
  });

  it('is made of calls without schemas', () => {
    const code = slimmed('kernel/list.ts');
    expect(code.match(/method: 'GET'/g)).toHaveLength(4);
    // their sums and exports are files and counts for the browser too
    expect(code).toContain("responseKind: 'file'");
    expect(code).not.toMatch(/pageOf\(|pageParams\(|summary:|response:|query:/);
  });
});
