import type { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import type { clockSetupContract } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Kind = ResponseOf<(typeof clockSetupContract)['justificationKinds']>[number];
type Detail = ResponseOf<(typeof clockJustificationContract)['justification']>;

const aKind = (id: string, nome: string, change: Partial<Kind> = {}): Kind => ({
  id,
  nome,
  efeito: 'include',
  saude: false,
  exigeArquivo: false,
  ativo: true,
  ordem: Number(id.slice(1)),
  emUso: true,
  ...change,
});

/** The kinds as they are seeded. */
export const kinds: Kind[] = [
  aKind('k1', 'Esqueci de marcar'),
  aKind('k2', 'O relógio falhou'),
  aKind('k3', 'Saí a serviço'),
  aKind('k4', 'Atestado médico', { efeito: 'excuse', saude: true, exigeArquivo: true }),
  aKind('k5', 'Declaração de comparecimento', { efeito: 'excuse', exigeArquivo: true }),
  aKind('k6', 'Kind off', { ativo: false }),
  aKind('k7', 'Outro motivo', { efeito: 'none' }),
];

export const aJustification = (change: Partial<Detail> = {}): Detail => ({
  id: 'just-1',
  idPonto: 'sheet-10',
  idVinculo: 'v-1',
  empresa: 'Pantanal Logística',
  nomeEmpregado: 'Fabiana Rocha Teles',
  lotacao: 'CD Cajamar',
  data: '2026-10-21',
  tipo: 'dia',
  origem: 'justificativa',
  ocorrencia: 'odd_punches',
  justificativa: 'Esqueci de marcar',
  efeito: 'include',
  motivo: 'Esqueci de marcar',
  comprovanteComRh: false,
  periodos: [],
  hora: null,
  sentido: null,
  observacao: null,
  dias: null,
  status: 'pendente',
  dataSolicitacao: '2026-10-22T11:00:00Z',
  decididaEm: null,
  falhaEnvio: false,
  razao: null,
  versao: 1,
  arquivos: 0,
  can: [],
  crm: null,
  feitaPor: 'Fabiana Rocha Teles',
  decididaPor: null,
  anexos: [],
  mensagens: [],
  dia: {
    horario: ['08:00–12:00', '13:00–17:00'],
    entrada: ['07:56', '13:02'],
    saida: ['12:00'],
    ocorrencias: ['odd_punches'],
    previsto: 480,
    trabalhadas: 244,
  },
  outrasFaltas: 0,
  saldo: 252,
  ...change,
});
