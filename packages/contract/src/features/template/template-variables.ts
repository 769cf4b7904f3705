import { type Said, said } from '../../kernel/said.ts';

/** What a variable holds: text as it is, an ISO day, centavos, a number, digits, a code of a closed list. */
export type VariableType = 'texto' | 'data' | 'moeda' | 'numero' | 'cpf' | 'cnpj' | 'escolha';
/** What one must be allowed to see to write or fill it: personal data (never a manager's), pay, the account, requests. */
export type VariableGrant = 'pessoal' | 'remuneracao' | 'banco' | 'pedido';

export const variableGroups = {
  empresa: said('Empresa', 'Company', 'Empresa'),
  trabalhador: said('Trabalhador', 'Worker', 'Trabajador'),
  contrato: said('Contrato', 'Contract', 'Contrato'),
  endereco: said('Endereço', 'Address', 'Dirección'),
  banco: said('Conta bancária', 'Bank account', 'Cuenta bancaria'),
  gestor: said('Gestor', 'Manager', 'Gestor'),
  datas: said('Datas', 'Dates', 'Fechas'),
  kit: said('Kit', 'Kit', 'Kit'),
  pedido: said('Pedido', 'Request', 'Pedido'),
} as const;
export type VariableGroup = keyof typeof variableGroups;

export interface Variable {
  readonly type: VariableType;
  readonly said: Said;
  readonly grant?: VariableGrant;
  /** Of a choice: each code and how a paper says it. */
  readonly options?: Readonly<Record<string, string>>;
  /** What stands in its place where nobody is chosen. */
  readonly sample: string | number;
}

const text = (sample: string, ...words: [string, string, string]) =>
  ({ type: 'texto', sample, said: said(...words) }) as const satisfies Variable;
const personal = (sample: string, ...words: [string, string, string]) =>
  ({ ...text(sample, ...words), grant: 'pessoal' }) as const satisfies Variable;

const asked = (sample: string, ...words: [string, string, string]) =>
  ({ ...text(sample, ...words), grant: 'pedido' }) as const satisfies Variable;

