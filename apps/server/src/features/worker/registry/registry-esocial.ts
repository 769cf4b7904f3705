import type { RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import type { StoredDependant } from '#core/employment/dependants.ts';
import { type EventElement, eventsOf } from '#core/reading/file/esocial-events.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import { countryOf } from '#core/reading/words/esocial-countries.ts';

/** One S-2200 as it stands: element path below `evtAdmissao` → text. */
type Admission = ReadonlyMap<string, string>;

const wanted: ReadonlySet<string> = new Set(['evtAdmissao']);

/** The admissions (S-2200, leiaute S-1.x) of an eSocial file, also inside of an envelope. @throws ReadingRefusal for what is none or broken */
export function* admissionsOf(path: string): Generator<Admission> {
  let found = 0;
  for (const event of eventsOf(path, wanted)) {
    found++;
    yield flat(event).set('dependentes', dependantsOf(event));
  }
  if (found === 0) throw new ReadingRefusal('FILE_TYPE_UNKNOWN');
}

/** Of what may come more than once the first counts. */
function flat(event: EventElement): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = ({ children }: EventElement, above: string) => {
    for (const child of children) {
      const key = above + child.name;
      if (child.text !== '' && !texts.has(key)) texts.set(key, child.text);
      walk(child, `${key}/`);
    }
  };
  walk(event, '');
  return texts;
}

/** Those of eSocial's table 7 that name one kinship; the others (grandchild or brother, parent or grandparent) are not guessed. */
const kinships: Readonly<Record<string, string>> = {
  '01': 'conjuge',
  '02': 'companheiro',
  '03': 'filho',
  '04': 'filho',
  '10': 'tutelado',
  '11': 'tutelado',
};

/** All dependants of an admission, as the record keeps them; '' where there are none. */
function dependantsOf(event: EventElement): string {
  const worker = event.children.find(({ name }) => name === 'trabalhador');
  const all = (worker?.children ?? []).filter(({ name }) => name === 'dependente');
  const told = all.map(({ children }): StoredDependant => {
    const text = (wanted: string) => children.find(({ name }) => name === wanted)?.text ?? '';
    return {
      name: text('nmDep'),
      cpf: text('cpfDep') || null,
      birth_date: text('dtNascto') || null,
      kinship: kinships[text('tpDep')] ?? 'outro',
      uses: [...(text('depIRRF') === 'S' ? ['ir'] : []), ...(text('depSF') === 'S' ? ['salarioFamilia'] : [])],
    };
  });
  return told.length > 0 ? JSON.stringify(told) : '';
}

const coded = (path: string, words: Readonly<Record<string, string>>) => (event: Admission) =>
  words[event.get(path) ?? ''] ?? '';
const plain = (path: string) => (event: Admission) => event.get(path) ?? '';
const contract = 'vinculo/infoContrato';
const address = 'trabalhador/endereco/brasil';
const disabilities = [
  ['defFisica', 'fisica'],
  ['defVisual', 'visual'],
  ['defAuditiva', 'auditiva'],
  ['defMental', 'mental'],
  ['defIntelectual', 'intelectual'],
] as const;

