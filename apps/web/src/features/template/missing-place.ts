import { to } from '@cracha/contract/navigation/paths.ts';

/** The fields of a worker's record that hold each variable; what is told of several begins at the first. */
const fields: Readonly<Record<string, string>> = {
  ...{ 'trabalhador.nome': 'nome', 'trabalhador.matricula': 'matricula', 'trabalhador.nomeSocial': 'nomeSocial' },
  ...{ 'trabalhador.pis': 'pis', 'trabalhador.rg': 'rgNumero', 'trabalhador.rgOrgao': 'rgOrgao' },
  ...{ 'trabalhador.ctps': 'ctpsNumero', 'trabalhador.nascimento': 'nascimento', 'trabalhador.sexo': 'sexo' },
  ...{ 'trabalhador.estadoCivil': 'estadoCivil', 'trabalhador.naturalidade': 'naturalidadeCidade' },
  ...{ 'trabalhador.nacionalidade': 'naturalidadePais', 'trabalhador.mae': 'nomeMae', 'trabalhador.pai': 'nomePai' },
  ...{ 'trabalhador.email': 'email', 'trabalhador.celular': 'celular' },
  ...{ 'contrato.cargo': 'cargo', 'contrato.cbo': 'cbo', 'contrato.lotacao': 'lotacao' },
  ...{ 'contrato.tomador': 'tomador', 'contrato.admissao': 'admissao', 'contrato.regime': 'regimeContratacao' },
  ...{ 'contrato.salario': 'salario', 'contrato.salarioPor': 'salarioUnidade' },
  ...{ 'contrato.horasSemanais': 'horasSemana', 'contrato.horasMensais': 'horasMes' },
  ...{ 'endereco.rua': 'logradouro', 'endereco.numero': 'numero', 'endereco.complemento': 'complemento' },
  ...{ 'endereco.bairro': 'bairro', 'endereco.cidade': 'municipio', 'endereco.uf': 'uf', 'endereco.cep': 'cep' },
  'endereco.completo': 'logradouro',
  ...{ 'banco.codigo': 'banco', 'banco.agencia': 'agencia', 'banco.conta': 'conta', 'banco.pix': 'chavePix' },
};

/** Where HR fills in what a paper of a worker lacks: the field itself, where the record has one. */
export function placeOf(variable: string | undefined, workerId: string): string {
  if (variable?.startsWith('empresa.')) return to.hr.companies();
  return to.hr.worker(workerId, undefined, variable && fields[variable]);
}