/** All that a model may name, and nothing else (product 6.7). */
export const templateVariables = {
  'empresa.razaoSocial': text('Padaria Central Ltda.', 'Razão social', 'Legal name', 'Razón social'),
  'empresa.nomeFantasia': text('Padaria Central', 'Nome fantasia', 'Trade name', 'Nombre comercial'),
  'empresa.cnpj': { type: 'cnpj', sample: '11222333000181', said: said('CNPJ', 'CNPJ', 'CNPJ') },
  'empresa.endereco': text('Rua das Flores, 100, Centro', 'Endereço da empresa', 'Company address', 'Dirección'),
  'empresa.cidade': text('Cuiabá', 'Cidade da empresa', 'Company city', 'Ciudad de la empresa'),
  'empresa.uf': text('MT', 'UF da empresa', 'Company state', 'Estado de la empresa'),
  'empresa.cep': text('78000-000', 'CEP da empresa', 'Company postal code', 'Código postal de la empresa'),
  'trabalhador.nome': text('Maria de Souza', 'Nome', 'Name', 'Nombre'),
  'trabalhador.matricula': text('000123', 'Matrícula', 'Registration', 'Matrícula'),
  'trabalhador.cpf': { type: 'cpf', grant: 'pessoal', sample: '52998224725', said: said('CPF', 'CPF', 'CPF') },
  'trabalhador.nomeSocial': personal('Maria', 'Nome social', 'Social name', 'Nombre social'),
  'trabalhador.pis': personal('12056412278', 'PIS', 'PIS', 'PIS'),
  'trabalhador.rg': personal('1234567-8', 'RG', 'Identity card', 'Documento de identidad'),
  'trabalhador.rgOrgao': personal('SSP/MT', 'Órgão do RG', 'Issuer of the identity card', 'Emisor del documento'),
  'trabalhador.ctps': personal('1234567 série 001-MT', 'CTPS', 'Work card', 'Libreta de trabajo'),
  'trabalhador.nascimento': {
    ...{ type: 'data', grant: 'pessoal', sample: '1990-05-10' },
    said: said('Data de nascimento', 'Date of birth', 'Fecha de nacimiento'),
  },
  'trabalhador.sexo': {
    ...{ type: 'escolha', grant: 'pessoal', sample: 'feminino' },
    options: { masculino: 'masculino', feminino: 'feminino' },
    said: said('Sexo', 'Sex', 'Sexo'),
  },
  'trabalhador.estadoCivil': {
    ...{ type: 'escolha', grant: 'pessoal', sample: 'solteiro' },
    options: {
      ...{ solteiro: 'solteiro(a)', casado: 'casado(a)', divorciado: 'divorciado(a)', viuvo: 'viúvo(a)' },
      ...{ separado: 'separado(a)', outros: 'outro' },
    },
    said: said('Estado civil', 'Marital status', 'Estado civil'),
  },
  'trabalhador.naturalidade': personal('Cuiabá/MT', 'Naturalidade', 'Place of birth', 'Lugar de nacimiento'),
  'trabalhador.nacionalidade': personal('Brasil', 'País de nascimento', 'Country of birth', 'País de nacimiento'),
  'trabalhador.mae': personal('Joana de Souza', 'Nome da mãe', "Mother's name", 'Nombre de la madre'),
  'trabalhador.pai': personal('Pedro de Souza', 'Nome do pai', "Father's name", 'Nombre del padre'),
  'trabalhador.email': personal('maria@exemplo.test', 'E-mail', 'E-mail', 'Correo electrónico'),
  'trabalhador.celular': personal('65999990000', 'Celular', 'Cell phone', 'Celular'),
  'contrato.cargo': text('Auxiliar administrativo', 'Função', 'Position', 'Cargo'),
  'contrato.cbo': text('411005', 'CBO', 'Occupation code', 'Código de ocupación'),
  'contrato.lotacao': text('Administração', 'Lotação', 'Department', 'Departamento'),
  'contrato.tomador': text('Mercado Bom Preço', 'Tomador', 'Client', 'Cliente'),
  'contrato.admissao': { type: 'data', sample: '2026-02-02', said: said('Admissão', 'Admission', 'Admisión') },
  'contrato.desligamento': {
    ...{ type: 'data', sample: '2026-11-30' },
    said: said('Desligamento', 'Dismissal', 'Baja'),
  },
  'contrato.regime': {
    ...{ type: 'escolha', sample: 'empregado' },
    options: {
      ...{ empregado: 'empregado', aprendiz: 'aprendiz', estagiario: 'estagiário', autonomo: 'autônomo' },
      ...{ pessoaJuridica: 'pessoa jurídica', socio: 'sócio', diretor: 'diretor' },
    },
    said: said('Regime', 'Regime', 'Régimen'),
  },
  'contrato.salario': {
    ...{ type: 'moeda', grant: 'remuneracao', sample: 250_000 },
    said: said('Salário', 'Salary', 'Salario'),
  },
  'contrato.salarioPor': {
    ...{ type: 'escolha', grant: 'remuneracao', sample: 'mes' },
    options: {
      ...{ mes: 'mês', quinzena: 'quinzena', semana: 'semana' },
      ...{ dia: 'dia', hora: 'hora', tarefa: 'tarefa' },
    },
    said: said('Salário por', 'Salary per', 'Salario por'),
  },
  'contrato.horasSemanais': {
    type: 'numero',
    sample: 44,
    said: said('Horas semanais', 'Weekly hours', 'Horas semanales'),
  },
  'contrato.horasMensais': {
    type: 'numero',
    sample: 220,
    said: said('Horas mensais', 'Monthly hours', 'Horas mensuales'),
  },
  'endereco.rua': personal('Rua das Acácias', 'Rua', 'Street', 'Calle'),
  'endereco.numero': personal('25', 'Número', 'Number', 'Número'),
  'endereco.complemento': personal('Casa 2', 'Complemento', 'Complement', 'Complemento'),
  'endereco.bairro': personal('Jardim', 'Bairro', 'District', 'Barrio'),
  'endereco.cidade': personal('Cuiabá', 'Cidade', 'City', 'Ciudad'),
  'endereco.uf': personal('MT', 'UF', 'State', 'Estado'),
  'endereco.cep': personal('78000-000', 'CEP', 'Postal code', 'Código postal'),
  'endereco.completo': personal(
    'Rua das Acácias, 25, Jardim, Cuiabá/MT, CEP 78000-000',
    ...(['Endereço completo', 'Whole address', 'Dirección completa'] as const),
  ),
  'banco.codigo': { ...text('001', 'Banco', 'Bank', 'Banco'), grant: 'banco' },
  'banco.agencia': { ...text('1234-5', 'Agência', 'Branch', 'Sucursal'), grant: 'banco' },
  'banco.conta': { ...text('98765-4', 'Conta', 'Account', 'Cuenta'), grant: 'banco' },
  'banco.pix': { ...text('maria@exemplo.test', 'Chave Pix', 'Pix key', 'Clave Pix'), grant: 'banco' },
  'gestor.nome': text('Gustavo Prado', 'Nome do gestor', "Manager's name", 'Nombre del gestor'),
  'gestor.cargo': text('Gerente', 'Função do gestor', "Manager's position", 'Cargo del gestor'),
  'datas.hoje': { type: 'data', sample: '2026-12-01', said: said('Hoje', 'Today', 'Hoy') },
  'datas.ano': { type: 'numero', sample: 2026, said: said('Ano', 'Year', 'Año') },
  // of the kit that the paper is made for, else of the worker's open one
  'kit.nome': text('Admissão de vendas', 'Nome do kit', 'Name of the kit', 'Nombre del kit'),
  // of the worker's newest request that was neither cancelled nor denied; the days are a vacation's
  'pedido.codigo': asked('2026-000123', 'Código do pedido', 'Code of the request', 'Código del pedido'),
  'pedido.tipo': {
    ...{ type: 'escolha', grant: 'pedido', sample: 'ferias' },
    options: {
      ...{ ferias: 'férias', adiantamento13: 'adiantamento do 13º', alteracaoCadastral: 'alteração cadastral' },
      ...{ beneficio: 'benefício', outros: 'outro pedido' },
    },
    said: said('Tipo do pedido', 'Type of the request', 'Tipo del pedido'),
  },
  'pedido.inicio': {
    ...{ type: 'data', grant: 'pedido', sample: '2026-12-07' },
    said: said('Início pedido', 'First day asked', 'Inicio pedido'),
  },
  'pedido.fim': {
    ...{ type: 'data', grant: 'pedido', sample: '2027-01-05' },
    said: said('Fim pedido', 'Last day asked', 'Fin pedido'),
  },
  'pedido.dias': {
    ...{ type: 'numero', grant: 'pedido', sample: 30 },
    said: said('Dias pedidos', 'Days asked', 'Días pedidos'),
  },
} as const satisfies Readonly<Record<`${VariableGroup}.${string}`, Variable>>;

