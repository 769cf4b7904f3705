import type { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Row = ResponseOf<(typeof requestContract)['ownRequests']>['items'][number];
type Detail = ResponseOf<(typeof requestContract)['request']>;

/** A vacation of Maria's that waits for Gustavo. */
export const aRequestRow = (change: Partial<Row> = {}): Row => ({
  id: 'req-1',
  codigo: '2026-000341',
  tipo: 'ferias',
  resumo: { codigo: 'ferias', valores: { inicio: '2027-01-04', fim: '2027-01-23', dias: 20 } },
  status: 'pendente',
  aguardaAjuste: false,
  emProcessamento: false,
  aguardaCiencia: false,
  aguardaConsentimento: false,
  efeitoFalhou: false,
  idVinculo: 'v-1',
  nome: 'Maria Aparecida Souza',
  empresa: 'Pantanal São Paulo',
  lotacao: 'CD Cajamar',
  enviadaEm: '2026-11-20T17:20:00Z',
  etapa: 1,
  etapas: 2,
  prazo: '2026-12-01',
  atrasada: false,
  versao: 3,
  can: [],
  ...change,
});

const seat = { id: 'user-gustavo', nome: 'Gustavo Lima', decidiu: null, dispensado: false, negou: false, em: null };

export const aRequest = (change: Partial<Detail> = {}): Detail => ({
  ...aRequestRow(),
  mensagem: 'Viajo com a família em janeiro.',
  cnpj: '12345678000195',
  cargo: 'Auxiliar administrativa',
  autor: { id: 'user-maria', nome: 'Maria Aparecida Souza' },
  dados: {
    inicio: '2027-01-04',
    dias: 20,
    vender: 10,
    adiantar13: true,
    cobertura: { idUsuario: null, nome: 'Ana Lúcia Barros' },
  },
  conferencia: null,
  ausentes: [],
  arquivos: [{ id: 'f1', nome: 'passagem.pdf', tamanho: 20_480 }],
  mensagens: [
    { id: 'm1', em: '2026-11-20T18:00:00Z', quem: 'Gustavo Lima', minha: false, texto: 'Quem cobre o balcão?' },
  ],
  rota: [
    { etapa: 'Gestão', precisa: 1, prazoDias: 3, atual: true, assentos: [seat] },
    {
      etapa: 'RH confirma',
      precisa: 1,
      prazoDias: null,
      atual: false,
      assentos: [{ ...seat, id: 'grupo:RH', nome: 'RH' }],
    },
  ],
  historico: [
    {
      ato: 'send',
      em: '2026-11-20T17:20:00Z',
      quem: 'Maria Aparecida Souza',
      por: null,
      motivo: null,
      rodada: 1,
      etapa: null,
    },
  ],
  aviso: null,
  foraDaFolha: false,
  impedimentos: [],
  ...change,
});
