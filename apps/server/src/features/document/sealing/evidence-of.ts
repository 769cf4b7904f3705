import { signatureTerms } from '@cracha/contract/features/document/signature-terms.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type { ChainKind, ChainRow } from '#core/document/chain.ts';
import type { SignatureRow, SignerRow } from '../signature.queries.ts';
import type { Evidence } from './draw-evidence.ts';

const when = new Intl.DateTimeFormat('pt-BR', {
  ...{ timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' },
});
/** Time in Brasília, with its zone. */
export const spoken = (at: Date | string): string => `${when.format(new Date(at)).replace(', ', ' ')} (UTC-3)`;

const roles = {
  parte: 'Parte',
  representante: 'Representante da empresa',
  testemunha: 'Testemunha',
  fiador: 'Fiador',
  responsavelLegal: 'Responsável legal',
  aprovador: 'Aprovador',
} as const;

const told: Partial<Record<ChainKind, string>> = {
  criado: 'Documento criado',
  preparado: 'Preparado para leitura e assinatura',
  enviado: 'Convite enviado',
  entregue: 'Mensagem entregue',
  devolvido: 'Mensagem não entregue',
  aberto: 'Documento aberto',
  lido: 'Lido até o fim',
  codigoEnviado: 'Código enviado',
  codigoCerto: 'Código confirmado',
  codigoErrado: 'Código errado',
  assinou: 'Assinou',
  lembrado: 'Lembrete enviado',
  contatoMudado: 'Contato corrigido',
  estendido: 'Prazo aumentado',
  selando: 'Todos assinaram',
};

/** The words of the evidence pages (product 6.6): who signed what, when, from where and by which means. */
export function evidenceOf(
  request: SignatureRow,
  signers: readonly SignerRow[],
  chain: readonly ChainRow[],
  { publicUrl, at }: { publicUrl: string; at: Date },
): Evidence {
  return {
    ...{ title: request.title, company: request.company, at, terms: signatureTerms[columns['pt-BR']] },
    facts: [
      ['Código do documento', request.code],
      ['Código de verificação', request.check_code],
      ['Páginas', String(request.pages ?? 0)],
      ['Resumo do que foi lido', `SHA-256 ${request.hash_read ?? ''}`],
      ['Pedido por', request.asked_by_name],
    ],
    signers: signers.map(one => ({ name: one.name, facts: factsOf(one) })),
    events: chain.flatMap(({ tipo, em, ator, ip, dados }) => {
      const what = told[tipo];
      const whose = ator ?? (typeof dados.assinante === 'string' ? dados.assinante : null);
      return what === undefined ? [] : [[spoken(em), [what, whose, ip].filter(Boolean).join(' · ')] as const];
    }),
    address: publicUrl + to.authenticity(request.check_code),
  };
}

function factsOf({ cpf, email, role, signed_at: at, read_at: readAt, opened_at: openedAt, act }: SignerRow) {
  const factor = act?.factor === 'senha' ? 'Senha do portal' : `Código enviado a ${act?.sentTo ?? ''}`;
  const facts: (readonly [string, string] | null)[] = [
    ['Papel', roles[role]],
    cpf ? ['CPF', `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`] : ['E-mail', email ?? ''],
    ['Assinatura', 'Assinatura eletrônica simples (Lei 14.063/2020, art. 4º)'],
    ['Confirmação', factor],
    ['Nome digitado', act?.name ?? ''],
    openedAt ? ['Abriu', spoken(openedAt)] : null,
    readAt ? ['Leu até o fim', spoken(readAt)] : null,
    at ? ['Assinou', spoken(at)] : null,
    ['Endereço de internet', act?.ip ?? ''],
    ['Aparelho', act?.agent ?? ''],
  ];
  return facts.filter(one => one !== null);
}
