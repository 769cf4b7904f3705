import type { HelpKind } from '../features/help/help-areas.ts';
import type { AccountPart } from './account.ts';

/** The parts of a company's page beside its data. */
export type CompanyPart = 'filiais' | 'trabalhadores' | 'configuracao' | 'ficha' | 'usuarios' | 'documentos';

/**
 * Addresses of the built screens, for links, notifications and e-mails. What a screen shows is in its query, so that the
 * address stays the inventory's.
 */
export const to = {
  login: keeping('/login'),
  /** There is no such address: who is signed in reads it there. */
  nowhere: () => at('/login', { inexistente: '1' }),
  adminLogin: (redirect?: string) => at('/login', { area: 'admin', redirect }),
  passwordByLink: (code: string) => at('/definicao-senha', { codigo: code }),
  profileChoice: keeping('/select-profile'),
  contactChoice: keeping('/select-contact'),
  contactCode: keeping('/code-report'),
  support: () => '/suporte',
  passwordRecovery: () => '/recuperar-senha',
  accessLetter: keeping('/login/primeiro-acesso'),
  objection: (code: string) => at('/nao-fui-eu', { codigo: code }),
  ownCompanies: (code?: string) => at('/conta/empresas', { codigo: code }),
  provider: keeping('/login/provedor'),
  step: {
    policy: keeping('/politica-privacidade'),
    password: keeping('/definicao-senha'),
    twoFactor: keeping('/register2F'),
    cellPhone: keeping('/confirm-data/cell-phone'),
    email: keeping('/confirm-data/email'),
    ethnicity: keeping('/confirm-data/ethnic'),
  },
  sendCode: {
    cellPhone: keeping('/confirm-data/cell-phone-send-token'),
    email: keeping('/confirm-data/email-send-token'),
  },
  enterCode: {
    cellPhone: keeping('/confirm-data/cell-phone-verify'),
    email: keeping('/confirm-data/email-verify'),
  },
  accessGroup: keeping('/grupo-acesso'),
  /** One's own account in the area of that prefix (`areas.ts`). */
  account: (prefix: string, parte?: AccountPart) => at(`${prefix}/minha-conta`, { parte }),
  /** The help, and why each menu entry is there or not, in the area of that prefix. */
  help: (prefix: string, tipo?: HelpKind) => at(`${prefix}/ajuda`, { tipo }),
  menus: (prefix: string) => `${prefix}/menus`,
  authenticity: (code?: string) => at('/autenticidade', { codigo: code }),
  incomeProof: (code?: string) => at('/comprovante', { codigo: code }),
  firstAdministrator: (token: string) => at('/instalacao', { token }),
  worker: {
    home: () => '/trabalhador/inicio',
    receipts: () => '/trabalhador/recibos',
    receipt: (id: string) => at('/trabalhador/visualiza-recibo', { id }),
    pay: () => '/trabalhador/payments-menu',
    benefits: () => '/trabalhador/beneficios',
    benefit: (id: string) => at('/trabalhador/visualiza-beneficio', { id }),
    statements: () => '/trabalhador/informes-rendimento',
    statement: (id: string) => at('/trabalhador/visualiza-informe-rendimento', { id }),
    records: () => '/trabalhador/documentos/recebido',
    record: (id: string) => at('/trabalhador/documentos/recebido', { id }),
    mirrors: () => '/trabalhador/espelhos-ponto',
    mirror: (id: string) => at('/trabalhador/visualiza-espelho-ponto', { id }),
    announcements: () => '/trabalhador/comunicados',
    announcement: (id: string) => at('/trabalhador/comunicados', { id }),
    why: (id: string) => at('/trabalhador/visualiza-recibo/mudou', { id }),
    bankChanges: () => '/trabalhador/conta-bancaria',
    incomeProofs: () => '/trabalhador/comprovante-renda',
  },
  hr: {
    home: () => '/rh/inicio',
    accessLetters: () => '/rh/primeiro-acesso',
    imports: () => '/rh/importacoes',
    import: (id: string) => at('/rh/importacoes', { id }),
    rubrics: () => '/rh/importacoes/verbas',
    registries: () => '/rh/importacoes/cadastro',
    registry: (id: string) => at('/rh/importacoes/cadastro', { id }),
    review: (id: string, documento?: string) => at('/rh/importacoes/conferir', { id, documento }),
    release: (id: string) => at('/rh/importacoes/liberar', { id }),
    receipts: () => '/rh/recibos-pagamentos',
    receiptsOf: (competencia: string | undefined, situacao?: 'naoVisto') =>
      at('/rh/recibos-pagamentos', { competencia, situacao }),
    receipt: (id: string) => at('/rh/recibos-pagamentos', { id }),
    benefits: () => '/rh/beneficios',
    benefit: (id: string) => at('/rh/visualiza-beneficios', { id }),
    newBenefit: () => '/rh/visualiza-beneficios/novo-beneficio',
    statements: () => '/rh/informe-rendimentos',
    statement: (id: string) => at('/rh/informe-rendimentos', { id }),
    batches: () => '/rh/download-em-lote',
    newReceipt: () => '/rh/recibos-pagamentos/novo-recibo-pagamento',
    privacyRequests: () => '/rh/dados-pessoais',
    disputes: () => '/rh/recibos-pagamentos/discordancias',
    profiles: () => '/rh/profile',
    user: (id: string) => at('/rh/profile', { aba: 'usuarios', id }),
    workers: () => '/rh/trabalhadores',
    workersOf: (empresa: string) => at('/rh/trabalhadores', { empresa }),
    worker: (id: string, aba?: 'linha' | 'arquivos' | 'historico') => at('/rh/trabalhadores', { id, aba }),
    newWorker: () => '/rh/trabalhadores?novo=1',
    folders: () => '/rh/employeeDocs',
    records: () => at('/rh/employeeDocs', { aba: 'fichas' }),
    mirrors: () => '/rh/espelhos-ponto',
    folder: (id: string) => at('/rh/employeeDocs', { id }),
    companies: () => '/rh/empresas',
    company: (id: string, aba?: CompanyPart) => at('/rh/empresas', { id, aba }),
    newCompany: () => '/rh/empresas?novo=1',
    managers: () => '/rh/gestores',
    manager: (id: string) => at('/rh/gestores', { id }),
    newManager: () => '/rh/gestores?novo=1',
    orgChart: () => '/rh/orgchart',
    announcements: () => '/rh/comunicados',
    announcementsOf: (empresa: string) => at('/rh/comunicados', { empresa }),
    announcement: (id: string) => at('/rh/comunicados', { id }),
    newAnnouncement: () => '/rh/comunicados?novo=1',
    recordHistory: () => '/rh/historico-registros',
    openings: () => '/rh/historico-registros?aba=aberturas',
    deletionHistory: () => '/rh/historico-exclusao',
  },
  platform: {
    users: () => '/admin/usuario',
    user: (id: string) => at('/admin/usuario', { id }),
    support: () => '/admin/suporte',
    help: () => '/admin/ajuda/conteudo',
    ratings: () => '/admin/avaliacoes',
    models: () => '/admin/modelospdf',
    newModel: () => '/admin/modelospdf/novo-modelo',
    model: (id: string) => at('/admin/modelospdf', { id }),
    sheetModels: () => '/admin/modelosexcell',
    newSheetModel: () => '/admin/modelosexcell?novo=1',
    sheetModel: (id: string) => at('/admin/modelosexcell', { id }),
    recordHistory: () => '/admin/historico-registros',
    deletionHistory: () => '/admin/historico-exclusao',
  },
  manager: {
    home: () => '/gestor/inicio',
    receipts: () => '/gestor/recibos-pagamentos',
    announcements: () => '/gestor/comunicados',
    announcement: (id: string) => at('/gestor/comunicados', { id }),
    receipt: (id: string) => at('/gestor/visualiza-recibo-pagamento', { id }),
    workers: () => '/gestor/trabalhadores',
    worker: (id: string, aba?: 'linha') => at('/gestor/trabalhadores', { id, aba }),
    managers: () => '/gestor/gestores',
    manager: (id: string) => at('/gestor/gestores', { id }),
    orgChart: () => '/gestor/orgchart',
    companies: () => '/gestor/empresas',
    company: (id: string, aba?: CompanyPart) => at('/gestor/empresas', { id, aba }),
    benefits: () => '/gestor/beneficios',
    benefit: (id: string) => at('/gestor/visualiza-beneficios', { id }),
  },
} as const;

/** An address that keeps where the person wanted to go. */
function keeping(path: string): (redirect?: string) => string {
  return redirect => at(path, { redirect });
}

function at(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
