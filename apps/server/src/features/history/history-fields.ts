import { type FieldValue, fieldOf, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import { isOwnFieldKey } from '#core/employment/own-field-key.ts';
import { wireName } from '#core/employment/worker-columns.ts';
import { type Reader, seesKind } from './history.policy.ts';

/** A field in words of the wire; `hidden`: that it changed is told, not what it was. */
export interface ToldField {
  name: string;
  hidden: boolean;
  /** Hidden because it is long, not because of whom it is about. */
  long?: true;
}

/** What is told of each entity; anything else that is kept (a document's reading, a message) stays where it is. */
const plainFields: Record<string, Readonly<Record<string, string>>> = {
  company: {
    cnpj: 'cnpj',
    legal_name: 'razaoSocial',
    trade_name: 'nomeFantasia',
    cnae: 'cnae',
    email: 'email',
    phone: 'telefone',
    cep: 'cep',
    street: 'logradouro',
    number: 'numero',
    complement: 'complemento',
    district: 'bairro',
    city: 'municipio',
    state: 'uf',
    active: 'ativo',
    branch: 'filial',
    fullReceipt: 'versaoCompleta',
    timesheetApproval: 'aprovacaoEspelho',
    requestApproval: 'flagAprovacao',
    requestFlow: 'comFluxo',
    timeClockKind: 'tipoPonto',
    showsReceipts: 'mostraRecibos',
    showsBenefits: 'mostraBeneficios',
    showsIncomeStatements: 'mostraInformes',
    showsTimesheets: 'mostraEspelhos',
    qrCode: 'qrCode',
    smsNotice: 'avisoSms',
    mailAttaches: 'anexaPdf',
    requiredFields: 'camposExigidos',
    ownFields: 'camposProprios',
    justification: 'justificativa',
  },
  workerFile: {
    name: 'nome',
    section: 'secao',
    valid_until: 'validoAte',
    visible: 'visivel',
    justification: 'justificativa',
  },
  announcement: {
    title: 'titulo',
    toWorkers: 'aosTrabalhadores',
    toManagers: 'aosGestores',
    alsoNew: 'tambemNovos',
    startsAt: 'aPartirDe',
    endsAt: 'ate',
    pinned: 'fixado',
    mustRead: 'leituraObrigatoria',
    attachment: 'anexo',
    total: 'trabalhadores',
    justification: 'justificativa',
  },
  receipt: {
    creditDay: 'diaCredito',
    visible: 'visivel',
    qrCode: 'qrCode',
    qr_code: 'qrCode',
    withheld: 'retido',
    reason: 'justificativa',
    agrees: 'concorda',
    justification: 'justificativa',
  },
  manager: {
    profile: 'perfil',
    enabled: 'acessoLigado',
    wholeGroup: 'grupoTodo',
    companies: 'empresas',
    departments: 'lotacoes',
    workers: 'trabalhadores',
    substitute: 'substituto',
    successor: 'sucessor',
    from: 'aPartirDe',
    until: 'ate',
    justification: 'justificativa',
  },
  person: { role: 'papel', profile: 'perfil', companies: 'limiteEmpresas', enabled: 'acessoLigado' },
  accessProfile: { name: 'nome', role: 'papel', permissions: 'permissoes' },
  approverProfile: { name: 'nome', position: 'ordem', active: 'ligado' },
  accessGroup: { twoPeople: 'duasPessoas', atOnce: 'aoTerminar' },
  recognitionModel: {
    name: 'nome',
    payrollSystem: 'sistema',
    state: 'situacao',
    version: 'versao',
    justification: 'justificativa',
  },
  helpItem: { title: 'titulo', published: 'publicado' },
  import: { name: 'nome', quando: 'agendadoPara', motivo: 'justificativa' },
  registryImport: { motivo: 'justificativa' },
  importDocument: { creditDay: 'diaCredito' },
  rememberedRubric: { code: 'codigo', description: 'descricao', nature: 'natureza' },
  batchDownload: {
    categoria: 'categoria',
    total: 'documentos',
    mes: 'mes',
    ano: 'ano',
    lotacao: 'lotacao',
    tomador: 'tomador',
    especie: 'especie',
    situacao: 'situacao',
    pesquisa: 'pesquisa',
    part: 'parte',
  },
  reportingLine: { manager: 'gestao', from: 'aPartirDe' },
  employment: {
    from: 'aPartirDe',
    company: 'empresa',
    masked_cpf: 'cpf',
    justification: 'justificativa',
    total: 'documentos',
    dismissed_on: 'desligamento',
    dismissal_reason: 'motivoDesligamento',
  },
  employmentPay: { from: 'aPartirDe' },
};

/** Too long, or a list of ids: that it changed is told. */
const onlyChanged: Record<string, Readonly<Record<string, string>>> = {
  company: {
    head_office_id: 'matriz',
    logo_sha256: 'logo',
    accessesOn: 'recursosLigados',
    accessesOff: 'recursosDesligados',
  },
  announcement: {
    message: 'mensagem',
    companyIds: 'empresas',
    departments: 'lotacoes',
    clients: 'tomadores',
    personIds: 'trabalhadores',
  },
  approverProfile: { kinds: 'tiposSolicitacao', companyIds: 'empresas', steps: 'etapas' },
  recognitionModel: {
    accessGroupId: 'grupoAcesso',
    document: 'marcacoes',
    anchors: 'marcacoes',
    regions: 'marcacoes',
    sheet: 'marcacoes',
  },
};

/** Of a group's batch the platform reads how many documents of what and when, nothing of the group's own words. */
const toldToPlatform: ReadonlySet<string> = new Set(['categoria', 'documentos', 'mes', 'ano', 'parte']);

/** Undefined: not for this reader. */
export function toldField(entity: string, column: string, reader: Reader): ToldField | undefined {
  if (entity.startsWith('employment')) {
    const name = wireName(column);
    if (isWorkerField(name)) return toldOfWorker(name, reader);
    if (isOwnFieldKey(column)) return { name: 'campoProprio', hidden: true };
  }
  const changed = onlyChanged[entity]?.[column];
  if (changed) return { name: changed, hidden: true, long: true };
  const name = plainFields[entity]?.[column];
  if (entity === 'batchDownload' && reader.profile === 'admin' && name && !toldToPlatform.has(name)) return undefined;
  return name === undefined ? undefined : { name, hidden: false };
}

function toldOfWorker(name: Parameters<typeof fieldOf>[0], reader: Reader): ToldField | undefined {
  const { section, sensitive } = fieldOf(name);
  const kind = section === 'pagamento' ? 'remuneracao' : section === 'banco' ? 'dadosBancarios' : 'trabalhador';
  return seesKind(reader, kind) ? { name, hidden: sensitive === true } : undefined;
}

/** What a deleted record is shown by, in this order. */
export const deletedFields: Record<string, Readonly<Record<string, string>>> = {
  receipt: {
    worker_name: 'nome',
    registration: 'matricula',
    job_title: 'cargo',
    month: 'mes',
    year: 'ano',
    total_earnings: 'proventos',
    total_deductions: 'descontos',
    net: 'liquido',
    published_at: 'publicadoEm',
    viewed_at: 'vistoEm',
    agrees: 'concorda',
  },
  company: plainFields.company ?? {},
  workerFile: { name: 'nome', section: 'secao', valid_until: 'validoAte', visible: 'visivel' },
  announcement: {
    title: 'titulo',
    to_workers: 'aosTrabalhadores',
    to_managers: 'aosGestores',
    starts_at: 'aPartirDe',
    ends_at: 'ate',
    published_at: 'publicadoEm',
    pinned: 'fixado',
    must_read: 'leituraObrigatoria',
    attachments: 'anexos',
  },
  manager: { name: 'nome', profile: 'perfil' },
  recognitionModel: { name: 'nome', payroll_system: 'sistema', sample_name: 'amostra' },
  employment: {
    name: 'nome',
    registration: 'matricula',
    admitted_on: 'admissao',
    job_title: 'cargo',
    department: 'lotacao',
  },
};

/** A value as it is told; of a list how many it holds. */
export function plain(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

export function columnsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
