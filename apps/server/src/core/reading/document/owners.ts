import type { Block } from '../page/block.ts';
import type { Label } from '../page/labels-found.ts';
import type { Row, Word } from '../page/sheet.ts';

/** Whose a number on the page is: the worker's the document is about, the employer's, or somebody else's. */
export type Owner = 'worker' | 'employer' | 'other';

/** Who else is named on pay documents, by the word that says so at the beginning of a row, of a cell or before "por". */
const OTHERS: ReadonlySet<string> = new Set(
  `emitido emitida emitente emissor emissora impresso impressa gerado usuario usuaria operador operadora responsavel representante
  procurador procuradora contador contadora contabilista preposto testemunha sindico sindica aprovado aprovada conferido conferida
  elaborado elaborada assinado tomador tomadora cliente favorecido favorecida sacado curador curadora tutor tutora conjuge esposo esposa
  companheiro companheira diretor diretora gerente gestor gestora chefe supervisor supervisora encarregado encarregada coordenador
  coordenadora filho filha mae pai avo rh recursos desenvolvido`.split(/\s+/),
);
/** Of these it doesn't matter where in the row they stand. */
const ANYWHERE =
  /^(?:pensao|pensionista|alimentand[oa]|alimentad[oa]|alimentante|alimenticia|dependentes?|dep|herdeir[oa]|inventariante|guardia)$/;
const CONNECTED = /^(?:por|pel[oa]|legal|legais|d[aoe]s?|humanos)$/;
const HEADING =
  /^(?:(?:dados|identificacao|informacoes|nome|relacao)\s+(?:d[aoe]s?\s+)?)?(?:(dependentes?|pens(?:ao|oes)|pensionistas?|alimentand[oa]s?|beneficiari[oa]s? d[aoe]s? pens\S*|conjuge|tomador|cliente|local d[aoe] (?:trabalho|prestacao)|representantes?|responsave[li]s?|procurador|testemunhas?|contador|operadora|plano de saude|sindicato)|(empregador|empresa|patrao|fonte pagadora))\b/;
/** How such a heading begins. */
const HEADS =
  /^(?:dados|identificacao|informacoes|nome|relacao|dep|pens|alim|benef|conj|tom|cli|local|repr|resp|proc|test|cont|oper|plano|sind|empr|patr|fonte)/;
const MOST_HEADING_WORDS = 7;
/** How far above a section's heading may stand, in rows. */
const REACH = 14;
/** Inscriptions of employers who are persons. */
const PERSONS = /^(?:caepf|cei|cno|nirf)$/;

const WORKERS =
  /^(?:empregad[oa]|trabalhador[a]?|funcionari[oa]|servidor[a]?|colaborador[a]?|beneficiari[oa]|titular)$/;
const EMPLOYERS = /^(?:empregador[a]?|empresa|patrao|patroa|contratante|proprietari[oa])$/;

/** Whose what stands at a word of a row is, by what stands before it in its row, then by the section it is in. Undefined: nothing says. */
export function ownerAt(block: Block, row: number, at: number): Owner | undefined {
  const words = block.sheet.rows[row]?.words ?? [];
  const labels = block.labels[row] ?? [];
  const said = lastSaid(words, labels, at);
  if (said && said !== 'name') return said;
  if (!said && words.some(word => PERSONS.test(word.tokens[0] ?? ''))) return 'employer';
  if (!said && labels.some(label => label.from > at && saysWorker(label))) return 'worker';
  return sectionAbove(block, row, said === 'name');
}

/** Whose a label's value is: "CPF do empregador" says it itself. */
export function labelOwner(block: Block, label: Label): Owner | undefined {
  const own =
    block.sheet.rows[label.row]?.words.slice(label.from + 1, label.to + 3).flatMap(({ tokens }) => tokens) ?? [];
  const linked = own.findIndex(token => /^d[aoe]s?$/.test(token));
  const whose = linked < 0 ? '' : (own[linked + 1] ?? '');
  if (WORKERS.test(whose)) return 'worker';
  if (EMPLOYERS.test(whose)) return 'employer';
  if (OTHERS.has(whose) || ANYWHERE.test(whose)) return 'other';
  // a name's own label says whose it is
  return ownerAt(block, label.row, label.role === 'name' ? label.to + 1 : label.from);
}

/** What the words before one say; 'name' is a bare "Nome": of whom, the section says. */
function lastSaid(words: readonly Word[], labels: readonly Label[], at: number): Owner | 'name' | undefined {
  for (let place = at - 1; place >= 0; place--) {
    const label = labels.find(({ from, to }) => from <= place && place <= to);
    const word = words[place];
    if (word && isOther(words, labels, place)) return 'other';
    if (!label || !word) continue;
    if (label.role === 'companyName') return 'employer';
    if (label.role === 'name' && label.size === 1) return 'name';
    if (saysWorker(label)) return 'worker';
  }
  return undefined;
}

function saysWorker(label: Label): boolean {
  return label.role === 'employee' || label.role === 'name' || (label.role === 'registration' && label.size > 0);
}

function isOther(words: readonly Word[], labels: readonly Label[], at: number): boolean {
  const word = words[at];
  const token = word?.tokens[0] ?? '';
  if (!word || (!OTHERS.has(token) && !ANYWHERE.test(token))) return false;
  const label = labels.findLast(({ from }) => from <= at);
  // "Cargo: Contador" is what the worker does
  if (label && (label.role === 'jobTitle' || label.role === 'department') && label.to < at) return false;
  if (ANYWHERE.test(token)) return !/^\d/.test(words[at + 1]?.text ?? '');
  const before = words[at - 1];
  const starts = !before || before.cell !== word.cell || /[-–:;,(|]$/.test(before.text);
  return starts || CONNECTED.test(words[at + 1]?.folded ?? '');
}

/** The section a row is in: a heading alone in its row, or the last row that names worker or employer. */
function sectionAbove(block: Block, from: number, isNamed: boolean): Owner | undefined {
  let named = isNamed;
  for (let row = from - 1; row >= Math.max(0, from - REACH); row--) {
    if (block.table?.rows.has(row)) break;
    const found = block.sheet.rows[row];
    const labels = block.labels[row] ?? [];
    const heading = found && headingOf(found, labels);
    if (heading) return heading;
    if (labels.some(label => saysWorker(label) && !(label.role === 'name' && label.size === 1))) return 'worker';
    if (labels.some(label => label.role === 'name')) named = true;
    else if (!named && labels.some(label => label.role === 'companyName')) return 'employer';
  }
  return named ? 'worker' : undefined;
}

/** Who a heading is about: alone in its row, or beside what is no label (a title). */
export function headingOf({ words }: Row, labels: readonly Label[]): Owner | undefined {
  const [first] = words;
  if (!first || !HEADS.test(first.tokens[0] ?? '')) return undefined;
  const cell = words.filter(word => word.cell === first.cell);
  if (cell.length > MOST_HEADING_WORDS || labels.some(({ from }) => from >= cell.length)) return undefined;
  const text = cell.map(({ folded }) => folded).join(' ');
  const match = HEADING.exec(text);
  if (!match || /\d/.test(text)) return undefined;
  // "Empregador: Lauro Bomfim" names somebody
  const after = text
    .slice(match[0].length)
    .replace(/[^a-z ]/g, '')
    .trim();
  if (match[2]) return after === '' ? 'employer' : undefined;
  return after.split(' ').length <= 4 && !cell.slice(0, -1).some(endsWithColon) ? 'other' : undefined;
}

const endsWithColon = ({ text }: Word) => text.endsWith(':');
