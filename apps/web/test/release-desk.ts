import type { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';

export type Desk = ResponseSent<typeof releaseContract.releaseDesk>;

const none = { total: 0, itens: [] };
const allThere = { ...none, grupos: [] };
export const place = { idEmpresa: 'e1', regime: 'empregado' as const };
export const person = (idVinculo: string, nome: string, esperado = false) => ({
  idVinculo,
  idDocumento: null,
  nome,
  matricula: '1',
  motivo: null,
  esperado,
  ...place,
});
export const importacao: Desk['importacao'] = {
  id: 'i1',
  nome: 'folha_10.pdf',
  empresas: ['Pantanal Logística'],
  enviadoPor: 'Helena Prado',
  enviadoEm: '2026-11-16T12:12:00Z',
  situacao: 'prontaParaLiberar',
  agendadaPara: null,
  paginas: 200,
  paginasLidas: 200,
  totalDocumentos: 48,
  porTipo: { recibos: 48, beneficios: 0, informes: 0, fichas: 0, pontos: 0, vazias: 0, naoReconhecidas: 0 },
  limpos: 48,
  paraConferir: 0,
  semDia: 0,
  publicados: 0,
  causas: [],
  erro: null,
  problemas: [],
  duracaoMs: null,
  can: ['publicar', 'desfazer', 'cancelar'],
};
export const desk: Desk = {
  importacao,
  especie: 'mensal',
  tipo: 1,
  informes: null,
  mes: 10,
  ano: 2026,
  empresas: 1,
  quadro: {
    ...{ ativos: 50, ativosComRecibo: 48, ativosNoArquivo: 48 },
    ...{ faltando: allThere, sobrando: none, duplicados: none, desligados: none },
  },
  anterior: { recibos: 40, ganhos: 1_000_000, descontos: 200_000, liquido: 800_000, fgts: 80_000 },
  anteriorDeOutros: 0,
  foraDoMes: 0,
  atual: { recibos: 48, ganhos: 1_100_000, descontos: 190_000, liquido: 910_000, fgts: 88_000 },
  mudancas: [
    {
      idVinculo: 'v1',
      nome: 'Camila Nakamura',
      matricula: '20417',
      anterior: 648_210,
      atual: 914_527,
      motivo: { codigo: 'LINE_NEW', valores: { nome: 'PLR', valorAmount: 331_000 } },
    },
  ],
  mudancasGrandes: 148,
  limpos: 48,
  deOutros: 0,
  resultado: null,
  desenhados: 0,
  email: true,
  sms: true,
  avisos: { portal: 48, email: 40, comPdf: 12, sms: 5, empresasComSms: 1 },
  somas: null,
  pedido: null,
  duasPessoas: false,
  aoTerminar: false,
  impedimento: null,
  podemLiberar: [{ idUsuario: 'u2', nome: 'Carlos Meneses' }],
};
