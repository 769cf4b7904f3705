import type { AppAccess } from './app-accesses.ts';

/** What is sold: a module grants app accesses. */
export const modules = {
  base: {
    name: 'Base',
    grants: ['trabalhador', 'empresa', 'gestor', 'importacao', 'organograma', 'historico-registros'],
    sold: true,
  },
  recibos: { name: 'Recibos', grants: ['recibos', 'beneficios', 'informe-rendimentos', 'download-lote'], sold: true },
  relacionamento: {
    name: 'Relacionamento',
    grants: ['solicitacoes-sem-fluxo', 'atendimento', 'comunicados'],
    sold: true,
  },
  documentos: { name: 'Documentos', grants: ['docs-enviados', 'docs-recebidos', 'docs-empregado'], sold: true },
  fluxo: { name: 'Fluxo de Aprovação', grants: ['solicitacoes-com-fluxo'], sold: true },
  ponto: { name: 'Ponto', grants: ['ponto-pdf', 'ponto-manual', 'ponto-registro'], sold: true },
  assinatura: {
    name: 'Assinatura e Modelos',
    grants: ['assinatura-digital', 'edicao-apos-assinatura', 'meu-modelo'],
    sold: true,
  },
  admissao: { name: 'Admissão', grants: ['admissao-online', 'recrutamento'], sold: true },
  analise: { name: 'Análise', grants: ['relatorio', 'relatorio-personalizado', 'indicadores'], sold: true },
  'ponto-integrado': { name: 'Ponto Integrado', grants: ['ponto-fopag', 'ponto-fopag-lote'], sold: true },
  financeiro: {
    name: 'Financeiro',
    grants: [
      'fin-vincular-cartoes',
      'fin-recibo',
      'fin-beneficio',
      'fin-conta',
      'fin-boleto',
      'fin-p2p',
      'fin-reprocessamento',
      'fin-cobranca',
      'ted-pay',
      'integracao-itau',
    ],
    sold: true,
  },
  associacao: {
    name: 'Associação e Clube',
    grants: [
      'botao-assemat',
      'assemat-socios',
      'assemat-empresa',
      'assemat-emprestimo',
      'assemat-gestao-emprestimo',
      'assemat-convenio',
      'assemat-relatorio',
      'assemat-documento',
      'assemat-cashback',
      'assemat-controle-regra',
      'assemat-rhpix',
      'simulacao',
      'simulacao-bloqueada',
      'clube',
      'parceiro',
    ],
    sold: true,
  },
  solucoes: {
    name: 'Soluções e Integrações',
    grants: [
      'folha',
      'chave-api',
      'solucao-stc',
      'solucao-temporario',
      'solucao-flowpays',
      'solucao-teste-comportamental',
      'solucao-salary-br',
      'solucao-audit',
      'solucao-ted',
      'solucao-sst',
    ],
    sold: true,
  },
  plataforma: {
    name: 'Plataforma',
    grants: [
      'grupo-acesso-suporte',
      'grupo-acesso-admin',
      'recuperar-dois-fatores',
      'revenda-grupo-acesso',
      'revenda-modulo',
      'revenda-relatorio',
      'revenda-indicadores',
    ],
    sold: false,
  },
} as const satisfies Record<string, { name: string; grants: readonly AppAccess[]; sold: boolean }>;

export type Module = keyof typeof modules;

/** Plans and the modules each brings. */
export const plans = {
  Essencial: ['base', 'recibos', 'relacionamento', 'documentos'],
  Profissional: [
    'base',
    'recibos',
    'relacionamento',
    'documentos',
    'fluxo',
    'ponto',
    'assinatura',
    'admissao',
    'analise',
  ],
  Completo: [
    'base',
    'recibos',
    'relacionamento',
    'documentos',
    'fluxo',
    'ponto',
    'assinatura',
    'admissao',
    'analise',
    'ponto-integrado',
    'financeiro',
    'associacao',
    'solucoes',
  ],
} as const satisfies Record<string, readonly Module[]>;

export type Plan = keyof typeof plans;
