import { describe, expect, it } from 'vitest';
import { actRefusal, type DocumentAct, documentCan, type Judged } from './document.policy.ts';

const sent: Judged = {
  ...{ state: 'sent', asks: 'nothing', side: 'rh', to_side: 'people', sent_by: 'helena', signed: 0 },
  ...{ mine: false, seen: false, acknowledged: false, signs: false, edits_signed: false },
};
const ofWorker: Partial<Judged> = { side: 'trabalhador', to_side: 'rh', sent_by: 'maria', mine: true };
const all = (area: string) =>
  new Set(
    [
      'EnviadoCriar',
      'EnviadoEditar',
      'EnviadoDeletar',
      'EnviadoDownload',
      'RecebidoVisualizar',
      'RecebidoAprovar',
      'RecebidoNegar',
    ]
      .map(name => `${area}Documento${name}`)
      .concat(`${area}AssinaturaDigitalAprovar`, `${area}AssinaturaDigitalVisualizar`),
  );
const asked = {
  helena: { personId: 'helena', profile: 'rh', permissions: all('Rh'), supporterId: null },
  gustavo: { personId: 'gustavo', profile: 'gestor', permissions: all('Gestor'), supporterId: null },
  maria: { personId: 'maria', profile: 'trabalhador', permissions: all('Trabalhador'), supporterId: null },
};

describe('what a reader may do', () => {
  it.each<[keyof typeof asked, string, Partial<Judged>, string]>([
    ['helena', 'what HR sent', {}, 'edita versao visibilidade lembrete exclui baixa'],
    ['helena', 'a draft to sign', { asks: 'sign', state: 'draft' }, 'edita versao exclui baixa'],
    ['helena', 'one that waits for signatures', { asks: 'sign', state: 'waiting' }, 'edita lembrete baixa'],
    ['helena', 'one with a signature', { asks: 'sign', state: 'waiting', signed: 1 }, 'lembrete baixa'],
    [
      'helena',
      'the same, with the special flag',
      { asks: 'sign', state: 'waiting', signed: 1, edits_signed: true },
      'edita lembrete baixa',
    ],
    ['helena', 'a signed one', { asks: 'sign', state: 'completed', signed: 2 }, 'visibilidade baixa'],
    ['helena', 'what a worker sent to HR', ofWorker, 'aceita recusa exclui baixa'],
    ['helena', 'what she sent as a worker', { ...ofWorker, sent_by: 'helena' }, 'exclui baixa'],
    ['helena', 'what a worker sent to the manager', { ...ofWorker, to_side: 'gestor' }, 'exclui baixa'],
    ['helena', 'what was accepted', { ...ofWorker, state: 'accepted' }, 'exclui baixa'],
    ['gustavo', 'what HR sent to his people', {}, 'lembrete baixa'],
    ['gustavo', 'what he sent', { side: 'gestor', sent_by: 'gustavo' }, 'lembrete exclui baixa'],
    ['gustavo', 'what a worker sent to him', { ...ofWorker, to_side: 'gestor' }, 'aceita recusa baixa'],
    ['maria', 'what she got', { mine: true }, 'baixa'],
    ['maria', 'what she is to acknowledge', { mine: true, asks: 'acknowledge' }, 'ciente baixa'],
    ['maria', 'what she acknowledged', { mine: true, asks: 'acknowledge', acknowledged: true }, 'baixa'],
    ['maria', 'what she may sign', { asks: 'sign', state: 'waiting', signs: true }, 'assina baixa'],
    ['maria', 'what she sent', ofWorker, 'exclui baixa'],
    ['maria', 'what she sent and HR accepted', { ...ofWorker, state: 'accepted' }, 'baixa'],
  ])('%s: %s', (who, _, row, acts) => {
    expect(documentCan({ ...sent, ...row }, asked[who]).join(' ')).toBe(acts);
  });

  it('support may do nothing of it, and nobody without the grants', () => {
    expect(documentCan(sent, { ...asked.helena, supporterId: 'sofia' })).toEqual([]);
    expect(documentCan(sent, { ...asked.helena, permissions: new Set() })).toEqual([]);
  });
});

it.each<[DocumentAct, Partial<Judged>, string | undefined]>([
  ['edita', {}, undefined],
  ['edita', { signed: 1 }, 'EDIT_NOT_ALLOWED'],
  ['versao', { signed: 1, asks: 'sign', state: 'waiting' }, 'EDIT_NOT_ALLOWED'],
  ['versao', { asks: 'sign', state: 'waiting' }, 'STATUS_FORBIDS'],
  ['visibilidade', { asks: 'sign', state: 'waiting' }, 'STATUS_FORBIDS'],
  ['exclui', { asks: 'sign', state: 'sealing' }, 'STATUS_FORBIDS'],
  ['ciente', { asks: 'acknowledge', mine: true }, 'OPERATION_NOT_ALLOWED'],
])('%s is refused as %j: %s', (act, row, refusal) => {
  expect(actRefusal(act, { ...sent, ...row }, asked.helena)).toBe(refusal);
});