export type VariableName = keyof typeof templateVariables;
const known: Readonly<Record<string, Variable>> = templateVariables;

/** What a model's own field may be asked for when papers are made; named `campo.…` in the text. */
export const ownFieldTypes = ['texto', 'numero', 'data', 'moeda', 'escolha'] as const;
export interface OwnField {
  nome: string;
  rotulo: string;
  tipo: (typeof ownFieldTypes)[number];
  opcoes?: string[] | undefined;
  obrigatorio: boolean;
}

/** What a name of a text stands for: one of the closed list, or an own field. Undefined: there is no such name. */
export function variableOf(name: string, fields: readonly OwnField[]): Omit<Variable, 'said'> | undefined {
  if (Object.hasOwn(known, name)) return known[name];
  const field = fields.find(({ nome }) => `campo.${nome}` === name);
  if (!field) return undefined;
  const options = field.opcoes && Object.fromEntries(field.opcoes.map(option => [option, option]));
  const samples = {
    texto: field.rotulo,
    numero: 1,
    data: '2026-12-01',
    moeda: 10_000,
    escolha: field.opcoes?.[0] ?? '',
  };
  return { type: field.tipo, sample: samples[field.tipo], ...(options && { options }) };
}

/** What a paper's reader reads where a value is missing: the variable's name in Portuguese. */
export function labelOf(name: string, fields: readonly OwnField[]): string {
  if (Object.hasOwn(known, name)) return known[name]?.said[0] ?? name;
  return fields.find(({ nome }) => `campo.${nome}` === name)?.rotulo ?? name;
}

/** What a value is told through, and of which types. */
export const templateFilters: Readonly<Record<string, readonly VariableType[]>> = {
  moeda: ['moeda', 'numero'],
  extenso: ['moeda', 'numero'],
  data: ['data'],
  dataExtenso: ['data'],
  cpf: ['cpf'],
  cnpj: ['cnpj'],
  maiuscula: ['texto', 'data', 'moeda', 'numero', 'cpf', 'cnpj', 'escolha'],
};
