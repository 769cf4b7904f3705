import {
  type DatedFieldName,
  datedFieldNames,
  type EndingField,
  type WorkerFieldName,
} from '@cracha/contract/features/worker/worker-fields.ts';

/** Where a field of the record is kept. */
export type WorkerTable = 'employment' | 'worker_record' | 'worker_pay' | 'worker_bank';

/** Wire name → table and column: the one place where the record's names become English. */
export const columnOf = {
  nome: ['employment', 'name'],
  nomeSocial: ['worker_record', 'social_name'],
  nascimento: ['worker_record', 'birth_date'],
  sexo: ['worker_record', 'sex'],
  estadoCivil: ['worker_record', 'marital_status'],
  racaCor: ['worker_record', 'ethnicity'],
  naturalidadeCidade: ['worker_record', 'birth_city'],
  naturalidadeUf: ['worker_record', 'birth_state'],
  naturalidadePais: ['worker_record', 'birth_country'],
  nomeMae: ['worker_record', 'mother_name'],
  nomePai: ['worker_record', 'father_name'],
  pis: ['employment', 'pis'],
  ctpsDigital: ['worker_record', 'ctps_digital'],
  ctpsNumero: ['worker_record', 'ctps_number'],
  ctpsSerie: ['worker_record', 'ctps_series'],
  ctpsUf: ['worker_record', 'ctps_state'],
  rgNumero: ['worker_record', 'rg_number'],
  rgOrgao: ['worker_record', 'rg_issuer'],
  rgUf: ['worker_record', 'rg_state'],
  rgData: ['worker_record', 'rg_issued_on'],
  cep: ['worker_record', 'cep'],
  logradouro: ['worker_record', 'street'],
  numero: ['worker_record', 'number'],
  complemento: ['worker_record', 'complement'],
  bairro: ['worker_record', 'district'],
  municipio: ['worker_record', 'city'],
  municipioIbge: ['worker_record', 'city_code'],
  uf: ['worker_record', 'state'],
  email: ['worker_record', 'email'],
  celular: ['worker_record', 'cell_phone'],
  telefone: ['worker_record', 'home_phone'],
  emergenciaNome: ['worker_record', 'emergency_name'],
  emergenciaTelefone: ['worker_record', 'emergency_phone'],
  matricula: ['employment', 'registration'],
  matriculaEsocial: ['worker_record', 'esocial_registration'],
  admissao: ['employment', 'admitted_on'],
  regimeContratacao: ['employment', 'hiring_regime'],
  regimeJuridico: ['worker_record', 'legal_regime'],
  aprendiz: ['worker_record', 'apprentice'],
  deficiencia: ['worker_record', 'disability'],
  afastamento: ['employment', 'leave_kind'],
  afastamentoInicio: ['employment', 'leave_from'],
  afastamentoFim: ['employment', 'leave_until'],
  cargo: ['employment', 'job_title'],
  cbo: ['worker_record', 'occupation_code'],
  lotacao: ['employment', 'department'],
  tomador: ['employment', 'client'],
  classe: ['worker_record', 'class_level'],
  horasSemana: ['worker_record', 'weekly_hours'],
  horasMes: ['worker_record', 'monthly_hours'],
  salario: ['worker_pay', 'salary'],
  salarioUnidade: ['worker_pay', 'salary_unit'],
  diaPagamento: ['worker_pay', 'pay_day'],
  formaPagamento: ['worker_pay', 'pay_method'],
  dependentesIr: ['worker_pay', 'tax_dependants'],
  dependentesSalarioFamilia: ['worker_pay', 'allowance_dependants'],
  banco: ['worker_bank', 'bank'],
  agencia: ['worker_bank', 'branch'],
  agenciaDigito: ['worker_bank', 'branch_digit'],
  conta: ['worker_bank', 'account'],
  contaDigito: ['worker_bank', 'account_digit'],
  tipoConta: ['worker_bank', 'account_kind'],
  tipoChavePix: ['worker_bank', 'pix_kind'],
  chavePix: ['worker_bank', 'pix_key'],
} as const satisfies Record<WorkerFieldName, readonly [WorkerTable, string]>;

/** Of an employment that ended. */
export const endingColumnOf = {
  desligamento: 'dismissed_on',
  motivoDesligamento: 'dismissal_reason',
} as const satisfies Record<EndingField, string>;

const wireOf = new Map<string, string>([
  ...Object.entries(columnOf).map(([wire, [, column]]) => [column, wire] as const),
  ...Object.entries(endingColumnOf).map(([wire, column]) => [column, wire] as const),
]);

/** The wire name of a column; of what is no field of the record its own name. */
export function wireName(column: string): string {
  return wireOf.get(column) ?? column;
}

/** The column of a dated field, by which its changes are kept. */
export function datedColumn(name: DatedFieldName): string {
  return columnOf[name][1];
}

/** The columns of all dated fields. */
export const datedColumns: readonly string[] = datedFieldNames.map(datedColumn);