/** What of an admission is a field of the record (eSocial, leiautes S-1.3: evtAdmissao and its tables); codes as our words. */
const fields: readonly (readonly [RegistryColumn, (event: Admission) => string])[] = [
  ['cpf', plain('trabalhador/cpfTrab')],
  ['cnpj', companyOf],
  ['nome', plain('trabalhador/nmTrab')],
  ['nomeSocial', plain('trabalhador/nmSoc')],
  ['nascimento', plain('trabalhador/nascimento/dtNascto')],
  ['naturalidadePais', event => countryOf(event.get('trabalhador/nascimento/paisNascto') ?? '')],
  ['sexo', coded('trabalhador/sexo', { M: 'masculino', F: 'feminino' })],
  [
    'racaCor',
    coded('trabalhador/racaCor', {
      1: 'branca',
      2: 'preta',
      3: 'parda',
      4: 'amarela',
      5: 'indigena',
      6: 'naoInformada',
    }),
  ],
  [
    'estadoCivil',
    coded('trabalhador/estCiv', { 1: 'solteiro', 2: 'casado', 3: 'divorciado', 4: 'separado', 5: 'viuvo' }),
  ],
  ['cep', plain(`${address}/cep`)],
  ['logradouro', plain(`${address}/dscLograd`)],
  ['numero', plain(`${address}/nrLograd`)],
  ['complemento', plain(`${address}/complemento`)],
  ['bairro', plain(`${address}/bairro`)],
  ['municipioIbge', plain(`${address}/codMunic`)],
  ['uf', plain(`${address}/uf`)],
  ['telefone', phoneBy(number => !isCell(number))],
  ['celular', phoneBy(isCell)],
  ['email', plain('trabalhador/contato/emailPrinc')],
  ['deficiencia', disabilityOf],
  ['dependentes', plain('dependentes')],
  ['matricula', plain('vinculo/matricula')],
  ['matriculaEsocial', plain('vinculo/matricula')],
  ['admissao', admissionDay],
  ['desligamento', plain('vinculo/desligamento/dtDeslig')],
  ['regimeJuridico', coded('vinculo/tpRegTrab', { 1: 'clt', 2: 'estatutario' })],
  ['regimeContratacao', event => (event.get(`${contract}/codCateg`) === '103' ? 'aprendiz' : 'empregado')],
  ['aprendiz', event => (event.get(`${contract}/codCateg`) === '103' ? 'sim' : 'não')],
  ['cargo', event => event.get(`${contract}/nmCargo`) ?? event.get(`${contract}/nmFuncao`) ?? ''],
  ['cbo', event => event.get(`${contract}/CBOCargo`) ?? event.get(`${contract}/CBOFuncao`) ?? ''],
  ['horasSemana', plain(`${contract}/horContratual/qtdHrsSem`)],
  ['salario', fixedSalary],
  [
    'salarioUnidade',
    coded(`${contract}/remuneracao/undSalFixo`, {
      1: 'hora',
      2: 'dia',
      3: 'semana',
      4: 'quinzena',
      5: 'mes',
      6: 'tarefa',
    }),
  ],
];

export const esocialColumns: readonly RegistryColumn[] = fields.map(([column]) => column);

/** An admission as a row of a table with `esocialColumns`. */
export function cellsOfAdmission(event: Admission): string[] {
  return fields.map(([, read]) => read(event));
}

/** The establishment where there is one, else the employer, who may be named by the first eight of the number alone. */
function companyOf(event: Admission): string {
  const place = `${contract}/localTrabalho/localTrabGeral`;
  return event.get(`${place}/tpInsc`) === '1' && event.get(`${place}/nrInsc`)
    ? (event.get(`${place}/nrInsc`) ?? '')
    : (event.get('ideEmpregador/nrInsc') ?? '');
}

function admissionDay(event: Admission): string {
  const regime = 'vinculo/infoRegimeTrab';
  return event.get(`${regime}/infoCeletista/dtAdm`) ?? event.get(`${regime}/infoEstatutario/dtExercicio`) ?? '';
}

/** Several at once are one of their own; that somebody was rehabilitated is told where nothing else is. */
function disabilityOf(event: Admission): string {
  const told = (name: string) => event.get(`trabalhador/infoDeficiencia/${name}`) === 'S';
  const [first, second] = disabilities.filter(([name]) => told(name));
  if (second) return 'multipla';
  return first?.[1] ?? (told('reabReadap') ? 'reabilitado' : '');
}

/** Who is paid by what they sell or make alone is told with a salary of zero (unit 7). */
function fixedSalary(event: Admission): string {
  const told = event.get(`${contract}/remuneracao/vrSalFx`) ?? '';
  return Number(told) === 0 ? '' : told;
}

function isCell(number: string): boolean {
  return /^\d{2}9\d{8}$/.test(number);
}

function phoneBy(fits: (number: string) => boolean) {
  return (event: Admission) => {
    const number = event.get('trabalhador/contato/fonePrinc') ?? '';
    return number !== '' && fits(number) ? number : '';
  };
}
