import type { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { type SignedInUser, setSession } from '#kernel/base/session.ts';
import { maria } from './people.ts';

type Signing = ResponseSent<(typeof signingContract)['signing']>;

/** A paper of two pages that waits for the reader, after Helena. */
export const toSign: Signing = {
  idAssinatura: 's1',
  idAssinante: 'a2',
  titulo: 'Termo de confidencialidade',
  codigo: 'D-2026-000412',
  remetente: 'Helena Martins Prado',
  empresa: 'Pantanal Alimentos',
  mensagem: '',
  prazo: '2026-12-05',
  situacao: 'aguardando',
  minhaSituacao: 'convidado',
  minhaVez: true,
  deQuemEVez: ['Vera Antunes'],
  paginas: 2,
  hash: '7c1e90ab'.repeat(8),
  lido: false,
  lidas: [],
  nivel: 'simples',
  fatores: ['codigo'],
  contato: 'v•••@fora.test',
  termos: { versao: 1, texto: 'Aceito assinar por meio eletrônico.' },
  declaracao: 'Assino este documento de 2 páginas, código D-2026-000412, resumo 7c1e90ab.',
  assinantes: [
    { nome: 'Helena Prado', papel: 'representante', passo: 1, situacao: 'assinou', assinadoEm: '2026-11-26T12:00:00Z' },
    { nome: 'Vera Antunes', papel: 'parte', passo: 2, situacao: 'convidado', assinadoEm: null },
  ],
  posicoes: [],
};

/** Who has no user: the token's answer says so. */
export const vera: SignedInUser = { ...maria, id: 'a2', nome: 'Vera Antunes', roles: ['ASSINANTE'], permissions: [] };

/** Vera is in by her link, `demo`. */
export function enteredByLink(): Promise<void> {
  const now = Date.now();
  const token = { value: 'token', since: now, until: now + 600_000 };
  return setSession({ token, user: vera, profile: 'assinante', link: 'demo', appAccesses: [] });
}
