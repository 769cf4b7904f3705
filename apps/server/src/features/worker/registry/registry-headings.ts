import {
  type OwnColumn,
  type RegistryColumn,
  registryColumns,
} from '@cracha/contract/features/worker/registry-columns.ts';
import { headingOf } from '#core/reading/file/table-columns.ts';
import type { TableRow } from '#core/reading/words/delimited.ts';
import { fold } from '#core/reading/words/fold.ts';

/** Headings as payroll programs and people write them, without accents, case and punctuation. */
const headings: Partial<Record<RegistryColumn, string>> = {
  cpf: 'cpf|cpf do trabalhador|cpf funcionario|cpf colaborador|cpf empregado|nr cpf|numero cpf|num cpf|cpf trab',
  cnpj: 'cnpj|cnpj empresa|cnpj da empresa|cnpj filial|cnpj do estabelecimento|cnpj estabelecimento|cnpj empregador',
  nome: 'nome|nome completo|nome do trabalhador|nome do funcionario|nome funcionario|nome colaborador|nome do colaborador|nome empregado|nome do empregado|funcionario|colaborador|trabalhador|empregado',
  nomeSocial: 'nome social',
  nascimento: 'nascimento|data nascimento|data de nascimento|dt nascimento|dt nasc|data nasc|nasc|dtnasc',
  sexo: 'sexo|genero',
  estadoCivil: 'estado civil|est civil',
  racaCor: 'raca cor|raca|cor|raca ou cor|etnia|cor raca',
  naturalidadeCidade: 'naturalidade|cidade de nascimento|naturalidade cidade|municipio de nascimento',
  naturalidadeUf: 'naturalidade uf|uf nascimento|uf de nascimento|uf naturalidade',
  naturalidadePais: 'pais de nascimento|pais nascimento|naturalidade pais|nacionalidade',
  nomeMae: 'nome da mae|nome mae|mae|filiacao mae',
  nomePai: 'nome do pai|nome pai|pai|filiacao pai',
  pis: 'pis|pis pasep|pis nis|nis|nit|pis nit|pasep|numero pis|num pis',
  ctpsDigital: 'ctps digital|carteira digital',
  ctpsNumero: 'ctps|ctps numero|numero ctps|carteira de trabalho|num ctps|numero da ctps',
  ctpsSerie: 'ctps serie|serie ctps|serie da ctps|serie',
  ctpsUf: 'ctps uf|uf ctps|uf da ctps',
  rgNumero: 'rg|numero rg|rg numero|identidade|num rg|numero do rg|carteira de identidade',
  rgOrgao: 'orgao emissor|rg orgao|orgao expedidor|orgao rg|emissor rg|rg orgao emissor|orgao emissor rg',
  rgUf: 'uf rg|rg uf|uf do rg',
  rgData: 'data rg|rg data|data emissao rg|emissao rg|data de emissao do rg|dt emissao rg|rg data emissao',
  cep: 'cep|cod postal',
  logradouro: 'logradouro|endereco|rua|end|endereco logradouro',
  numero: 'numero|num|nro|no|numero endereco|endereco numero|numero da casa',
  complemento: 'complemento|compl|endereco complemento',
  bairro: 'bairro|endereco bairro',
  municipio: 'municipio|cidade|endereco cidade|endereco municipio',
  municipioIbge: 'codigo ibge|ibge|cod ibge|codigo municipio|codigo do municipio|municipio ibge',
  uf: 'uf|estado|endereco uf|endereco estado',
  email: 'email|e mail|e mail pessoal|email pessoal|correio eletronico',
  celular: 'celular|telefone celular|cel|fone celular|whatsapp',
  telefone: 'telefone|fone|telefone residencial|telefone fixo|tel',
  emergenciaNome: 'contato emergencia|contato de emergencia|nome emergencia|emergencia',
  emergenciaTelefone: 'telefone emergencia|telefone de emergencia|fone emergencia',
  matricula:
    'matricula|registro|chapa|cadastro|numero registro|cod funcionario|codigo funcionario|codigo do funcionario|matr|re|codigo',
  matriculaEsocial: 'matricula esocial|matricula e social|esocial|registro esocial',
  admissao: 'admissao|data admissao|data de admissao|dt admissao|dt adm|data adm|dtadm',
  regimeContratacao:
    'regime|regime de contratacao|tipo de contratacao|tipo de contrato|tipo contrato|vinculo|tipo de vinculo|categoria|regime contratacao',
  regimeJuridico: 'regime juridico|regime trabalhista',
  aprendiz: 'aprendiz|menor aprendiz|jovem aprendiz',
  deficiencia: 'deficiencia|pcd|tipo deficiencia|tipo de deficiencia',
  afastamento: 'afastamento|motivo afastamento|tipo afastamento|motivo do afastamento',
  afastamentoInicio: 'inicio afastamento|afastamento inicio|data afastamento|inicio do afastamento',
  afastamentoFim: 'fim afastamento|afastamento fim|retorno|fim do afastamento|termino afastamento',
  desligamento:
    'desligamento|data desligamento|data de desligamento|data do desligamento|dt desligamento|demissao|data demissao|data de demissao|data da demissao|dt demissao|rescisao|data rescisao|data de rescisao|data da rescisao|dt rescisao|saida|data saida|data de saida|dt saida',
  motivoDesligamento:
    'motivo desligamento|motivo do desligamento|motivo demissao|motivo da demissao|motivo rescisao|motivo da rescisao|causa rescisao|causa da rescisao|tipo desligamento|tipo de desligamento',
  cargo: 'cargo|funcao|cargo funcao|descricao cargo|nome cargo|cargo atual|descricao do cargo|nome do cargo',
  cbo: 'cbo|codigo cbo|cod cbo|cbo 2002',
  lotacao: 'lotacao|departamento|setor|depto|secao|centro de custo|area|descricao departamento',
  tomador: 'tomador|tomador de servico|cliente|posto|tomador de servicos|obra',
  classe: 'classe|nivel|classe nivel|faixa|grade|classe e nivel',
  horasSemana: 'horas semana|horas semanais|carga horaria semanal|jornada semanal|hs semana',
  horasMes: 'horas mes|horas mensais|carga horaria mensal|carga horaria|jornada mensal|hs mes',
  salario: 'salario|salario base|remuneracao|valor salario|salario atual|vencimento|salario contratual|salario nominal',
  salarioUnidade: 'unidade salario|tipo salario|forma salario|unidade do salario|tipo de salario|salario unidade',
  diaPagamento: 'dia pagamento|dia de pagamento|dia do pagamento',
  formaPagamento: 'forma pagamento|forma de pagamento|meio de pagamento',
  dependentesIr: 'dependentes ir|dep ir|dependentes irrf|dep irrf|numero de dependentes ir|qtd dep ir',
  dependentesSalarioFamilia: 'dependentes salario familia|dep salario familia|dep sf|dependentes sf|qtd dep sf',
  banco: 'banco|codigo banco|cod banco|numero do banco|codigo do banco|num banco',
  agencia: 'agencia|ag|numero agencia|numero da agencia|cod agencia',
  agenciaDigito: 'digito agencia|agencia digito|dv agencia|dig agencia|digito da agencia',
  conta: 'conta|conta corrente|numero conta|numero da conta|cc|conta bancaria',
  contaDigito: 'digito conta|conta digito|dv conta|dig conta|digito da conta',
  tipoConta: 'tipo conta|tipo de conta|tipo da conta',
  tipoChavePix: 'tipo pix|tipo chave pix|tipo de chave pix|tipo da chave pix',
  chavePix: 'pix|chave pix|chave do pix',
};

