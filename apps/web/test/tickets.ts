import type { deskContract as calls } from '@cracha/contract/features/desk/desk.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';

type Row = ResponseSent<typeof calls.tickets>['items'][number];
type Detail = ResponseSent<typeof calls.ticket>;

export const ticketRow: Row = {
  id: 't-1',
  protocolo: 'A-2026-000045',
  idVinculo: 'e-1',
  nomeEmpregado: 'Maria Aparecida Souza',
  empresa: 'Pantanal Cajamar',
  lotacao: 'Portaria',
  categoria: { id: 'k-1', nome: 'Pagamento e descontos', sigilosa: false },
  assunto: 'Desconto em novembro',
  status: 'novo',
  prioridade: 'normal',
  responsavel: null,
  abertoEm: '2026-11-26T12:00:00.000Z',
  mudouEm: '2026-11-26T12:00:00.000Z',
  primeiraRespostaAte: '2026-11-26T17:00:00.000Z',
  primeiraRespostaEm: null,
  solucaoAte: '2026-11-30T17:00:00.000Z',
  atrasado: false,
  resolvidoEm: null,
  nota: null,
  naoLidas: 0,
  versao: 1,
  can: [],
};

export const ticketDetail: Detail = {
  ...ticketRow,
  respostas: [{ nome: 'Linha', valor: 'Verde' }],
  idRecibo: null,
  frase: null,
  consumido: null,
  solucaoMinutos: null,
  responsaveis: [],
  mensagens: [
    {
      id: '1',
      em: '2026-11-26T12:00:00.000Z',
      por: 'Maria Aparecida Souza',
      lado: 'empregado',
      minha: true,
      interna: false,
      texto: 'Não entendi o desconto.',
      anexos: [{ id: 'f-1', nome: 'papel.pdf', tamanho: 2048 }],
    },
  ],
  historico: [],
};
