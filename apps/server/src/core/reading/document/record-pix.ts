import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { type PixKeyKind, readPixKey } from '@cracha/contract/kernel/bank-account.ts';
import type { Block } from '../page/block.ts';
import { labelValue, type Parse } from '../page/label-values.ts';
import { type Label, labelText } from '../page/labels-found.ts';
import { cellIn } from '../page/parse-values.ts';
import type { Word } from '../page/sheet.ts';
import { fold } from '../words/fold.ts';
import type { FieldRole } from '../words/labels.ts';

/** What a kind of key is called: beside the key, in its label or in a field of its own. */
const called: readonly (readonly [PixKeyKind, RegExp])[] = [
  ['cpf', /\bcpf\b/],
  ['cnpj', /\bcnpj\b/],
  ['celular', /\b(?:celular|cel|telefone|fone|tel)\b/],
  ['email', /\b(?:e-?mail|correio eletronico)\b/],
  ['aleatoria', /\b(?:aleatoria|evp)\b/],
];
/** How a key is written says its kind where nothing else does; bare digits are a CPF as well as a telephone, and say none. */
const written: readonly (readonly [PixKeyKind, RegExp])[] = [
  ['cpf', /^\d{3}\.\d{3}\.\d{3}-\d{2}$/],
  ['cnpj', /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/i],
  ['celular', /^(?:\+55|\(\d{2}\))/],
  ['email', /@/],
  ['aleatoria', /^[0-9a-f]{8}-[0-9a-f]{4}-/i],
];

/** All of a cell, but what it says of the key before it: `CPF: 529.982.247-25`. */
const keyIn: Parse<{ key: string; kind: PixKeyKind | undefined }> = words => {
  const cell = words.filter(word => word.cell === words[0]?.cell);
  const at = cell.findIndex(word => /\d|@/.test(word.text));
  if (at < 0) return undefined;
  const text = (part: readonly Word[]) => part.map(word => word.text).join(' ');
  return { value: { key: text(cell.slice(at)), kind: kindCalled(text(cell.slice(0, at))) }, words: cell };
};

/** What says of which kind an account or a key is, is no label of its own: "Tipo de conta: Conta corrente", "Chave Pix: E-mail fulana@exemplo.test". */
export function withoutKinds(block: Block): Block {
  const mayBeSaid = (label: Label) => !label.colon && namesOfKinds.has(label.role);
  const others = block.labels.map(row => row.filter(label => !mayBeSaid(label)));
  const said = new Set<Word>();
  for (const label of block.labels.flat()) {
    const parse: Parse<unknown> | undefined =
      label.role === 'pixKey' ? keyIn : kindRoles.has(label.role) ? cellIn : undefined;
    const found = parse && labelValue(block.sheet, others, label, parse, true);
    for (const word of found?.words ?? []) said.add(word);
  }
  const isSaid = (label: Label) => {
    const word = block.sheet.rows[label.row]?.words[label.from];
    return mayBeSaid(label) && word !== undefined && said.has(word);
  };
  return { ...block, labels: block.labels.map(row => row.filter(label => !isSaid(label))) };
}

const kindRoles: ReadonlySet<FieldRole> = new Set(['pixKind', 'accountType']);
const namesOfKinds: ReadonlySet<FieldRole> = new Set([
  'account',
  'cpf',
  'cnpj',
  'phone',
  'cellPhone',
  'email',
  'other',
]);

/**
 * The Pix key that a record prints, with its kind, as the Banco Central keeps it; none where the words are another field's (`taken`).
 * One whose kind nobody says, that is none of its kind, or beside another is told and not read.
 */
export function readPix(
  block: Block,
  taken: ReadonlySet<Word>,
  page: number,
): { fields: Record<string, string>; findings: Finding[] } {
  const labels = block.labels.flat();
  const kindLabel = labels.find(({ role }) => role === 'pixKind');
  const said = kindLabel && labelValue(block.sheet, block.labels, kindLabel, cellIn, true)?.value;
  const keys = new Map<string, PixKeyKind | undefined>();
  for (const label of labels.filter(({ role }) => role === 'pixKey')) {
    const found = labelValue(block.sheet, block.labels, label, keyIn, true);
    if (!found || found.words.some(word => taken.has(word))) continue;
    const { key, kind } = found.value;
    keys.set(key, kind ?? kindCalled(labelText(block, label)) ?? kindCalled(said ?? ''));
  }
  const [first] = keys;
  if (!first) return { fields: {}, findings: [] };
  const kind = first[1] ?? written.find(([, form]) => form.test(first[0]))?.[0];
  const key = kind && keys.size === 1 ? readPixKey(kind, first[0]) : undefined;
  if (!kind || !key) return { fields: {}, findings: [{ code: 'PIX_KEY_DOUBTFUL', values: {}, page }] };
  return { fields: { pix_kind: kind, pix_key: key }, findings: [] };
}

/** Undefined where none or more than one is named. */
function kindCalled(text: string): PixKeyKind | undefined {
  const found = called.filter(([, word]) => word.test(fold(text)));
  return found.length === 1 ? found[0]?.[0] : undefined;
}