const columnByHeading = new Map<string, RegistryColumn>(
  registryColumns.flatMap(column =>
    (headings[column] ?? '')
      .split('|')
      .filter(Boolean)
      .map(words => [words, column] as const),
  ),
);

const searchedRows = 40;

/** Companies' own fields with their names. */
export type OwnTitles = readonly (readonly [OwnColumn, string])[];

/**
 * What the columns of a heading seem to hold; a field that stands twice is taken from its first column. What everybody's records have
 * goes before a company's own field of that name.
 */
export function guessColumns(titles: readonly string[], own: OwnTitles = []): RegistryColumn[] {
  const seen = new Set<RegistryColumn>();
  const ownByHeading = new Map(own.map(([column, name]) => [plainWords(name), column] as const).toReversed());
  return titles.map(title => {
    const words = plainWords(title);
    const column = columnByHeading.get(words) ?? (words === '' ? undefined : ownByHeading.get(words)) ?? 'ignorar';
    if (seen.has(column)) return 'ignorar';
    seen.add(column);
    return column;
  });
}

function plainWords(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export interface Heading {
  /** Rows before the first of the table itself. */
  rows: number;
  titles: string[];
  heading: string;
  guess: RegistryColumn[];
}

/** The heading row among the first rows: the one that names most fields, at least two. */
export function findHeading(rows: readonly TableRow[], own: OwnTitles = []): Heading | undefined {
  let best: Heading | undefined;
  let most = 1;
  for (const [at, row] of rows.slice(0, searchedRows).entries()) {
    const titles = row.map(cell => cell.text);
    const guess = guessColumns(titles, own);
    const known = guess.filter(column => column !== 'ignorar').length;
    if (known <= most) continue;
    most = known;
    best = { rows: at + 1, titles, heading: headingOf(titles), guess };
  }
  return best;
}
