import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { DocumentState } from '@cracha/contract/features/document/document-words.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { DocumentRow } from './document.queries.ts';

const states: Readonly<Record<string, DocumentState>> = {
  sent: 'enviado',
  seen: 'visto',
  accepted: 'aceito',
  rejected: 'recusado',
  draft: 'rascunho',
  preparing: 'preparando',
  waiting: 'aguardando',
  sealing: 'selando',
  sealFailed: 'falhaSelo',
  completed: 'concluido',
  refused: 'recusado',
  expired: 'vencido',
  canceled: 'cancelado',
  replaced: 'substituido',
};
const asked = { nothing: 'nada', acknowledge: 'ciente', sign: 'assinatura' } as const;

export function presentDocument(row: DocumentRow): ResponseSent<(typeof documentContract)['document']> {
  return {
    ...{ id: row.id, codigo: row.code, titulo: row.title, tipo: row.type, especie: row.kind },
    ...{ idEmpresa: row.company_id, empresa: row.company, pessoas: row.people, remetente: row.sender },
    ...{ pede: asked[row.asks], prazo: row.due_on, validoAte: row.valid_until, criadoEm: row.created_at.toISOString() },
    situacao: states[row.state] ?? 'enviado',
    assinaturas: { total: row.signers, feitas: row.signed },
    ...{ versao: row.version, paginas: row.pages, hashEnviado: row.hash_sent, hashLido: row.prepared_sha256 },
    ...{ mensagem: row.message, arquivos: row.files, idAssinatura: row.request_id, pasta: row.folder },
    etiquetas: row.tags,
  };
}
