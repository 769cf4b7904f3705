import { expect, test } from 'vitest';
import { aDocumentRow, aSignature, aSigner, helenaSigned } from '#test/documents.ts';
import { standingOf, toneOf } from './standing.ts';

const delivered = (situacao: 'naFila' | 'enviada' | 'recusada' | 'semResposta', em = '2026-11-24T12:04:00Z') => ({
  entregas: [{ tipo: 'reminder', em, situacao }],
});

test.each([
  ['a message that came back', aSigner(delivered('recusada')), 'returned'],
  ['a server that does not answer', aSigner(delivered('semResposta')), 'noAnswer'],
  ['a message in its queue', aSigner(delivered('naFila')), 'queued'],
  ['not opened', aSigner(delivered('enviada')), 'notOpened'],
  ['opened, not read to its end', aSigner({ situacao: 'aberto', ...delivered('recusada') }), 'notFinished'],
  ['read, not signed', aSigner({ situacao: 'lido' }), 'notSigned'],
])('why it waits: %s', (_, signer, cause) => {
  const request = aSignature({ assinantes: [helenaSigned, signer] });
  expect(standingOf({ document: aDocumentRow(), request })).toMatchObject({ cause, signer: { id: 's-vera' } });
});

test('of two who are asked together the gravest is told, and the newest message counts', () => {
  const joao = aSigner({ id: 's-joao', ...delivered('enviada') });
  const vera = aSigner({
    entregas: [
      { tipo: 'invitation', em: '2026-11-20T13:12:00Z', situacao: 'enviada' },
      { tipo: 'reminder', em: '2026-11-24T12:04:00Z', situacao: 'recusada' },
    ],
  });
  const told = standingOf({ document: aDocumentRow(), request: aSignature({ assinantes: [joao, vera] }) });
  expect(told).toMatchObject({ cause: 'returned', since: '2026-11-24T12:04:00Z', signer: { id: 's-vera' } });
});

test("the reader's own turn is told before the others', but not before a message that came back", () => {
  const can = ['assina' as const];
  const at = (signer: ReturnType<typeof aSigner>) =>
    standingOf({ document: aDocumentRow(), request: aSignature({ can, assinantes: [signer] }) }).cause;
  expect(at(aSigner())).toBe('yours');
  expect(at(aSigner(delivered('recusada')))).toBe('returned');
});

test.each([
  ['rascunho', undefined, 'draft', 'neutral'],
  ['rascunho', aSignature(), 'ready', 'neutral'],
  ['rascunho', aSignature({ causaSelo: { codigo: 'signed', valores: {} } }), 'notPrepared', 'bad'],
  ['falhaSelo', aSignature(), 'sealMissing', 'bad'],
  ['concluido', aSignature(), 'completed', 'ok'],
  ['aguardando', undefined, 'waiting', 'brand'],
] as const)('%s', (situacao, request, cause, tone) => {
  expect(standingOf({ document: aDocumentRow({ situacao }), request }).cause).toBe(cause);
  expect(toneOf(cause)).toBe(tone);
});

test.each([
  [{ pede: 'ciente', leitura: { total: 2, vistos: 2, cientes: 1 } }, 'unacknowledged'],
  [{ pede: 'nada', leitura: { total: 2, vistos: 1, cientes: 0 } }, 'unread'],
  [{ pede: 'nada', leitura: { total: 2, vistos: 2, cientes: 0 } }, 'allRead'],
  [{ pede: 'nada', situacao: 'enviado', can: ['aceita', 'recusa'] }, 'toDecide'],
  [{ pede: 'nada', situacao: 'recusado' }, 'turnedDown'],
] as const)('without signatures: %o', (change, cause) => {
  const document = aDocumentRow({ situacao: 'visto', ...change, can: 'can' in change ? [...change.can] : [] });
  expect(standingOf({ document, request: undefined }).cause).toBe(cause);
});
